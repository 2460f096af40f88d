// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/binomial.h"
#include "core/odds/suitedcards.h"
#include "core/table/valuetable.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace showdown {

// All ways to complete hands with common cards, without dealing all of them.
//
// Suits matter only for flushes. So the cards to come are first taken as a multiset of ranks, each
// weighed by the number of ways to give it suits, and the hands are valued as if there were no
// flushes. That is wrong exactly for the boards with so many cards of one suit that somebody has
// five of it. These boards are then walked suit by suit: the cards of that suit one by one, all
// others merged as before; the wrong values are taken back (a negative weight), the right ones
// counted.
//
// With wilds two suits can matter at once. Write v(L) for the values if only the suits of the set L
// count. Then the truth for a board on which the suits R matter is the sum over all sets M within R
// of the alternating sum of v(L) over all L within M. So for each set M the boards are walked on
// which at least the suits of M matter. Suits that matter on every board are in each L and M.
//
// Wilds are all alike: so many of them come, in so many ways, and the rest is natural.

/// Walks all ways in which `toCome` unseen cards complete the hands of some players to `cards` each,
/// and calls `visit(values, weight)` with the players' values and a weight, which may be negative;
/// the weights of one set of values add up to the number of ways that give it.
template <std::size_t players, int cards, typename Visit>
class BoardWalk
{
public:
    using Hands = std::array<TableHand, players>;
    using Values = std::array<TableValue, players>;

    BoardWalk(const ValueTable& table, Visit& visit) : m_table(table), m_visit(visit) {}

    /// Each hand must hold `cards` less `toCome` cards.
    void walk(Hands hands, const SuitedCards& unseen, int toCome)
    {
        const int mostWilds = std::min(toCome, unseen.wilds);
        for (int wilds = 0; wilds <= mostWilds; ++wilds) {
            m_wildWays = static_cast<std::int64_t>(binomial(unseen.wilds, wilds));
            walkNaturals(hands, unseen, toCome - wilds);
            for (TableHand& hand : hands)
                hand += TableCard::wild();
        }
    }

private:
    using SuitSet = unsigned;
    static constexpr SuitSet allFour = 0xF;

    static constexpr bool contains(SuitSet set, std::size_t suit)
    {
        return (set >> suit & 1U) != 0;
    }

    /// The boards with so many natural cards, the wilds being dealt.
    void walkNaturals(const Hands& hands, const SuitedCards& unseen, int naturals)
    {
        SuitSet always = 0;
        for (std::size_t suit = 0; suit < 4; ++suit) {
            m_needed[suit] = 5;
            for (const TableHand& hand : hands)
                m_needed[suit] = std::min(m_needed[suit], 5 - hand.suitCount(allSuits()[suit]));
            if (m_needed[suit] <= 0) {
                m_needed[suit] = 0;
                always |= 1U << suit;
            }
        }
        for (SuitSet suits = 0; suits <= allFour; ++suits) {
            int needed = 0;
            for (std::size_t suit = 0; suit < 4; ++suit)
                needed += contains(suits, suit) ? m_needed[suit] : 0;
            if ((suits & always) == always && needed <= naturals)
                walkWithSuits(suits, always, hands, unseen, naturals);
        }
    }

    /// The boards on which at least these suits matter.
    void walkWithSuits(SuitSet suits, SuitSet always, const Hands& hands, const SuitedCards& unseen,
                       int naturals)
    {
        m_suits = suits;
        m_hands = hands;
        m_variantCount = 0;
        for (SuitSet counted = suits;; counted = (counted - 1) & suits) {
            if ((counted & always) == always) {
                const bool isAdded = std::popcount(suits ^ counted) % 2 == 0;
                m_variants[m_variantCount++] = {counted, isAdded ? 1 : -1, {}};
            }
            if (counted == 0)
                break;
        }
        m_others.fill(0);
        for (std::size_t suit = 0; suit < 4; ++suit) {
            for (std::size_t rank = 0; rank < 13 && !contains(suits, suit); ++rank)
                m_others[rank] += unseen.ranks[suit] >> rank & 1;
        }
        walkSuit(0, unseen, naturals);
    }

