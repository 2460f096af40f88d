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

/// Which of the windows that are open at once this is: each is a program of its own, and the kept
/// place is that of all. A turn is taken as long as this lives, or its program.
class WindowTurn
{
public:
    /// Takes the first turn that is free; the lock lies in the folder, which is made.
    explicit WindowTurn(const QString& folder);
    ~WindowTurn();
    WindowTurn(const WindowTurn&) = delete;
    WindowTurn& operator=(const WindowTurn&) = delete;

    /// 0 for the first window.
    int number() const { return m_number; }

private:
    std::unique_ptr<QLockFile> m_lock;
    int m_number = 0;
};

/// Where the window of a turn stands that would stand there: so that those before it can be seen, and
/// in the room. As it is if the room has no other place for it.
QRect placeOfTurn(const QRect& place, int number, const QRect& room);

/// From where a turn has moved a window, and whereto.
struct TurnMove
{
    QPoint from;
    QPoint to;
};

/// Moves a window, not yet shown, that would hide another one; gives how.
TurnMove moveToTurn(QWidget& window, int number);

/// Moves a closed window back, before its place is kept, if it stands where its turn has moved it;
/// else the kept place would creep with every second window.
void moveBack(QWidget& window, const TurnMove& move);

} // namespace showdown::gui
