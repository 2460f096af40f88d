// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/actions.h"

namespace showdown::gui {

/// The actions of the tables in a row of one file.
class StripActions : public ActionSet
{
    Q_OBJECT

    // Actions are created in the order of their declarations here.
public:
    explicit StripActions(QObject* parent = nullptr);

    /// The keys follow the direction of the layout.
    void retranslate() override;

    QAction* const previousTable;
    QAction* const nextTable;
    QAction* const moveBack;
    QAction* const moveOn;
    QAction* const duplicate;
    QAction* const remove;
    QAction* const worksheet;
    QAction* const lesson;
    QAction* const present;

    /// Those of the menu; a null action is a separator.
    QList<QAction*> menu() const;
};

} // namespace showdown::gui
