// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/view/toolbar.h"

#include "app/gui/theme/mnemonic.h"
#include "app/gui/theme/scale.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/actions.h"
#include "app/gui/widgets/access.h"
#include "app/gui/widgets/menubutton.h"
#include "app/gui/widgets/tips.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace showdown::gui {

namespace {

void setWords(QToolButton& button, const QString& name, const QString& tip)
{
    button.setText(name);
    button.setAccessibleName(name);
    setTips(button, tip);
}

} // namespace

ToolBar::ToolBar(const Actions& actions, QWidget* parent, ToolBarKind kind)
    : QToolBar(parent), m_actions(actions), m_kind(kind)
{
    setMovable(false);
    // The bar's own context menu would hide the bar, and nothing would bring it back.
    setContextMenuPolicy(Qt::PreventContextMenu);
    if (kind == ToolBarKind::reading)
        return;
    addActions({actions.undo, actions.redo});
    addSeparator();
}

void ToolBar::addWorded(const QList<QAction*>& actions)
{
    addActions(actions);
    m_worded << actions;
}

QLabel* ToolBar::addCaption(const QString& objectName)
{
    auto* label = new QLabel(this);
    label->setObjectName(objectName);
    label->setContentsMargins(8, 0, 8, 0);
    m_captions << addWidget(label);
    return label;
}

void ToolBar::addEnd()
{
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    m_size = addMenuButton(QStringLiteral("textSizeButton"), IconId::textSize,
                           {m_actions.largerText, m_actions.smallerText, m_actions.usualText});
    m_sizeTitle = m_size->menu()->insertSection(m_actions.largerText, QString());
    connect(&m_actions, &Actions::textSizeChanged, this, &ToolBar::showTextSize);
    m_theme =
        addMenuButton(QStringLiteral("themeButton"), IconId::theme, m_actions.themes->actions());
    m_theme->menu()->addSeparator();
    m_theme->menu()->addAction(m_actions.fourColors);
    if (m_kind == ToolBarKind::whole) {
        addSeparator();
        addWorded({m_actions.explanation});
        connect(m_actions.explanation, &QAction::changed, this, &ToolBar::nameExplanation);
    }
    showWords();
}

/// The name of the explanation differs between views.
void ToolBar::nameExplanation()
{
    auto* button = qobject_cast<QToolButton*>(widgetForAction(m_actions.explanation));
    if (m_explanationText == m_actions.explanation->text() || !button)
        return;
    m_explanationText = m_actions.explanation->text();
    nameToolButton(*button, *m_actions.explanation);
    fitWords();
}

QToolButton* ToolBar::addMenuButton(const QString& objectName, IconId picture,
                                    const QList<QAction*>& entries)
{
    auto* button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setIcon(icon(picture));
    button->setFocusPolicy(Qt::TabFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    button->menu()->addActions(entries);
    QAction* const place = addWidget(button);
    if (picture == IconId::theme && !m_yielding.isEmpty())
        m_yielding << place; // the themes are in a menu too
    return button;
}

void ToolBar::setCompact(bool compact)
{
    m_compact = compact;
    showWords();
}

void ToolBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        showWords();
    if (event->type() == QEvent::LanguageChange) // its parts have their new words afterwards
        QMetaObject::invokeMethod(this, &ToolBar::fitWords, Qt::QueuedConnection);
    else if (event->type() == QEvent::LayoutDirectionChange)
        showMore();
}

void ToolBar::showWords()
{
    setWindowTitle(tr("Tools"));
    setAccessibleName(windowTitle());
    if (m_size)
        showTextSize();
    if (m_theme)
        setWords(*m_theme, tr("Theme"), tr("Choose the colours"));
    nameToolButtons(*this);
    showMore();
    const int icon = scaled(18, font());
    setIconSize({icon, icon});
    const QList<QAction*> all = actions();
    for (QAction* action : all) {
        QWidget* tool = widgetForAction(action);
        if (qobject_cast<QToolButton*>(tool))
            tool->setMinimumHeight(scaled(30, font()));
        else if (qobject_cast<QComboBox*>(tool))
            tool->setMinimumHeight(scaled(28, font()));
        if (m_captions.contains(action) && !m_yielding.contains(action))
            action->setVisible(!m_compact);
    }
    layout()->setContentsMargins(scaled(8, font()), scaled(6, font()), scaled(8, font()),
                                 scaled(6, font()));
    fitWords();
}

/// Qt's own button at the end has an arrow that is invisible in a dark theme.
void ToolBar::showMore()
{
    auto* more = findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    if (!more)
        return;
    more->setIcon(icon(isRightToLeft() ? IconId::chevronLeft : IconId::chevronRight));
    setWords(*more, tr("More tools"), tr("Show the tools that have no room here"));
}

void ToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    m_wasSized = true;
    fitWords();
}

