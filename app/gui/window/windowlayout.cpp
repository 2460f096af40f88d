// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/windowlayout.h"

#include "app/gui/theme/scale.h"
#include "app/gui/window/explanationdock.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

constexpr double widestDock = 420;

QString key(const char* name)
{
    return QStringLiteral("window/") + QLatin1String(name);
}

QByteArray sumOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Md5);
}

/// With a sum: Qt believes whatever it is given back, and a damaged file could crash it.
QByteArray sealed(const QByteArray& bytes)
{
    return bytes + sumOf(bytes);
}

/// What was sealed under a key, or kept without a seal under another one by an earlier version;
/// empty if it is damaged.
QByteArray kept(const QSettings& settings, const char* name, const char* earlier)
{
    if (!settings.contains(key(name)))
        return settings.value(key(earlier)).toByteArray();
    const QByteArray whole = settings.value(key(name)).toByteArray();
    const QByteArray bytes = whole.chopped(std::min(sumOf({}).size(), whole.size()));
    return sealed(bytes) == whole ? bytes : QByteArray();
}

} // namespace

WindowLayout::WindowLayout(QMainWindow& window, ExplanationDock& dock)
    : m_window(window), m_dock(dock)
{
    window.installEventFilter(this);
}

bool WindowLayout::isBeside() const
{
    return !m_dock.isHidden() && !m_dock.isFloating() && !m_dock.pageName().isEmpty();
}

/// The current page; while it is wide it counts as another one.
QString WindowLayout::page() const
{
    return m_dock.pageName() + (m_dock.isWide() ? QStringLiteral("Wide") : QString());
}

/// Extra width goes to the dock first, up to a limit.
int WindowLayout::usualWidth() const
{
    const QFont font = m_window.font();
    const int preferred = scaled(m_dock.preferredWidth(), font);
    const int extra = std::max(0, m_window.width() - scaled(usualWindow.width(), font));
    const int handle =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    return (m_dock.isWide() ? preferred : std::min(preferred + extra, scaled(widestDock, font)))
           - handle;
}

void WindowLayout::fitDock()
{
    if (!isBeside())
        return;
    const auto chosen = m_chosen.constFind(page());
    const int width =
        chosen == m_chosen.constEnd() ? usualWidth() : scaled(*chosen, m_window.font());
    // what is in the middle may need less width than before, and tells it by one layout after another
    QList<QWidget*> inside = m_window.centralWidget()->findChildren<QWidget*>();
    inside.prepend(m_window.centralWidget());
    std::ranges::reverse(inside); // from the innermost outwards
    for (QWidget* part : std::as_const(inside)) {
        if (part->isVisibleTo(&m_window))
            QCoreApplication::sendPostedEvents(part, QEvent::LayoutRequest);
    }
    m_window.resizeDocks({&m_dock}, {width}, Qt::Horizontal);
    m_window.layout()->activate();
}

/// The edge of the dock is no widget: the window gets its mouse events.
bool WindowLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressedAt = m_dock.width();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const int before = std::exchange(m_pressedAt, 0); // 0: pressed elsewhere
        if (before != 0 && before != m_dock.width() && isBeside())
            m_chosen[page()] = m_dock.width() / uiScale(m_window.font());
    }
    return QObject::eventFilter(watched, event);
}

void WindowLayout::save(QSettings& settings) const
{
    settings.setValue(key("frame"), sealed(m_window.saveGeometry()));
    settings.setValue(key("place"), m_window.normalGeometry());
    settings.setValue(key("panels"), sealed(m_window.saveState()));
    settings.remove(key("geometry"));
    settings.remove(key("state"));
    for (auto width = m_chosen.begin(); width != m_chosen.end(); ++width)
        settings.setValue(key("dockWidth/") + width.key(), width.value());
}

/// Centres a window that no screen shows any more, as large as possible there.
void WindowLayout::centre(const QRect& place)
{
    const auto holds = [&](const QScreen* screen) {
        return screen->availableGeometry().contains(place);
    };
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto covering = Qt::WindowMaximized | Qt::WindowFullScreen;
    if (place.isEmpty() || screens.empty() || (m_window.windowState() & covering)
        || std::ranges::any_of(screens, holds))
        return;
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    QRect centred({}, place.size().boundedTo(room.size()).expandedTo(m_window.minimumSize()));
    centred.moveCenter(room.center());
    m_window.setGeometry(centred);
}

void WindowLayout::restore(const QSettings& settings)
{
    // Before the geometry: for a hidden window known to be maximized, Qt 6.4 keeps a copy of the layout
    // until it is shown, with bars that may be placed anew by then.
    m_window.restoreState(kept(settings, "panels", "state"));
    m_window.restoreGeometry(kept(settings, "frame", "geometry"));
    centre(settings.value(key("place")).toRect());
    const QString widths = key("dockWidth/");
    for (const QString& saved : settings.allKeys()) {
        if (saved.startsWith(widths))
            m_chosen[saved.mid(widths.size())] = settings.value(saved).toDouble();
    }
}

} // namespace showdown::gui
