// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// The file actions of every view.
class FileActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit FileActions(QObject* parent = nullptr);

    QAction* const newTable;

    /// Puts a table beside the one of a file, and leaves a file with several for a new one.
    QAction* const addTable;
    QAction* const newFile;
    QAction* const open;

    /// In the menu of recent files: instead of files if there are none, and below them.
    QAction* const noRecent;
    QAction* const clearRecent;

    /// The same entries in the menu of tables to recover.
    QAction* const nothingToRecover;
    QAction* const busyRecoverable;
    QAction* const forgetRecoverable;

    QAction* const save;
    QAction* const saveAs;
    QAction* const properties;
};

} // namespace showdown::gui
