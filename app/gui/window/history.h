// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoGroup>

namespace showdown::gui {

class Actions;
class StatusLine;

/// What undo and redo take back and make again: the undo stack of the view that is shown. They say
/// what they did in the status bar.
class History : public QUndoGroup
{
    Q_OBJECT

public:
    /// The actions and the status bar must outlive it.
    History(const Actions& actions, StatusLine& status, QObject* parent);
};

} // namespace showdown::gui
