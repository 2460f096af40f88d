// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/window/explanationdock.h"

#include <optional>

class QMainWindow;
class QSettings;

namespace showdown::gui {

/// The width of the explanation beside a view, and saving and restoring window and dock. Both must
/// outlive it.
class WindowLayout
{
public:
    WindowLayout(QMainWindow& window, ExplanationDock& dock) : m_window(window), m_dock(dock) {}

    /// Gives extra width to the dock first, up to a limit, unless the user chose its width.
    void widenDock();

    /// Makes the dock wide while a page of it needs that, and then as it was.
    void setDockWide(bool wide);

    /// Called when the explanation is in the dock again, which was hidden.
    void dockCameBack();

    /// Saves place and size of the window, the dock, and the width that the user chose for it.
    void save(QSettings& settings) const;

    /// To be called before the window is shown; what was not saved stays as it is.
    void restore(const QSettings& settings);

private:
    /// The width of the dock, usually or while it is wide.
    struct Width
    {
        int set = 0;           ///< as last set; 0: not yet
        bool isChosen = false; ///< by the user, who moved the edge of the dock
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
