// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/session/cardtable.h"
#include "core/cards/deck.h"

#include <QString>

#include <optional>

namespace showdown::gui {

/// The row with its cards together at the start, natural ones first: highest value first, equal
/// values in the order of deckSuits(). Cards that are wild under these rules follow in the same
/// order, jokers last.
SlotRow sorted(const SlotRow& row, const HouseRules& rules);

/// Puts a card into a row at a slot. The cards between there and the nearest gap move into it, of
/// two that are equally near into the later one. Nothing if the row is full.
///
///     Ks into  2h 3h 4h -  5h  at slot 1:  2h Ks 3h 4h 5h
///     Ks into  -  3h 4h -  5h  at slot 1:  3h Ks 4h -  5h
///     Ks into  2h -  3h 4h 5h  at slot 3:  2h 3h 4h Ks 5h
std::optional<SlotRow> insertCard(SlotRow row, int slot, Card card);

/// The table with a card taken out of its slot and inserted at another. Nothing if there is no
/// card, or no room in the row of another player.
std::optional<CardTable> withMovedCard(CardTable table, Place from, Place to);

/// Whether another player can have the hand of this one as well: not one deck's natural cards.
bool canCopyHand(const CardTable& table, int player);

/// The table under other rules; a lens that they do not know goes back to the best rank, and the
/// deck of a situation is one deck.
CardTable withRules(CardTable table, const NamedRules& rules);

/// The table with the first of each natural card, in reading order; the slots of others are empty.
CardTable withoutRepeats(CardTable table);

/// The place as narration takes it, which numbers the slots whether or not they are filled.
CardPlace cardPlace(Place place);

} // namespace showdown::gui
