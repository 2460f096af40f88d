// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/theme/appearance.h"
#include "app/gui/window/actionset.h"

class QActionGroup;

namespace showdown::gui {

/// What a person can do in every view: the actions of the window itself.
class Actions : public ActionSet
{
    Q_OBJECT

    // Actions are made in the order in which they stand here.
public:
    explicit Actions(QObject* parent = nullptr);

    QAction* const quit;

    QAction* const undo;
    QAction* const redo;

    /// Shows the explanation, or hides it.
    QAction* const explanation;
    QAction* const nextArea;
    QAction* const previousArea;

    QAction* const nextTheme;
    QAction* const fourColors;
    QAction* const largerText;
    QAction* const smallerText;
    QAction* const usualText;

    QAction* const about;

    /// The data is the Theme.
    QActionGroup* const themes;

private:
    void addTheme(QAction* action, Theme theme);
};

} // namespace showdown::gui
