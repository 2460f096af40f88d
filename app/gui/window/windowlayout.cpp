// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/windowlayout.h"

#include "app/gui/theme/scale.h"
#include "app/gui/theme/windowsize.h"
#include "app/gui/window/explanationdock.h"

#include <QLayout>
#include <QMainWindow>
#include <QSettings>
#include <QStyle>

#include <algorithm>

namespace showdown::gui {
namespace {

constexpr int noWidth = -1; ///< the width is somebody's own
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
    m_isChosen = m_width != 0 && m_dock.width() != m_width;
    if (m_isChosen)
        return;
    const QFont font = m_window.font();
    const int extra = std::max(0, m_window.width() - scaled(usualWindow.width(), font));
    const int wanted = scaled(m_dock.preferredWidth(), font) + extra;
    const int handle =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    const int usual = std::min(wanted, scaled(widestDock, font)) - handle;
    m_window.resizeDocks({&m_dock}, {m_kept.value_or(usual)}, Qt::Horizontal);
    m_window.layout()->activate();
    m_width = m_kept ? noWidth : m_dock.width();
}

void WindowLayout::dockCameBack()
{
    if (!m_isChosen)
        m_width = 0;
}

void WindowLayout::save(QSettings& settings) const
{
    settings.setValue(key("geometry"), m_window.saveGeometry());
    settings.setValue(key("state"), m_window.saveState());
    if (!m_dock.isHidden() && !m_dock.isFloating() && m_width != m_dock.width())
        settings.setValue(key("dockWidth"), m_dock.width());
}

void WindowLayout::restore(const QSettings& settings)
{
    m_window.restoreGeometry(settings.value(key("geometry")).toByteArray());
    m_window.restoreState(settings.value(key("state")).toByteArray());
    if (const QVariant width = settings.value(key("dockWidth")); width.isValid())
        m_kept = width.toInt();
}

} // namespace showdown::gui
