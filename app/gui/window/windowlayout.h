// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

class QMainWindow;
class QSettings;

namespace showdown::gui {

class ExplanationDock;

/// How wide the explanation is beside a view, and how window and dock stand from one start to the
/// next. Both must outlive it.
class WindowLayout
{
public:
    WindowLayout(QMainWindow& window, ExplanationDock& dock) : m_window(window), m_dock(dock) {}

    /// Extra width goes to the dock first, up to a bound, unless somebody has chosen its width.
    void widenDock();

    /// The explanation is in the dock again, which nobody has seen for a while.
    void dockCameBack();

    /// Keeps place and size of the window, the dock, and the width that somebody chose for it.
    void save(QSettings& settings) const;

    /// Before the window is shown; what was not kept stays as it is.
    void restore(const QSettings& settings);

private:
    QMainWindow& m_window;
    ExplanationDock& m_dock;
    int m_width = 0;         ///< of the dock, as it was set last
    bool m_isChosen = false; ///< by somebody who moved the edge of the dock
    std::optional<int> m_kept;
};

} // namespace showdown::gui
