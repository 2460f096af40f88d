// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/odds/counting/holding.h"
#include "core/table/tablehand.h"
#include "core/table/valuetable.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace showdown {

/// Walks the multisets of ranks that some cards can have, where suits do not matter.
template <typename Handle>
class RankWalk
{
public:
    /// `held`: how many cards there are of each rank, two first, 0 to 4.
    RankWalk(const std::array<int, 13>& held, const Handle& handle) : m_held(held), m_handle(handle)
    {}

    /// Calls `handle(hand, weight)` for each multiset of `cards` cards, with the cards and the
    /// given weight times the number of ways to give them suits.
    void walk(int cards, std::int64_t weight) const { walk(0, cards, weight, {}); }

private:
    void walk(std::size_t rank, int left, std::int64_t weight, const TableHand& hand) const
    {
        if (left == 0) {
            m_handle(hand, weight);
            return;
        }
        for (; rank < m_held.size(); ++rank) {
            const auto held = static_cast<std::size_t>(m_held[rank]);
            TableHand next = hand;
            for (std::size_t copies = 1; copies <= held && static_cast<int>(copies) <= left;
                 ++copies) {
                next += rankCards[rank];
                walk(rank + 1, left - static_cast<int>(copies), weight * suitWays[held][copies],
                     next);
            }
        }
    }

