// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/rules/ownpresetdialogs.h"

#include "app/gui/session/ownpresets.h"
#include "app/gui/theme/scale.h"
#include "app/gui/widgets/askbox.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/rulestext.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {

RuleNameDialog::RuleNameDialog(const OwnPresets& presets, const QString& former, QWidget* parent)
    : QDialog(parent), m_presets(presets), m_former(former)
{
    setObjectName(QStringLiteral("ruleNameDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(former.isEmpty() ? tr("Save house rules") : tr("Rename house rules"));
    auto* label = new TextLabel(QStringLiteral("ruleNameLabel"), this);
    label->setTextFormat(Qt::AutoText);
    label->setText(tr("&Name of these rules"));
    m_edit = new QLineEdit(former, this);
    m_edit->setObjectName(QStringLiteral("ruleNameEdit"));
    m_edit->setAccessibleName(tr("Name of these rules"));
    m_edit->selectAll();
    label->setBuddy(m_edit);
    m_fault = new TextLabel(QStringLiteral("ruleNameFaultLabel"), this);
    m_fault->setInk(Ink::error);
    m_fault->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setObjectName(QStringLiteral("ruleNameOkButton"));
    connect(buttons, &QDialogButtonBox::accepted, this, &RuleNameDialog::tryToAccept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_edit, &QLineEdit::textChanged, this, [this] { showFault({}, false); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_edit);
    layout->addWidget(m_fault);
    layout->addWidget(buttons);
    setMinimumWidth(scaled(320, font()));
    showFault({}, false);
    m_edit->setFocus();
}

QString RuleNameDialog::name() const
{
    return OwnPresets::tidied(m_edit->text());
}

void RuleNameDialog::tryToAccept()
{
    const auto fault = m_presets.faultOf(name(), m_former);
    if (!fault || (fault == OwnPresets::NameFault::taken && m_replaces)) {
        accept();
        return;
    }
    switch (*fault) {
    case OwnPresets::NameFault::empty:
        return showFault(tr("Give the rules a name."), false);
    case OwnPresets::NameFault::tooLong:
        return showFault(tr("A name has at most %n characters.", nullptr, OwnPresets::longestName),
                         false);
    case OwnPresets::NameFault::ofPreset:
        return showFault(tr("“%1” is the name of a preset. Choose another one.").arg(name()),
                         false);
    case OwnPresets::NameFault::taken:
        return showFault(tr("Other rules are called “%1”. Replace them?").arg(name()), true);
    }
}

void RuleNameDialog::showFault(const QString& fault, bool canReplace)
{
    m_replaces = canReplace;
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    m_edit->setAccessibleDescription(fault);
    if (!fault.isEmpty() && !canReplace) {
        m_edit->setFocus(Qt::OtherFocusReason);
        m_edit->selectAll();
    }
    if (canReplace)
        m_accept->setText(tr("&Replace"));
    else
        m_accept->setText(m_former.isEmpty() ? tr("&Save") : tr("Re&name"));
    adjustSize();
}

OwnPresetsDialog::OwnPresetsDialog(OwnPresets& presets, QWidget* parent)
    : QDialog(parent), m_presets(presets), m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("ownPresetsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("My house rules"));
    m_list->setObjectName(QStringLiteral("ownPresetsList"));
    m_list->setAccessibleName(windowTitle());
    arrange();
    connect(&presets, &OwnPresets::changed, this, &OwnPresetsDialog::showPresets);
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnPresetsDialog::showButtons);
    connect(m_list, &QListWidget::itemActivated, this, &OwnPresetsDialog::rename);
    showPresets();
}

void OwnPresetsDialog::arrange()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const QString& text, const char* name, const QKeySequence& keys,
                         void (OwnPresetsDialog::*command)()) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        button->setToolTip(keys.toString(QKeySequence::NativeText));
        connect(button, &QPushButton::clicked, this, command);
        connect(new QShortcut(keys, this), &QShortcut::activated, button, &QPushButton::click);
        return button;
    };
    m_rename = add(tr("&Rename…"), "renamePresetButton", Qt::Key_F2, &OwnPresetsDialog::rename);
    m_remove = add(tr("&Delete"), "deletePresetButton", Qt::Key_Delete, &OwnPresetsDialog::remove);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
}

void OwnPresetsDialog::showPresets()
{
    const int before = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const OwnPreset& preset : m_presets.all()) {
        auto* item = new QListWidgetItem(preset.name, m_list);
        item->setToolTip(escapedForToolTip(narration::rulesName(preset.rules)));
    }
    m_list->setCurrentRow(std::min(before, m_list->count() - 1));
    showButtons();
}

void OwnPresetsDialog::showButtons()
{
    for (QPushButton* button : {m_rename, m_remove})
        button->setEnabled(m_list->currentRow() >= 0);
}

void OwnPresetsDialog::rename()
{
    const QString name = current();
    auto* dialog = new RuleNameDialog(m_presets, name, this);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, name] { m_presets.rename(name, dialog->name()); });
    dialog->open();
}

/// Asks first, because removing cannot be undone.
void OwnPresetsDialog::remove()
{
    const QString name = current();
    askFirst(*this,
             {QStringLiteral("deletePresetBox"),
              windowTitle(),
              tr("Delete the rules “%1”?").arg(name),
              {tr("&Delete"), QStringLiteral("reallyDeleteButton")}},
             [this, name] { m_presets.remove(name); });
}

QString OwnPresetsDialog::current() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item ? item->text() : QString();
}

} // namespace showdown::gui
