// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/cardplacetext.h"
#include "app/tables/cardtable.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace showdown::tables {

/// A card being dragged or carried by keys.
struct CarriedCard
{
    PlacedCard card;
    std::optional<Place> from; ///< nothing: from the deck
};

/// How a card is dropped over a slot.
enum class DropStyle : std::uint8_t {
    put,    ///< swap with the card there, or replace it if the card is from the deck
    insert, ///< the card there makes room
};

/// The result of dropping a card.
struct CardMove
{
    narration::MoveKind kind = narration::MoveKind::nothing;
    CardTable after;
};

/// Why dropping does nothing.
enum class NoMove : std::uint8_t {
    given,     ///< a card that cannot be changed lies there, or would be carried
    held,      ///< the card from the deck, of which there is one, is on the table
    full,      ///< the row has no room
    noUnknown, ///< an unknown card would go where only known ones can be
};

struct RefusedMove
{
    NoMove why = NoMove::held;
    std::optional<Place> holder; ///< of a card that is held
};

using MoveResult = std::variant<CardMove, RefusedMove>;

/// Drops a card over a place; the same for mouse and keyboard. Inserted, cards make room as
/// insertCard() says; but where a row has given cards, which stay where they are, a card is only put.
MoveResult movedTo(const CardTable& table, const CarriedCard& carried, Place to, DropStyle style);

/// Drops a card outside of all places: it is taken off the table, unless it is given.
CardMove movedOff(const CardTable& table, const CarriedCard& carried);

/// Puts a card into a row at a slot. The cards between there and the nearest gap move into it, of two
/// that are equally near into the later one. Nothing if the row is full.
///
///     Ks into  2h 3h 4h -  5h  at slot 1:  2h Ks 3h 4h 5h
///     Ks into  -  3h 4h -  5h  at slot 1:  3h Ks 4h -  5h
///     Ks into  2h -  3h 4h 5h  at slot 3:  2h 3h 4h Ks 5h
std::optional<SlotRow> insertCard(SlotRow row, int slot, PlacedCard card);

} // namespace showdown::tables
