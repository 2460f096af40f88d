// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"
#include "core/rules/houserules.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace showdown::narration {

/// What happens to a card that is let go.
enum class MoveKind : std::uint8_t {
    nothing, ///< everything stays as it is
    place,   ///< from the deck into an empty slot
    replace, ///< from the deck onto a card, which is removed
    move,    ///< from a slot into an empty one
    swap,    ///< two cards change places
    insert,  ///< between cards, which make room
    clear,   ///< off the table
};

/// A card that is carried, over a slot.
struct CarriedOver
{
    Card card;
    CardPlace place;
    std::optional<Card> there; ///< the card in that slot
};

/// "K♦ goes to Player 2, card 4 and replaces Q♥", "K♦ and Q♥ change places": the effect of letting
/// go.
QString moveText(MoveKind kind, const CarriedOver& carried, const HouseRules& rules,
                 const QStringList& names = {});

/// "K♦ is picked up. Arrows choose a slot, Enter drops it, Esc takes it back."
QString pickedUpText(Card card, const HouseRules& rules);

/// "There is no card to pick up."
QString nothingToPickUp();

/// "Player 2 has five cards; there is no room for one more."
QString rowIsFull(int player, const QStringList& names = {});

} // namespace showdown::narration
