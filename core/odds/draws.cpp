// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/draws.h"

#include "core/odds/openhands.h"
#include "core/table/valuetable.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <set>
#include <span>

namespace showdown {
namespace {

/// The rank that the cards of the board make for everyone.
class BoardRank
{
public:
    explicit BoardRank(const Situation& situation)
        : m_table(valueTable(situation.rules)), m_board(m_table->hand(situation.board))
    {
        for (int index = 0; index < 52; ++index) {
            const Card card = *cardOf(index);
            if (!std::ranges::count(situation.board, card))
                m_others.push_back(m_table->card(card));
        }
    }

    /// The rank with one card more, which makes the board four or five cards. To four cards the
    /// least helpful card is added: every player has at least this rank.
    Category with(Card card) const
    {
        const TableHand hand = m_board + m_table->card(card);
        if (hand.size() >= 5)
            return m_table->category(m_table->value(hand));
        TableValue least = m_table->highest();
        for (const TableCard& other : m_others)
            least = std::min(least, m_table->value(hand + other));
        return m_table->category(least);
    }

private:
    std::shared_ptr<const ValueTable> m_table;
    TableHand m_board;
    std::vector<TableCard> m_others; ///< the natural cards that are not on the board
};

bool hasSuit(Category category)
{
    return category == Category::flush || category == Category::straightFlush
           || category == Category::royalFlush;
}

/// The suit of a flush of these cards and one more that completes it; nothing if it can be of
/// several.
std::optional<Suit> flushSuit(std::span<const Card> cards, Card next, const HouseRules& rules)
{
    if (!rules.isWild(next))
        return next.suit();
    const auto wilds =
        1 + std::ranges::count_if(cards, [&](Card card) { return rules.isWild(card); });
    std::optional<Suit> found;
    for (const Suit suit : allSuits()) {
        const auto held = std::ranges::count_if(
            cards, [&](Card card) { return !rules.isWild(card) && card.suit() == suit; });
        if (held + wilds < 5)
            continue;
        if (found)
            return std::nullopt;
        found = suit;
    }
    return found;
}

/// The draw to this rank in this suit; added if it is not there yet.
Draw& drawTo(std::vector<Draw>& draws, Category to, std::optional<Suit> suit)
{
    const auto found = std::ranges::find_if(
        draws, [&](const Draw& draw) { return draw.to == to && draw.suit == suit; });
    if (found != draws.end())
        return *found;
    draws.push_back({to, suit, {}});
    return draws.back();
}

int ranksOf(const std::vector<UnseenCard>& faces, const HouseRules& rules)
{
    std::set<Rank> ranks;
    for (const UnseenCard& face : faces) {
        if (!rules.isWild(face.card))
            ranks.insert(*face.card.rank());
    }
    return static_cast<int>(ranks.size());
}

} // namespace

std::vector<Draw> drawsOf(const Situation& situation, int player)
{
    const bool isCardToCome =
        situation.street() == Street::flop || situation.street() == Street::turn;
    if (!isCardToCome || !situation.isKnown(player))
        return {};

    const OpenHands hands(situation);
    const auto own = static_cast<std::size_t>(player);
    const std::vector<Card> seen = situation.cardsOf(player);
    const BoardRank board(situation);
    std::vector<Draw> draws;
    for (const UnseenCard& unseen : UnseenDeck(situation).cards()) {
        if (!hands.lifts(own, unseen.card))
            continue;
        const Category to = hands.category(hands.value(own, unseen.card));
        const auto suit =
            hasSuit(to) ? flushSuit(seen, unseen.card, situation.rules) : std::nullopt;
        Draw& draw = drawTo(draws, to, suit);
        draw.faces.push_back(unseen);
        draw.cards += unseen.copies;
        draw.byBoard += board.with(unseen.card) >= to ? unseen.copies : 0;
    }
    for (Draw& draw : draws)
        draw.ranks = ranksOf(draw.faces, situation.rules);
    std::ranges::sort(draws, [](const Draw& left, const Draw& right) {
        return left.to != right.to ? left.to > right.to : left.suit < right.suit;
    });
    return draws;
}

} // namespace showdown
