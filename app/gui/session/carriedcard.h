// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/cards/placedcard.h"

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// A card being dragged or carried by keys.
struct CarriedCard
{
    PlacedCard card;
    std::optional<Place> from; ///< nothing: from the deck
};

/// How a card is dropped over a slot.
enum class DropStyle : std::uint8_t {
    put,    ///< swap with the card there, or replace it if the card is from the deck
    insert, ///< the card there makes room, if the document supports that
};

} // namespace showdown::gui
