// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/table/tablehand.h"

#include <bit>
#include <cstddef>

namespace showdown {
namespace {

/// Tries the sets of cards that a suit's lane can be the sum of: several, if a card is held more
/// than once, for two equal bits make the next one. Only one of them has the right keys as well.
class CardFinder
{
public:
    explicit CardFinder(TableHand wanted) : m_wanted(wanted) { addSuits(0, TableHand()); }

    const std::vector<Card>& cards() const { return m_cards; }

private:
    /// Adds cards of the suits from this one on; false if none bring the sum to the target.
    bool addSuits(std::size_t suitIndex, TableHand sum)
    {
        if (suitIndex == allSuits().size())
            return sum == m_wanted;
        const Suit suit = allSuits()[suitIndex];
        return addCards(suitIndex, m_wanted.suitCount(suit), m_wanted.lane(suit), Rank::ace, sum);
    }

    /// Like addSuits(), with `left` cards of this suit left, whose bits add up to `bits`.
    bool addCards(std::size_t suitIndex, int left, unsigned bits, Rank highest, TableHand sum)
    {
        if (left == 0)
            return bits == 0 && addSuits(suitIndex + 1, sum);
        if (std::popcount(bits) > left)
            return false;
        for (int value = number(highest); value >= number(Rank::two); --value) {
            const unsigned bit = 1U << (value - number(Rank::two));
            if (bit > bits)
                continue;
            if (bit * static_cast<unsigned>(left) < bits)
                return false;
            const auto rank = static_cast<Rank>(value);
            const Suit suit = allSuits()[suitIndex];
            m_cards.emplace_back(rank, suit);
            if (addCards(suitIndex, left - 1, bits - bit, rank,
                         sum + TableCard::natural(rank, suit)))
                return true;
            m_cards.pop_back();
        }
        return false;
    }

    TableHand m_wanted;
    std::vector<Card> m_cards;
};

} // namespace

std::vector<Card> cardsOf(TableHand hand)
{
    return CardFinder(hand).cards();
}

} // namespace showdown
