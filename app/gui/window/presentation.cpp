// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/presentation.h"

#include "app/gui/files/stripactions.h"
#include "app/gui/files/stripcommands.h"
#include "app/gui/settings/preferences.h"
#include "app/gui/theme/appearance.h"
#include "app/gui/theme/textsize.h"
#include "app/gui/view/actions.h"
#include "app/gui/view/toolbar.h"
#include "app/gui/view/view.h"
#include "app/gui/widgets/noticebar.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/presentbar.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>
#include <QShortcut>
#include <QStatusBar>
#include <QToolTip>
#include <QWindow>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace showdown::gui {
namespace {

/// The width of the rail, and the height of all bars with the deck.
constexpr QSize hiddenRoom(76, 266);

/// While it lives the window shows no tips but those of the bar, above it and until the next key:
/// others would lie over the cards.
class NoTips : public QObject
{
public:
    explicit NoTips(PresentBar& bar) : m_bar(bar) { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
            QToolTip::hideText();
        const auto* widget =
            event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
        if (!widget || widget->window() != m_bar.window())
            return false;
        if (m_bar.isAncestorOf(widget))
            m_bar.showTip(*widget);
        return true;
    }

private:
    PresentBar& m_bar;
};

} // namespace

Presentation::Presentation(MainWindow& window, Actions& actions, Appearance& appearance,
                           const Preferences& preferences)
    : QObject(&window),
      m_window(window),
      m_actions(actions),
      m_appearance(appearance),
      m_preferences(preferences),
      m_forward(addKey(Qt::Key_PageDown, QStringLiteral("presentForwardShortcut"), true)),
      m_back(addKey(Qt::Key_PageUp, QStringLiteral("presentBackShortcut"), false)),
      m_bar(new PresentBar(actions, &window))
{
    connect(m_bar, &PresentBar::stepAsked, this, &Presentation::step);
    window.installEventFilter(this);
    window.addActions({actions.present, actions.fullScreen}); // they work without menus too
    connect(actions.present, &QAction::triggered, this, &Presentation::setOn);
    connect(actions.fullScreen, &QAction::triggered, this, [this](bool full) {
        m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, full));
    });
}

QShortcut* Presentation::addKey(Qt::Key key, const QString& name, bool forward)
{
    auto* shortcut = new QShortcut(key, &m_window);
    shortcut->setObjectName(name);
    shortcut->setEnabled(false);
    connect(shortcut, &QShortcut::activated, this, [this, forward] { step(forward); });
    return shortcut;
}

void Presentation::setStrip(StripCommands& strip)
{
    m_strip = &strip;
    const StripActions& actions = strip.actions();
    m_bar->setTables(*actions.previousTable, *actions.nextTable);
    connect(actions.nextTable, &QAction::changed, this, &Presentation::showForward);
}

/// Goes on in the table, and behind its last step to the next one; back in the same way.
void Presentation::step(bool forward)
{
    if (!isOn())
        return;
    const QAction& turn =
        *(forward ? m_strip->actions().nextTable : m_strip->actions().previousTable);
    const bool isTurned = (forward && turnsAtOnce()) || !m_view->stepPresentation(forward);
    if (isTurned && turn.isEnabled())
        m_strip->turn(forward);
}

/// From a chosen table whose outcome is seen; only the run of one that was begun is gone through.
bool Presentation::turnsAtOnce() const
{
    return m_strip->isPresenting() && m_view->table() && !m_view->keepsBack()
           && !m_view->wantsWideExplanation();
}

void Presentation::showForward()
{
    if (!isOn())
        return;
    const bool isLast = turnsAtOnce() || m_view->isAtEnd();
    const bool goesOn = !isLast || m_strip->actions().nextTable->isEnabled();
    m_forward->setEnabled(goesOn && m_back->isEnabled());
    m_bar->setForward(m_view->keepsBack(), goesOn);
}

QSize Presentation::roomySize() const
{
    const QFont font = m_window.font();
    return isOn() ? m_window.size()
                        + QSize(scaled(hiddenRoom.width(), font),
                                scaled(hiddenRoom.height(), font) - m_bar->stripHeight())
                  : m_window.size();
}

void Presentation::setOn(bool on)
{
    if (on != isOn())
        on ? start() : end();
    showActions();
}

void Presentation::start()
{
    m_states = m_window.windowState();
    m_focus = m_window.focusWidget();
    if (m_window.view().widget().isAncestorOf(m_focus))
        m_focus = nullptr; // the view knows where work continues
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_window.findChild<ModeRail*>(), m_window.menuBar(), m_window.statusBar()}) {
        if (!part->isHidden())
            m_hidden.emplace_back(part);
        part->hide();
    }
    m_bar->setStripKept(true);
    enter();
    goToScreen();
    m_window.setWindowState(m_states | Qt::WindowFullScreen);
    fitText();
    setPointed(true);
    m_noTips = std::make_unique<NoTips>(*m_bar);
    emit changed(true);
}

