// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/files/propertiesdialog.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/foreigntext.h"
#include "app/narration/numbertext.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <cstdint>

namespace showdown::gui {

PropertiesDialog::PropertiesDialog(const QString& title, const QString& note,
                                   const std::optional<QString>& fileTitle, QWidget* parent)
    : QDialog(parent),
      m_titleLabel(new QLabel(this)),
      m_title(new QLineEdit(this)),
      m_noteLabel(new QLabel(this)),
      m_note(new QPlainTextEdit(this)),
      m_length(new TextLabel(QStringLiteral("noteLengthLabel"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("propertiesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_title->setObjectName(QStringLiteral("tableTitleField"));
    m_title->setMaxLength(2 * CardTable::longestTitle); // in units; the session counts characters
    m_title->setText(title);
    if (fileTitle) {
        m_fileTitleLabel = new QLabel(this);
        m_fileTitle = new QLineEdit(this);
        m_fileTitle->setObjectName(QStringLiteral("fileTitleField"));
        m_fileTitle->setMaxLength(2 * CardTable::longestTitle);
        m_fileTitle->setText(*fileTitle);
    }
    m_note->setObjectName(QStringLiteral("tableNoteField"));
    m_note->setTabChangesFocus(true);
    m_note->setPlainText(note);
    arrange();
    connect(m_note, &QPlainTextEdit::textChanged, this, &PropertiesDialog::showLength);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    onRetranslate(*this, [this] { showWords(); });
    m_title->setFocus();
    m_title->selectAll();
}

void PropertiesDialog::arrange()
{
    m_titleLabel->setBuddy(m_title);
    m_noteLabel->setBuddy(m_note);
    m_title->setMinimumWidth(40 * fontMetrics().averageCharWidth());
    m_note->setFixedHeight(6 * fontMetrics().lineSpacing());
    auto* form = new QFormLayout(this);
    form->addRow(m_titleLabel, m_title);
    form->addRow(m_noteLabel, m_note);
    form->addRow(QString(), m_length);
    if (m_fileTitle) {
        m_fileTitleLabel->setBuddy(m_fileTitle);
        form->addRow(m_fileTitleLabel, m_fileTitle);
    }
    form->addRow(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("setPropertiesButton"));
    m_buttons->button(QDialogButtonBox::Cancel)
        ->setObjectName(QStringLiteral("cancelPropertiesButton"));
}

void PropertiesDialog::showWords()
{
    setWindowTitle(tr("Properties"));
    nameField(*m_titleLabel, *m_title, tr("&Title:"),
              tr("Stands above the hands in the window, in pictures and on paper; without one the "
                 "file's name does"));
    nameField(*m_noteLabel, *m_note, tr("&Note:"), tr("Is saved with the table"));
    if (m_fileTitle) {
        nameField(*m_fileTitleLabel, *m_fileTitle, tr("Title of the &file:"),
                  tr("Of all its tables together; a lesson that is made of them begins with it"));
    }
    showLength();
}

/// A text that is too long is not cut: the user decides what goes.
void PropertiesDialog::showLength()
{
    const qsizetype length = narration::characterCount(note());
    const auto shown = [](qsizetype count) {
        return narration::countText(static_cast<std::uint64_t>(count));
    };
    //: How long a text is, and how long it may be
    m_length->setText(tr("%1 of %2 characters").arg(shown(length), shown(CardTable::longestNote)));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(length <= CardTable::longestNote);
}

QString PropertiesDialog::title() const
{
    return m_title->text();
}

std::optional<QString> PropertiesDialog::fileTitle() const
{
    return m_fileTitle ? std::optional(m_fileTitle->text()) : std::nullopt;
}

QString PropertiesDialog::note() const
{
    return m_note->toPlainText().trimmed();
}

} // namespace showdown::gui
