// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

class QWidget;

namespace showdown::gui {

/// What takes the focus in a part of a window, in the order of Tab; the part
/// itself if it does.
std::vector<QWidget*> tabStopsIn(QWidget& part);

/// Lets Tab go from each of these to the next one.
void chainTabs(const std::vector<QWidget*>& stops);

} // namespace showdown::gui