void Presentation::end()
{
    setPointed(false);
    m_bar->setStripKept(false);
    m_noTips.reset();
    leave();
    m_view = nullptr;
    m_strip->endPresentation();
    m_window.setWindowState(m_states);
    if (m_place.isValid())
        m_window.setGeometry(std::exchange(m_place, {}));
    m_appearance.setFittedTextSize(std::nullopt);
    for (const QPointer<QWidget>& part : std::exchange(m_hidden, {})) {
        if (part)
            part->show();
    }
    emit changed(false);
    const auto goBack = [this] {
        if (m_focus && m_focus->isVisible())
            m_focus->setFocus(Qt::OtherFocusReason);
        else if (!m_window.focusWidget())
            m_window.view().focus();
    };
    QMetaObject::invokeMethod(this, goBack, Qt::QueuedConnection); // in the window's own size again
}

/// A window that fills a screen is moved as one that does not.
void Presentation::goToScreen()
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto wanted = std::ranges::find(screens, m_preferences.screen(), &QScreen::name);
    if (wanted == screens.end() || *wanted == m_window.screen())
        return;
    m_window.setWindowState(m_states & ~(Qt::WindowFullScreen | Qt::WindowMaximized));
    m_place = m_window.geometry();
    m_window.setGeometry((*wanted)->availableGeometry());
}

/// Presents the view of the window: without its tools and notices.
void Presentation::enter()
{
    m_view = &m_window.view();
    m_view->toolBar().hide();
    if (NoticePlace* notices = m_view->notices())
        notices->setAway(true);
    m_strip->setAway(true);
    setKeys(true);
    m_view->setPresenting(true);
    connect(m_view, &View::keptBackChanged, m_bar, [this] { showForward(); });
    showForward();
}

void Presentation::leave()
{
    m_view->disconnect(m_bar);
    setKeys(false);
    m_view->setPresenting(false);
    if (NoticePlace* notices = m_view->notices())
        notices->setAway(false);
    m_strip->setAway(false);
    m_view->toolBar().setVisible(m_view == &m_window.view());
}

void Presentation::follow()
{
    if (!isOn() || m_view == &m_window.view())
        return;
    leave();
    enter();
    fitText();
}

/// The bar at the foot comes with the pointer, wherever in the window that is.
void Presentation::setPointed(bool on)
{
    QWindow* handle = m_window.windowHandle();
    if (on)
        handle->installEventFilter(this);
    else
        handle->removeEventFilter(this);
    on ? m_bar->come() : m_bar->hide();
    QWidget* focus = m_window.focusWidget();
    if (!on && focus && m_bar->isAncestorOf(focus))
        focus->clearFocus(); // a window in the background leaves it to a hidden button
}

/// Actions that are only in hidden menus have no keys; these are useful while presenting.
void Presentation::setKeys(bool on)
{
    m_forward->setEnabled(on);
    m_back->setEnabled(on);
    QList<QAction*> kept = m_view->presentActions();
    kept << m_actions.undo << m_actions.redo << m_actions.explanation << m_actions.nextArea
         << m_actions.previousArea << m_actions.nextTheme << m_actions.largerText
         << m_actions.smallerText << m_actions.usualText << m_actions.settings
         << m_actions.shortcuts << m_strip->actions().previousTable << m_strip->actions().nextTable
         << m_window.modeActions();
    for (QAction* action : std::as_const(kept)) {
        if (on)
            m_window.addAction(action);
        else
            m_window.removeAction(action);
    }
}

/// As large as the room that the view needs allows, but never smaller than chosen.
void Presentation::fitText()
{
    const double now = m_appearance.textSize();
    const double strip = m_bar->stripHeight() / uiScale(m_window.font());
    const QSize needed = m_view->presentedRoom();
    int percent = Appearance::largestFittedText;
    const auto fits = [&] {
        const QFont font = resized(m_window.font(), percent / now);
        return m_window.width() >= scaled(needed.width(), font)
               && m_window.height() >= scaled(needed.height() + strip, font);
    };
    while (percent > m_appearance.keptTextSize() && !fits())
        percent -= Appearance::textStep;
    m_appearance.setFittedTextSize(std::max(percent, m_appearance.keptTextSize()));
}

void Presentation::showActions()
{
    m_actions.present->setChecked(isOn());
    m_actions.fullScreen->setEnabled(!isOn());
    m_actions.fullScreen->setChecked(!isOn() && m_window.isFullScreen());
}

/// Escape and Space reach the window when nothing in it uses them. A window that closes leaves the
/// presentation first, so that its normal state is saved.
bool Presentation::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::WindowStateChange)
        showActions();
    if (!isOn())
        return QObject::eventFilter(watched, event);
    if (type == QEvent::MouseMove || type == QEvent::MouseButtonPress)
        m_bar->come();
    if (watched != &m_window)
        return QObject::eventFilter(watched, event);
    if (type == QEvent::Resize)
        fitText();
    const QKeyCombination key = type == QEvent::KeyPress
                                    ? static_cast<QKeyEvent*>(event)->keyCombination()
                                    : QKeyCombination(Qt::Key_unknown);
    const bool leaves = key.key() == Qt::Key_Escape;
    const bool goesOn = key == QKeyCombination(Qt::Key_Space);
    if (leaves || type == QEvent::Close)
        setOn(false);
    else if (goesOn)
        step(true);
    return leaves || goesOn || QObject::eventFilter(watched, event);
}

} // namespace showdown::gui
