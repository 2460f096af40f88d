// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/widgets/codechoice.h"

#include "app/gui/widgets/icons.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"
#include "app/narration/code/codelisting.h"

#include <QActionGroup>
#include <QMenu>
#include <QStyleOptionToolButton>

namespace showdown::gui {

using narration::CodeLanguage;

CodeChoice::CodeChoice(QWidget* parent) : QToolButton(parent), m_languages(new QActionGroup(this))
{
    setObjectName(QStringLiteral("codeChoice"));
    setIcon(gui::icon(IconId::more));
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(InstantPopup);
    auto* menu = new QMenu(this);
    for (const CodeLanguage language : narration::allCodeLanguages) {
        QAction* choice = menu->addAction(QString());
        choice->setData(QVariant::fromValue(language));
        choice->setCheckable(true);
        m_languages->addAction(choice);
    }
    setMenu(menu);
    onRetranslate(*this, [this] { showWords(); });
    connect(m_languages, &QActionGroup::triggered, this, [](const QAction* choice) {
        narration::setCodeLanguage(choice->data().value<CodeLanguage>());
    });
}

void CodeChoice::showWords()
{
    for (QAction* choice : m_languages->actions()) {
        const auto language = choice->data().value<CodeLanguage>();
        choice->setText(narration::codeLanguageName(language));
        choice->setChecked(language == narration::codeLanguage());
    }
    const QString shown = narration::codeLanguageName(narration::codeLanguage());
    nameButton(*this, shown, tr("The language in which code is shown, here and in lessons"),
               tr("Language of the code: %1", "%1: 'Python'").arg(shown));
}

void CodeChoice::setRoom(int width)
{
    setToolButtonStyle(wholeWidth() <= width ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
}

int CodeChoice::wholeWidth() const
{
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.toolButtonStyle = Qt::ToolButtonTextOnly;
    const QSize words =
        fontMetrics().size(Qt::TextShowMnemonic, text())
        + QSize(fontMetrics().horizontalAdvance(u' ') * 2
                    + style()->pixelMetric(QStyle::PM_MenuButtonIndicator, &option, this),
                0);
    return style()->sizeFromContents(QStyle::CT_ToolButton, &option, words, this).width();
}

} // namespace showdown::gui
