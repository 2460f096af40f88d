// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// What a person can do with files in every view.
class FileActions : public ActionSet
{
    Q_OBJECT

    // Actions are made in the order in which they stand here.
public:
    explicit FileActions(QObject* parent = nullptr);

    QAction* const newTable;
    QAction* const open;

    /// In the menu of recent files: instead of files if there are none, and below them.
    QAction* const noRecent;
    QAction* const clearRecent;

    /// The same in the menu of tables to recover.
    QAction* const nothingToRecover;
    QAction* const busyRecoverable;
    QAction* const forgetRecoverable;

    QAction* const save;
    QAction* const saveAs;
    QAction* const properties;
};

} // namespace showdown::gui
