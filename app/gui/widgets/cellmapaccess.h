// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

class CellMap;

/// Makes assistive technology find the cells of every CellMap as buttons with a name and a place,
/// which can be pressed. A map calls this first of all. Further calls do nothing.
void installCellMapAccess();

/// Tells assistive technology that the current cell of the map has the focus.
void tellCellFocus(CellMap& map);

} // namespace showdown::gui
