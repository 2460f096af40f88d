// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

class QWidget;

namespace showdown::gui {

/// The widgets that take the focus in a part of a window, in Tab order from a widget of the window
/// on, or from the part; the part itself if it does.
std::vector<QWidget*> tabStopsIn(QWidget& part, QWidget* from = nullptr);

/// Makes Tab go from each of these to the next.
void chainTabs(const std::vector<QWidget*>& stops);

} // namespace showdown::gui
