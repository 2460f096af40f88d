// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/view/view.h"

class QMenu;
class QMenuBar;

namespace showdown::gui {

class Actions;

/// Fills the menu bar again: the menus that exist in every view, the actions that choose a view,
/// and the menus of the current view. Every action is in a menu, so that it can be found there.
void fillMenuBar(QMenuBar& bar, const Actions& actions, const QList<QAction*>& modes,
                 const ViewMenus& view);

/// Fills a menu again with the help that exists in every view, and that of the current view.
void fillHelpMenu(QMenu& menu, const Actions& actions, const ViewMenus& view);

/// Shows the text size in the title of its menu.
void showTextSize(const QMenuBar& bar, const Actions& actions);

} // namespace showdown::gui
