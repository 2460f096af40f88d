// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/windowlayout.h"

#include "app/gui/theme/scale.h"
#include "app/gui/window/explanationdock.h"

#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int noWidth = -1; ///< the user chose the width
constexpr double widestDock = 420;

QString key(const char* name)
{
    return QStringLiteral("window/") + QLatin1String(name);
}

} // namespace

void WindowLayout::widenDock()
{
    if (m_dock.isHidden() || m_dock.isFloating())
        return;
    Width& width = this->width();
    width.isChosen = width.set != 0 && m_dock.width() != width.set;
    if (!width.isChosen)
        applyWidth();
}

void WindowLayout::setDockWide(bool wide)
{
    if (wide == m_dock.isWide())
        return;
    const bool isBeside = !m_dock.isHidden() && !m_dock.isFloating();
    Width& before = width();
    if (isBeside && before.set != 0 && m_dock.width() != before.set)
        before.kept = m_dock.width();
    m_dock.setWide(wide);
    width().isChosen = false;
    if (isBeside)
        applyWidth();
    else
        width().set = 0;
}

void WindowLayout::applyWidth()
{
    const QFont font = m_window.font();
    Width& width = this->width();
    const int extra = std::max(0, m_window.width() - scaled(usualWindow.width(), font));
    const int wanted = scaled(m_dock.preferredWidth(), font) + (m_dock.isWide() ? 0 : extra);
    const int handle =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    const int widest = scaled(m_dock.isWide() ? m_dock.preferredWidth() : widestDock, font);
    const int usual = std::min(wanted, widest) - handle;
    m_window.resizeDocks({&m_dock}, {width.kept.value_or(usual)}, Qt::Horizontal);
    m_window.layout()->activate();
    width.set = width.kept ? noWidth : m_dock.width();
}

void WindowLayout::dockCameBack()
{
    if (!width().isChosen)
        width().set = 0;
}

void WindowLayout::save(QSettings& settings) const
{
    settings.setValue(key("geometry"), m_window.saveGeometry());
    settings.setValue(key("place"), m_window.normalGeometry());
    settings.setValue(key("state"), m_window.saveState());
    if (!m_dock.isHidden() && !m_dock.isFloating() && !m_dock.isWide()
        && m_usual.set != m_dock.width())
        settings.setValue(key("dockWidth"), m_dock.width());
    else if (m_dock.isWide() && m_usual.kept)
        settings.setValue(key("dockWidth"), *m_usual.kept);
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
    m_window.restoreGeometry(settings.value(key("geometry")).toByteArray());
    centre(settings.value(key("place")).toRect());
    m_window.restoreState(settings.value(key("state")).toByteArray());
    if (const QVariant width = settings.value(key("dockWidth")); width.isValid())
        m_usual.kept = width.toInt();
}

} // namespace showdown::gui
