// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

class QString;

namespace showdown::gui {

class CardSlot;
class DeckGrid;

/// Makes assistive technology find the keys of every DeckGrid as buttons with a name, a description
/// and a place, which can be pressed; and in every CardSlot its name, its content as value and text,
/// its description, and that it can be pressed. A widget calls this first of all, because what was
/// looked up before stays as it was. Further calls do nothing.
void installCardAccess();

/// Tells assistive technology that the current key of the deck has the focus.
void tellKeyFocus(DeckGrid& grid);

/// Tells assistive technology that a key of the deck is called something else.
void tellKeyName(DeckGrid& grid, int key);

/// Tells assistive technology that a slot holds something else.
void tellSlotContent(CardSlot& slot, const QString& before, const QString& after);

} // namespace showdown::gui
