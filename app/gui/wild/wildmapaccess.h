// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

class WildMap;

/// Makes assistive technology find the cells of every WildMap as buttons with a name and a place,
/// which can be pressed. A map calls this first of all. Further calls do nothing.
void installWildMapAccess();

/// Tells assistive technology that the current cell of the map has the focus.
void tellCellFocus(WildMap& map);

} // namespace showdown::gui
