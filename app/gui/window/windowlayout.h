// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/window/explanationdock.h"

#include <QMap>
#include <QObject>

class QMainWindow;
class QSettings;

namespace showdown::gui {

/// The width of the explanation beside a view, and saving and restoring window and dock. Both must
/// outlive it.
///
/// Each page has a width of its own: that to which the user moved the edge of the dock, which grows
/// with the text, or the usual one for this window and text.
class WindowLayout : public QObject
{
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, ExplanationDock& dock);

    /// Gives the dock the width of its current page: to be called whenever the page, the window or
    /// the text changes, and when the dock comes back.
    void fitDock();

    /// Saves place and size of the window, the dock, and the widths that the user chose for it.
    void save(QSettings& settings) const;

    /// To be called before the window is shown; what was not saved stays as it is.
    void restore(const QSettings& settings);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isBeside() const;
    QString page() const;
    int usualWidth() const;
    void centre(const QRect& place);

    QMainWindow& m_window;
    ExplanationDock& m_dock;
    QMap<QString, double> m_chosen; ///< lengths of the design, by page
    int m_pressedAt = 0;            ///< the width when the mouse was pressed
};

} // namespace showdown::gui
