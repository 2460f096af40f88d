// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

class QTabWidget;
class QWidget;

namespace showdown::gui {

/// The widgets that take the focus in a part of a window, in Tab order from a widget of the window
/// on, or from the part; the part itself if it does.
std::vector<QWidget*> tabStopsIn(QWidget& part, QWidget* from = nullptr);

/// Makes Tab go from each of these to the next.
void chainTabs(const std::vector<QWidget*>& stops);

/// Lets Tab reach only the bar of tabs: the widget itself has that as its proxy, so that Tab would
/// lead from its pages back there.
void keepOutOfTabOrder(QTabWidget& tabs);

} // namespace showdown::gui
