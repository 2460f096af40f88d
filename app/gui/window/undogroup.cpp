// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/window/undogroup.h"

#include "app/gui/view/actions.h"
#include "app/gui/window/statusline.h"

#include <QAction>
#include <QUndoStack>

namespace showdown::gui {

UndoGroup::UndoGroup(const Actions& actions, StatusLine& status, QObject* parent)
    : QUndoGroup(parent)
{
    // A message from before a change may no longer be true; one about the change comes afterwards.
    connect(this, &QUndoGroup::indexChanged, &status, [&status] { status.fallSilent(); });
    connect(actions.undo, &QAction::triggered, this, [this, &status] {
        undo();
        const QString step = redoText(); // now it has the name of the current language
        if (step.isEmpty())
            return status.say(tr("Undone."));
        //: What was undone, such as "Clear player"
        status.say(tr("Undone: %1").arg(step));
    });
    connect(actions.redo, &QAction::triggered, this, [this, &status] {
        redo();
        const QString step = undoText();
        if (step.isEmpty())
            return status.say(tr("Done again."));
        //: What was done again, such as "Clear player"
        status.say(tr("Done again: %1").arg(step));
    });
    connect(this, &QUndoGroup::canUndoChanged, actions.undo, &QAction::setEnabled);
    connect(this, &QUndoGroup::canRedoChanged, actions.redo, &QAction::setEnabled);
    actions.undo->setEnabled(canUndo());
    actions.redo->setEnabled(canRedo());
}

void UndoGroup::show(QUndoStack* stack)
{
    if (stack)
        addStack(stack);
    setActiveStack(stack);
}

} // namespace showdown::gui
