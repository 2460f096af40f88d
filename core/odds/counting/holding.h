// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/card.h"
#include "core/cards/suit.h"
#include "core/rules/houserules.h"
#include "core/table/tablehand.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace showdown {

/// The number of ways to choose k of n things, for k up to 7 and n up to 1100; 0 for k > n.
constexpr std::uint64_t binomial(int n, int k)
{
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) {
        if (n <= i)
            return 0;
        ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    }
    return ways;
}

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

/// The number of these cards of each rank, two first, outside a set of suits.
constexpr std::array<int, 13> rankCounts(const SuitedCards& cards, SuitSet without)
{
    std::array<int, 13> counts{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
        for (std::size_t rank = 0; rank < counts.size() && !without.contains(suit); ++rank)
            counts[rank] += cards.ranks[suit] >> rank & 1;
    }
    return counts;
}

/// The kinds of card: 0 to 51 as Card::index() for natural cards, and one for all that are wild.
using CardKind = std::uint8_t;
constexpr CardKind wildCardKind = 52;

/// All kinds as cards for the tables. Built at compile time: adding a card that has just been put
/// together is slow.
inline constexpr std::array<TableCard, 53> kindCards =
    []<std::size_t... kinds>(std::index_sequence<kinds...>)
{
    return std::array{TableCard::natural(*cardOf(kinds)->rank(), *cardOf(kinds)->suit())...,
                      TableCard::wild()};
}
(std::make_index_sequence<52>());

/// The card of a kind for the tables.
constexpr const TableCard& tableCard(CardKind kind)
{
    return kindCards[kind];
}

constexpr bool contains(const SuitedCards& cards, CardKind kind)
{
    return kind == wildCardKind ? cards.wilds > 0
                                : (cards.ranks[kind % 4U] >> (kind / 4U) & 1U) != 0;
}

/// Takes one card of the kind out.
constexpr void remove(SuitedCards& cards, CardKind kind)
{
    if (kind == wildCardKind)
        --cards.wilds;
    else
        cards.removeNatural(*cardOf(kind));
}

/// One or two cards that may be dealt, and in how many ways. One card stands here twice.
struct Holding
{
    CardKind first = 0;
    CardKind second = 0;
    std::uint64_t ways = 1;
};

/// Calls `handle` with every holding of this many unseen cards, one or two.
template <typename Handle>
void forEachHolding(const SuitedCards& unseen, int cards, const Handle& handle)
{
    for (CardKind first = 0; first < wildCardKind; ++first) {
        if (!contains(unseen, first))
            continue;
        if (cards == 1) {
            handle(Holding{first, first, 1});
            continue;
        }
        for (CardKind second = first + 1; second < wildCardKind; ++second) {
            if (contains(unseen, second))
                handle(Holding{first, second, 1});
        }
        if (unseen.wilds > 0)
            handle(Holding{first, wildCardKind, static_cast<std::uint64_t>(unseen.wilds)});
    }
    if (unseen.wilds >= cards)
        handle(Holding{wildCardKind, wildCardKind, binomial(unseen.wilds, cards)});
}

} // namespace showdown
