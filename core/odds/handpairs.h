// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/suitedcards.h"
#include "core/table/valuetable.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace showdown {

/// How two hands of two unseen cards each stand to the best of the known hands and to each other,
/// over all ways to deal the first and then the second.
struct PairCounts
{
    std::uint64_t bothWorse = 0;  ///< both are worth less than the best known hand
    std::uint64_t oneEqual = 0;   ///< the first is worth as much as that, the second less; the
                                  ///< other way round it comes as often
    std::uint64_t bothEqual = 0;  ///< all three are worth the same
    std::uint64_t oneBetter = 0;  ///< the first beats all; the second does as often
    std::uint64_t bothBetter = 0; ///< both are worth the same, and more than the best known hand
};

// The pairs are not dealt. Of the hands of one value there are n; n * n pairs of them are too many
// by those that share a card. A card that is in d of these hands is shared by d * d pairs, and the
// n pairs of a hand with itself share two cards; so n * n + n less the sum of all d * d are left.
// Likewise n * m less the sum of all d * e between hands of two values. The number of pairs of
// which one is better than the other follows, as they are the rest.

/// Counts such pairs on boards of five cards.
class HandPairs
{
public:
    explicit HandPairs(const ValueTable& table);

    /// `unseen` are the cards that neither lie on the board nor are held; `best` is the value of
    /// the best known hand, none if there is none.
    PairCounts count(const TableHand& board, const SuitedCards& unseen, TableValue best);

private:
    /// Pairs of hands of one value, by how they stand to the best known hand, and pairs of a worse
    /// and an equal one.
    struct Sums
    {
        std::int64_t worse = 0;
        std::int64_t equal = 0;
        std::int64_t better = 0;
        std::int64_t worseAndEqual = 0;

        std::int64_t& of(std::size_t value, TableValue best)
        {
            if (value == 0)
                return worse;
            return value == static_cast<std::size_t>(best) ? equal : better;
        }
    };

    void valueHands(const TableHand& board, const SuitedCards& unseen, TableValue best);
    Sums countPairs(TableValue best);
    void subtractShared(std::size_t card, TableValue best, Sums& pairs);
    void addHands(std::size_t value, std::int64_t ways);

    std::size_t place(std::size_t row, std::size_t column) const
    {
        return row * m_cards.size() + column;
    }

    const ValueTable& m_table;
    std::vector<TableCard> m_cards;
    std::vector<std::int64_t> m_copies; ///< of each card
    std::vector<std::size_t> m_values;  ///< of two cards, by place; 0 for all
                                        ///< that are worse than the best known hand
    std::vector<std::int64_t> m_hands;  ///< how many hands of each value, zeros between uses
    std::vector<std::size_t> m_found;   ///< the values of which there are hands
};

} // namespace showdown
