// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

#include <memory>

class QLockFile;
class QWidget;

namespace showdown::gui {

/// The index of this window among the running instances, which share one saved window position. It
/// is held as long as this object lives, or its process.
class WindowCascade
{
public:
    /// Takes the first free index; the lock file is in the folder, which is created.
    explicit WindowCascade(const QString& folder);
    ~WindowCascade();
    WindowCascade(const WindowCascade&) = delete;
    WindowCascade& operator=(const WindowCascade&) = delete;

    /// 0 for the first window.
    int number() const { return m_number; }

private:
    std::unique_ptr<QLockFile> m_lock;
    int m_number = 0;
};

/// The position for a window with this index that would be at `place`: shifted so that the earlier
/// ones stay visible, and within the room. `place` itself if the room has no other position.
QRect cascadedPlace(const QRect& place, int number, const QRect& room);

/// A window's position before and after it was moved for its index.
struct CascadeMove
{
    QPoint from;
    QPoint to;
};

/// Moves a window, not yet shown, that would hide another one; returns the move.
CascadeMove moveToCascade(QWidget& window, int number);

/// Moves a closed window back, before its position is saved, unless the user moved it; otherwise
/// the saved position would creep with every second window.
void moveBack(QWidget& window, const CascadeMove& move);

} // namespace showdown::gui