    /// The ways to choose suits, by how many cards of a rank there are and how many of them come.
    static constexpr std::array<std::array<int, 5>, 5> suitWays{
        {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

    /// Built at compile time: adding a card that has just been put together is slow.
    static constexpr std::array<TableCard, 13> rankCards =
        []<std::size_t... ranks>(std::index_sequence<ranks...>)
    {
        return std::array{TableCard::ofRank(static_cast<Rank>(ranks + 2))...};
    }
    (std::make_index_sequence<13>());

    const std::array<int, 13>& m_held;
    const Handle& m_handle;
};

// All ways to complete hands with common cards, without dealing all of them.
//
// Suits matter only for flushes. So the cards to come are first taken as a multiset of ranks, each
// weighed by the number of ways to give it suits, and the hands are valued as if there were no
// flushes. That is wrong exactly for the boards with so many cards of one suit that a player has
// five of it. These boards are then walked suit by suit: the cards of that suit one by one, all
// others merged as before; the wrong values are taken back (a negative weight), the right ones
// counted.
//
// With wilds two suits can matter at once. Write v(L) for the values if only the suits of the set L
// count. Then the truth for a board on which the suits R matter is the sum over all sets M within R
// of the alternating sum of v(L) over all L within M. So for each set M the boards are walked on
// which at least the suits of M matter. Suits that matter on every board are in each L and M.
//
// Wilds are all alike: for each number of wilds there is a number of ways to draw them, and the
// other cards are natural.

/// Walks all ways in which `toCome` unseen cards complete the hands of some players to `cards`
/// each, and calls `visit(values, weight)` with the players' values and a weight, which may be
/// negative; the weights of one set of values add up to the number of ways that give it.
template <std::size_t players, int cards, typename Visit>
class BoardWalk
{
public:
    using Hands = std::array<TableHand, players>;
    using Values = std::array<TableValue, players>;

    BoardWalk(const ValueTable& table, Visit& visit) : m_table(table), m_visit(visit) {}

    /// Each hand must hold `cards` less `toCome` cards.
    void walk(const Hands& hands, const SuitedCards& unseen, int toCome)
    {
        m_hands = hands;
        if (toCome == 0) {
            count();
            return;
        }
        const int mostWilds = std::min(toCome, unseen.wilds);
        for (int wilds = 0; wilds <= mostWilds; ++wilds) {
            m_wildWays = static_cast<std::int64_t>(binomial(unseen.wilds, wilds));
            walkNaturals(unseen, toCome - wilds);
            for (TableHand& hand : m_hands)
                hand += TableCard::wild();
        }
    }

private:
    /// One way to count a walk: only some of the suits count.
    struct Variant
    {
        SuitSet suits;
        int sign = 1;
        Values flushes{}; ///< the best flush of each player
    };

    /// Counts the hands, which are complete.
    void count()
    {
        Values values;
        for (std::size_t player = 0; player < players; ++player)
            values[player] = m_table.value<cards>(m_hands[player]);
        m_visit(values, 1);
    }

    /// Walks the boards with `naturals` natural cards; the wilds have been dealt.
    void walkNaturals(const SuitedCards& unseen, int naturals)
    {
        SuitSet always;
        for (std::size_t suit = 0; suit < 4; ++suit) {
            int held = 0;
            for (const TableHand& hand : m_hands)
                held = std::max(held, hand.suitCount(allSuits()[suit]));
            m_needed[suit] = std::max(0, 5 - held);
            if (m_needed[suit] == 0)
                always.insert(suit);
        }
        for (const SuitSet suits : allSuitSets()) {
            int needed = 0;
            for (std::size_t suit = suits.firstFrom(0); suit < 4; suit = suits.firstFrom(suit + 1))
                needed += m_needed[suit];
            if (suits.contains(always) && needed <= naturals)
                walkWithSuits(suits, always, unseen, naturals);
        }
    }

    /// Walks the boards on which at least these suits matter.
    void walkWithSuits(SuitSet suits, SuitSet always, const SuitedCards& unseen, int naturals)
    {
        m_suits = suits;
        m_variantCount = 0;
        for (const SuitSet counted : allSuitSets()) {
            if (suits.contains(counted) && counted.contains(always)) {
                const bool isAdded = (suits.size() - counted.size()) % 2 == 0;
                m_variants[m_variantCount++] = {counted, isAdded ? 1 : -1, {}};
            }
        }
        m_others = rankCounts(unseen, suits);
        walkSuit(0, unseen, naturals);
    }

    /// Chooses the cards of the suits that matter, from this suit on, then the others.
    void walkSuit(std::size_t suit, const SuitedCards& unseen, int left)
    {
        suit = m_suits.firstFrom(suit);
        if (suit < 4)
            walkCards(suit, unseen.ranks[suit], m_needed[suit], unseen, left);
        else
            walkOthers(left);
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
            const auto rank = static_cast<std::size_t>(std::countr_zero(ranks));
            const TableCard& card = kindCards[rank * 4 + suit];
            for (TableHand& hand : m_hands)
                hand += card;
            walkCards(suit, ranks & (ranks - 1), needed - 1, unseen, left - 1);
            for (TableHand& hand : m_hands)
                hand -= card;
        }
    }

    /// Completes the hands with cards whose suits do not matter. A hand's value without flushes is
    /// looked up once; the flushes are the same for all these cards.
    void walkOthers(int left)
    {
        for (std::size_t i = 0; i < m_variantCount; ++i) {
            for (std::size_t player = 0; player < players; ++player)
                m_variants[i].flushes[player] = bestFlush(m_hands[player], m_variants[i].suits);
        }
        const auto handle = [this](const TableHand& others, std::int64_t weight) {
            Values suitless;
            for (std::size_t player = 0; player < players; ++player)
                suitless[player] = m_table.suitlessValue<cards>(m_hands[player] + others);
            for (std::size_t i = 0; i < m_variantCount; ++i) {
                const Variant& variant = m_variants[i];
                Values values;
                for (std::size_t player = 0; player < players; ++player)
                    values[player] = std::max(suitless[player], variant.flushes[player]);
                m_visit(values, variant.sign * weight);
            }
        };
        RankWalk(m_others, handle).walk(left, m_wildWays);
    }

    TableValue bestFlush(const TableHand& hand, SuitSet suits) const
    {
        TableValue best = TableValue::none;
        for (std::size_t suit = suits.firstFrom(0); suit < 4; suit = suits.firstFrom(suit + 1))
            best = std::max(best, m_table.flushValue(hand, allSuits()[suit]));
        return best;
    }

    const ValueTable& m_table;
    Visit& m_visit;
    Hands m_hands{}; ///< with the wilds and the cards of the suits that matter
    std::int64_t m_wildWays = 1;
    std::array<int, 4> m_needed{}; ///< cards of each suit until it matters
    SuitSet m_suits;               ///< the suits that matter at least
    std::array<Variant, 16> m_variants;
    std::size_t m_variantCount = 0;
    std::array<int, 13> m_others{}; ///< unseen cards of each rank in the other suits
};

} // namespace showdown
