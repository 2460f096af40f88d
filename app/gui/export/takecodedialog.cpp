// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/export/takecodedialog.h"

#include "app/gui/export/fileexport.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/look.h"
#include "app/gui/widgets/textlabel.h"
#include "app/gui/widgets/wordedcombo.h"
#include "app/narration/code/codelisting.h"
#include "app/narration/code/takencode.h"
#include "app/narration/rulestext.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace showdown::gui {

namespace {

constexpr QSize usualSize(720, 640);

QPushButton* newCodeButton(const char* name, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    return button;
}

} // namespace

TakeCodeDialog::TakeCodeDialog(const NamedRules& rules, QWidget* parent)
    : QDialog(parent),
      m_rules(rules),
      m_language(new WordedCombo(this)),
      m_function(new WordedCombo(this)),
      m_languageLabel(newLabel(QStringLiteral("takenLanguageLabel"), this)),
      m_functionLabel(newLabel(QStringLiteral("takenFunctionLabel"), this)),
      m_rulesLabel(
          newLabel(QStringLiteral("takenRulesLabel"), this, {0, QFont::Normal, Ink::secondary})),
      m_code(new QPlainTextEdit(this)),
      m_said(newLabel(QStringLiteral("takenSaidLabel"), this)),
      m_copyCommand(newCodeButton("copyCodeCommandButton", this)),
      m_copy(newCodeButton("copyTakenButton", this)),
      m_save(newCodeButton("saveTakenButton", this)),
      m_close(newCodeButton("closeTakenButton", this)),
      m_file(new FileExport(this, this))
{
    setObjectName(QStringLiteral("takeCodeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_language->setObjectName(QStringLiteral("takenLanguage"));
    m_function->setObjectName(QStringLiteral("takenFunction"));
    for (const narration::CodeLanguage language : narration::programLanguages)
        m_language->addItem(narration::codeLanguageName(language), QVariant::fromValue(language));
    m_language->setCurrentIndex(
        std::max(0, m_language->findData(QVariant::fromValue(narration::codeLanguage()))));
    m_function->addItem({});
    m_function->addItems(narration::takenFunctions());
    m_code->setObjectName(QStringLiteral("takenCode"));
    m_code->setReadOnly(true);
    m_code->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_code->setTabChangesFocus(true);
    m_code->setFont(codeFont());
    m_code->setLayoutDirection(Qt::LeftToRight); // code is never mirrored
    m_save->setDefault(true);
    arrange();
    connectParts();
    onRetranslate(*this, [this] { showWords(); });
    onLookChange(*this, [this] { updateLook(); });
    showCode();
}

void TakeCodeDialog::arrange()
{
    auto* choices = new QHBoxLayout;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_languageLabel, m_language, m_functionLabel, m_function})
        choices->addWidget(widget);
    choices->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_said, 1);
    for (QPushButton* button : {m_copyCommand, m_copy, m_save, m_close})
        buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(choices);
    layout->addWidget(m_rulesLabel);
    layout->addWidget(m_code, 1);
    layout->addLayout(buttons);
}

void TakeCodeDialog::connectParts()
{
    for (QComboBox* choice : {m_language, m_function})
        connect(choice, &QComboBox::currentIndexChanged, this, &TakeCodeDialog::showCode);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { copy(m_code->toPlainText(), tr("Copied: the code")); });
    connect(m_copyCommand, &QPushButton::clicked, this, [this] {
        copy(narration::takenCommand(language(), m_rules, function()),
             tr("Copied: a command line"));
    });
    connect(m_save, &QPushButton::clicked, this, &TakeCodeDialog::save);
    connect(m_file, &FileExport::said, m_said, &TextLabel::setText);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void TakeCodeDialog::showWords()
{
    setWindowTitle(tr("Take the code"));
    m_languageLabel->setText(tr("Language"));
    m_language->setAccessibleName(m_languageLabel->text());
    m_functionLabel->setText(tr("Functions"));
    m_function->setAccessibleName(m_functionLabel->text());
    m_function->setItemText(0, tr("All, as a program"));
    m_rulesLabel->setText(narration::rulesLine(m_rules));
    m_code->setAccessibleName(tr("Code"));
    m_copyCommand->setText(tr("Copy c&ommand"));
    m_copy->setText(tr("&Copy"));
    m_save->setText(tr("&Save…"));
    m_close->setText(tr("Close"));
}

void TakeCodeDialog::updateLook()
{
    const QSize room = screen()->availableSize() * 9 / 10;
    resize(QSize(scaled(usualSize.width(), font()), scaled(usualSize.height(), font()))
               .boundedTo(room));
}

narration::CodeLanguage TakeCodeDialog::language() const
{
    return m_language->currentData().value<narration::CodeLanguage>();
}

/// Empty for all of them.
QString TakeCodeDialog::function() const
{
    return m_function->currentIndex() == 0 ? QString() : m_function->currentText();
}

void TakeCodeDialog::showCode()
{
    const auto lines = narration::takenLines(language(), m_rules, function());
    m_code->setPlainText(narration::takenText(lines.value()));
    m_said->setText({});
}

void TakeCodeDialog::copy(const QString& text, const QString& said)
{
    QGuiApplication::clipboard()->setText(text);
    m_said->setText(said);
    announce(*m_said, said);
}

void TakeCodeDialog::save()
{
    const bool isPython = language() == narration::CodeLanguage::python;
    const QByteArray bytes = m_code->toPlainText().toUtf8();
    m_file->ask({function().isEmpty() ? QStringLiteral("hands") : function().toLower(),
                 isPython ? QStringLiteral("py") : QStringLiteral("js"),
                 {{isPython ? tr("Python files (*.py)") : tr("JavaScript files (*.js *.mjs)"),
                   [bytes] { return bytes; }}}});
}

} // namespace showdown::gui
