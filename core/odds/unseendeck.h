// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"

#include <span>
#include <utility>
#include <vector>

namespace showdown {

/// Cards of one face: a natural card, or all jokers that are left, for these are interchangeable.
struct UnseenCard
{
    Card card;
    int copies = 1;

    bool operator==(const UnseenCard&) const = default;
};

/// What is left of one deck. The deck holds as many jokers as its rule says or, if more, as are
/// shown.
class UnseenDeck
{
public:
    UnseenDeck(const HouseRules& rules, std::span<const Card> shown);
    explicit UnseenDeck(const Situation& situation);

    /// Natural cards in the order of their index, then the jokers if there are any.
    const std::vector<UnseenCard>& cards() const& { return m_cards; }
    std::vector<UnseenCard> cards() && { return std::move(m_cards); }

    /// How many cards are left, every joker counted.
    int count() const { return m_count; }

private:
    std::vector<UnseenCard> m_cards;
    int m_count = 0;
};

} // namespace showdown
