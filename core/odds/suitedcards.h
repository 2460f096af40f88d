// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/rules/houserules.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace showdown {

/// A set of cards as the rules read them: natural cards by suit, and how many wilds. Natural cards
/// that are wild are among the wilds, which are all alike.
struct SuitedCards
{
    std::array<std::uint16_t, 4> ranks{}; ///< by suit, hearts first: bit 0 is the two
    int wilds = 0;

    void add(Card card, const HouseRules& rules, int copies = 1)
    {
        if (rules.isWild(card))
            wilds += copies;
        else
            ranks[suitPlace(card)] = static_cast<std::uint16_t>(ranks[suitPlace(card)] | bit(card));
    }

    /// Takes out a natural card that is not wild.
    void removeNatural(Card card)
    {
        ranks[suitPlace(card)] = static_cast<std::uint16_t>(ranks[suitPlace(card)] & ~bit(card));
    }

    bool containsNatural(Card card) const { return (ranks[suitPlace(card)] & bit(card)) != 0; }

    int count() const
    {
        int count = wilds;
        for (const std::uint16_t suit : ranks)
            count += std::popcount(suit);
        return count;
    }

    bool operator==(const SuitedCards&) const = default;

private:
    static std::size_t suitPlace(Card card) { return static_cast<std::size_t>(*card.suit()) - 1; }
    static unsigned bit(Card card) { return 1U << (number(*card.rank()) - 2); }
};

} // namespace showdown