    /// Chooses the cards of this suit, if it is one that matters, and goes on to the next.
    void walkSuit(std::size_t suit, const SuitedCards& unseen, int left)
    {
        while (suit < 4 && !contains(m_suits, suit))
            ++suit;
        if (suit < 4) {
            walkCards(suit, unseen.ranks[suit], m_needed[suit], unseen, left);
            return;
        }
        for (std::size_t i = 0; i < m_variantCount; ++i) {
            for (std::size_t player = 0; player < players; ++player)
                m_variants[i].flushes[player] = bestFlush(m_hands[player], m_variants[i].suits);
        }
        walkOthers(0, left, m_wildWays, {});
    }

    /// Adds cards of the suit, of the ranks left, and goes on once as many as needed are there.
    void walkCards(std::size_t suit, unsigned ranks, int needed, const SuitedCards& unseen,
                   int left)
    {
        if (needed <= 0)
            walkSuit(suit + 1, unseen, left);
        if (left == 0 || left < needed)
            return;
        for (; std::popcount(ranks) >= std::max(needed, 1); ranks &= ranks - 1) {
            const auto rank = static_cast<Rank>(std::countr_zero(ranks) + 2);
            const TableCard card = TableCard::natural(rank, allSuits()[suit]);
            for (TableHand& hand : m_hands)
                hand += card;
            walkCards(suit, ranks & (ranks - 1), needed - 1, unseen, left - 1);
            for (TableHand& hand : m_hands)
                hand -= card;
        }
    }

    TableValue bestFlush(const TableHand& hand, SuitSet suits) const
    {
        TableValue best = TableValue::none;
        for (; suits != 0; suits &= suits - 1) {
            const Suit suit = allSuits()[static_cast<std::size_t>(std::countr_zero(suits))];
            best = std::max(best, m_table.flushValue(hand, suit));
        }
        return best;
    }

    /// Adds cards of suits that do not matter, by rank from this one on.
    void walkOthers(std::size_t rank, int left, std::int64_t weight, const TableHand& others)
    {
        if (left == 0) {
            count(others, weight);
            return;
        }
        for (; rank < 13; ++rank) {
            const auto held = static_cast<std::size_t>(m_others[rank]);
            const TableCard card = TableCard::ofRank(static_cast<Rank>(rank + 2));
            TableHand hand = others;
            for (std::size_t copies = 1; copies <= held && static_cast<int>(copies) <= left;
                 ++copies) {
                hand += card;
                walkOthers(rank + 1, left - static_cast<int>(copies),
                           weight * suitWays[held][copies], hand);
            }
        }
    }

    /// Values the hands completed by these cards once, and in all variants.
    void count(const TableHand& others, std::int64_t weight)
    {
        Values suitless;
        for (std::size_t player = 0; player < players; ++player)
            suitless[player] = m_table.suitlessValue<cards>(m_hands[player] + others);
        for (std::size_t i = 0; i < m_variantCount; ++i) {
            const Variant& variant = m_variants[i];
            Values values = suitless;
            for (std::size_t player = 0; player < players; ++player)
                values[player] = std::max(values[player], variant.flushes[player]);
            m_visit(values, variant.sign * weight);
        }
    }

    /// What a walk counts if only some of its suits count.
    struct Variant
    {
        SuitSet suits = 0;
        int sign = 1;
        Values flushes{}; ///< the best flush of each player
    };

    /// By how many unseen cards of a rank there are and how many of them come.
    static constexpr std::array<std::array<int, 5>, 5> suitWays{
        {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

    const ValueTable& m_table;
    Visit& m_visit;
    std::int64_t m_wildWays = 1;
    std::array<int, 4> m_needed{}; ///< cards of each suit until it matters
    SuitSet m_suits = 0;           ///< those that matter at least
    Hands m_hands;                 ///< with the wilds and the cards of these suits
    std::array<Variant, 16> m_variants;
    std::size_t m_variantCount = 0;
    std::array<int, 13> m_others{}; ///< unseen cards of each rank in the other suits
};

} // namespace showdown
