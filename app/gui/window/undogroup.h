// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoGroup>

namespace showdown::gui {

class Actions;
class StatusLine;

/// The undo stacks of the views, of which the current view's is active. Undo and redo report what
/// they did in the status bar.
class UndoGroup : public QUndoGroup
{
    Q_OBJECT

public:
    /// The actions and the status bar must outlive it.
    UndoGroup(const Actions& actions, StatusLine& status, QObject* parent);

    /// Makes a stack the active one; nullptr if there is nothing to undo.
    void show(QUndoStack* stack);
};

} // namespace showdown::gui