/// Without enough room for the words, only icons are shown; no word is cut off.
void ToolBar::fitWords()
{
    setWorded(m_worded, !m_compact);
    setLeastWidths(false);
    if (!m_wasSized)
        return;
    for (QAction* action : std::as_const(m_yielding))
        action->setVisible(true);
    if (!m_compact && isTooNarrow())
        setWorded(m_firstPlain, false);
    if (!m_compact && isTooNarrow())
        setWorded(m_worded, false);
    for (QAction* action : std::as_const(m_yielding)) {
        if (isTooNarrow())
            action->setVisible(false);
    }
    setLeastWidths(true); // or the bar cuts words off rather than fold its end
}

void ToolBar::setLeastWidths(bool ofWords)
{
    const QList<QAction*> all = actions();
    for (QAction* action : all) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setMinimumWidth(
                std::max(scaled(30, font()), ofWords ? button->sizeHint().width() : 0));
    }
}

bool ToolBar::isTooNarrow() const
{
    layout()->invalidate();
    return layout()->sizeHint().width() > width();
}

void ToolBar::setWorded(const QList<QAction*>& actions, bool worded)
{
    for (QAction* action : actions) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setToolButtonStyle(worded ? Qt::ToolButtonTextBesideIcon
                                              : Qt::ToolButtonIconOnly);
    }
}

void ToolBar::showTextSize()
{
    //: The name of a button and the title of its menu; %1: a number, 100 is the usual size
    const QString words = tr("Text size: %1 %").arg(m_actions.textSize());
    setWords(*m_size, words, tr("Make text and cards larger or smaller"));
    m_sizeTitle->setText(words);
}

void nameToolButton(QToolButton& button, const QAction& action)
{
    button.setObjectName(
        action.objectName().replace(QStringLiteral("Action"), QStringLiteral("Button")));
    button.setAccessibleName(withoutMnemonic(action.text()));
    button.setFocusPolicy(Qt::TabFocus);
    clickWhenChecked(button);
}

void nameToolButtons(const QToolBar& bar)
{
    const QList<QAction*> all = bar.actions();
    for (QAction* action : all) {
        auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(action));
        if (button && !action->objectName().isEmpty())
            nameToolButton(*button, *action);
    }
}

ModeRail::ModeRail(QWidget* parent)
    : QToolBar(parent), m_modes(new QActionGroup(this)), m_helpMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("modeRail"));
    setOrientation(Qt::Vertical);
    m_helpMenu->setObjectName(QStringLiteral("railHelpMenu"));
    setMovable(false);
    // The bar's own context menu would hide the bar, and nothing would bring it back.
    setContextMenuPolicy(Qt::PreventContextMenu);
    retranslate();
    resizeButtons();
}

void ModeRail::addMode(QAction& mode)
{
    m_modes->addAction(&mode);
    addAction(&mode);
    nameToolButtons(*this);
    resizeButtons();
}

void ModeRail::addFoot(QAction& settings)
{
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    addWidget(space);
    addAction(&settings);
    m_help = new MenuButton(this);
    m_help->setObjectName(QStringLiteral("helpButton"));
    m_help->setIcon(icon(IconId::help));
    m_help->setFocusPolicy(Qt::TabFocus);
    m_help->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // as wide as the others
    m_help->setPopupMode(QToolButton::InstantPopup);
    m_help->setMenu(m_helpMenu);
    addWidget(m_help);
    retranslate();
    resizeButtons();
}

void ModeRail::focusChosen() const
{
    if (QWidget* button = widgetForAction(m_modes->checkedAction()))
        button->setFocus(Qt::ShortcutFocusReason);
}

void ModeRail::retranslate()
{
    setWindowTitle(tr("Views"));
    setAccessibleName(windowTitle());
    nameToolButtons(*this);
    if (m_help)
        setWords(*m_help, tr("Help"), tr("Explanations, keys, ranks, and what this program is"));
}

void ModeRail::setCompact(bool compact)
{
    m_compact = compact;
    resizeButtons();
}

void ModeRail::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    resizeButtons();
}

void ModeRail::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        resizeButtons();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ModeRail::resizeButtons()
{
    constexpr double caption = 11.5; // long words must not take the room of the hands
    const auto icon = scaled(20, font());
    setIconSize({icon, icon});
    setToolButtonStyle(m_compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
    QSize size = m_compact ? QSize(scaled(40, font()), scaled(44, font()))
                           : QSize(scaled(64, font()), scaled(60, font()));
    const int margin = scaled(m_compact ? 4 : 5, font());
    layout()->setContentsMargins(margin, margin, margin, margin);
    const auto buttons = findChildren<QToolButton*>(QRegularExpression(QStringLiteral("Button$")),
                                                    Qt::FindDirectChildrenOnly);
    if (isVisible() && !buttons.empty()) { // with large text they share what height there is
        const auto count = static_cast<int>(buttons.size());
        const int room = (height() - 2 * margin) / count - std::max(0, layout()->spacing());
        size.setHeight(std::clamp(room, std::min(icon, size.height()), size.height()));
    }
    for (QToolButton* button : buttons) {
        button->setFont(designFont(font(), caption));
        button->setMinimumSize(size);
        button->setToolButtonStyle(toolButtonStyle());
    }
}

} // namespace showdown::gui
