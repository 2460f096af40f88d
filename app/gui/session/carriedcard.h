// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "core/cards/placedcard.h"

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// A card on its way, dragged or carried by keys.
struct CarriedCard
{
    PlacedCard card;
    std::optional<SlotPlace> from; ///< nothing: out of the deck
};

/// How a card is let go over a slot.
enum class DropStyle : std::uint8_t {
    put,    ///< what lies there changes places with it, or goes if the card is out of the deck
    insert, ///< what lies there makes room, if the document knows how
};

} // namespace showdown::gui
