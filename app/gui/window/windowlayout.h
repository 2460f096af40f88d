// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/window/explanationdock.h"

#include <optional>

class QMainWindow;
class QSettings;

namespace showdown::gui {

/// How wide the explanation is beside a view, and how window and dock stand from one start to the
/// next. Both must outlive it.
class WindowLayout
{
public:
    WindowLayout(QMainWindow& window, ExplanationDock& dock) : m_window(window), m_dock(dock) {}

    /// Extra width goes to the dock first, up to a bound, unless somebody has chosen its width.
    void widenDock();

    /// The dock is to be wide while a page of it needs that, and then as it was again.
    void setDockWide(bool wide);

    /// The explanation is in the dock again, which nobody has seen for a while.
    void dockCameBack();

    /// Keeps place and size of the window, the dock, and the width that somebody chose for it.
    void save(QSettings& settings) const;

    /// Before the window is shown; what was not kept stays as it is.
    void restore(const QSettings& settings);

private:
    /// How wide the dock is, as it usually is or while it is wide.
    struct Width
    {
        int set = 0;           ///< as it was set last; 0: not yet
        bool isChosen = false; ///< by somebody who moved the edge of the dock
        std::optional<int> kept;
    };

    Width& width() { return m_dock.isWide() ? m_wide : m_usual; }
    void applyWidth();
    void centre(const QRect& place);

    QMainWindow& m_window;
    ExplanationDock& m_dock;
    Width m_usual;
    Width m_wide;
};

} // namespace showdown::gui
