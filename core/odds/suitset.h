// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/suit.h"
#include "core/odds/suitedcards.h"

#include <array>
#include <bit>
#include <cstddef>

namespace showdown {

/// A set of suits, a bit for each, hearts first.
class SuitSet
{
public:
    constexpr SuitSet() = default;
    explicit constexpr SuitSet(unsigned bits) : m_bits(bits) {}

    constexpr bool contains(std::size_t suit) const { return (m_bits >> suit & 1U) != 0; }
    constexpr bool contains(SuitSet other) const { return (m_bits & other.m_bits) == other.m_bits; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr void insert(std::size_t suit) { m_bits |= 1U << suit; }

    /// The first suit of the set from this one on, or 4.
    constexpr std::size_t firstFrom(std::size_t suit) const
    {
        while (suit < 4 && !contains(suit))
            ++suit;
        return suit;
    }

private:
    unsigned m_bits = 0;
};

/// All sixteen sets.
constexpr std::array<SuitSet, 16> allSuitSets()
{
    std::array<SuitSet, 16> sets;
    for (unsigned bits = 0; bits < sets.size(); ++bits)
        sets[bits] = SuitSet(bits);
    return sets;
}

/// How many of these cards there are of each rank, two first, outside a set of suits.
constexpr std::array<int, 13> rankCounts(const SuitedCards& cards, SuitSet without)
{
    std::array<int, 13> counts{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
        for (std::size_t rank = 0; rank < counts.size() && !without.contains(suit); ++rank)
            counts[rank] += cards.ranks[suit] >> rank & 1;
    }
    return counts;
}

} // namespace showdown
