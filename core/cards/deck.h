// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"

#include <optional>
#include <span>
#include <vector>

namespace showdown {

/// The 52 natural cards, two of hearts first.
std::vector<Card> naturalDeck();

/// The 52 natural cards followed by this many jokers (none if negative).
std::vector<Card> deckWithJokers(int jokers);

/// Where a card lies on the table: both counted from 0.
struct CardPlace
{
    int hand = 0;
    int position = 0;

    bool operator==(const CardPlace&) const = default;
};

/// A natural card that one deck holds once but the table holds twice.
struct RepeatedCard
{
    Card card;
    CardPlace first;
    CardPlace second;

    bool operator==(const RepeatedCard&) const = default;
};

/// The first natural card, in reading order, that has already been seen; jokers may repeat.
std::optional<RepeatedCard> findRepeatedCard(std::span<const Hand> hands);

} // namespace showdown
