// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <array>
#include <optional>
#include <vector>

namespace showdown::gui {

/// The suits in the order in which the deck lies there.
constexpr std::array<Suit, 4> deckSuits()
{
    using enum Suit;
    return {spades, hearts, diamonds, clubs};
}

/// The first slot, in reading order, that holds a natural card. Nothing for a joker: there is
/// always another.
std::optional<SlotPlace> holder(const Table& table, Card card);

/// How much of one deck, with its jokers, nobody holds.
struct CardsLeft
{
    int left = 0;
    int all = 0;

    bool operator==(const CardsLeft&) const = default;
};

/// Nothing if the deck is free, which never runs out. A wild that was placed by hand takes a joker
/// of the deck with it as long as there are any: jokers are no limit.
std::optional<CardsLeft> cardsLeft(const Table& table);

/// The cards of one deck, with its jokers, that nobody holds, in the order of the deck.
std::vector<Card> undealtCards(const Table& table);

/// How many different natural cards lie on the table more than once, whatever the rules.
int cardsUsedTwice(const Table& table);

} // namespace showdown::gui
