// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

namespace showdown::gui {

class DeckGrid;

/// From now on assistive technology finds the keys of every DeckGrid as buttons with a name, a
/// description and a place, which can be pressed.
void installDeckGridAccess();

/// Tells assistive technology that the current key has the focus.
void tellDeckKeyFocus(DeckGrid& grid);

} // namespace showdown::gui
