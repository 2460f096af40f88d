// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/laddercards.h"

#include "core/rules/category.h"
#include "core/rules/playedhand.h"

#include <cstddef>
#include <functional>
#include <variant>

namespace showdown {
namespace {

constexpr DealtCards allCards{true, true, true, true, true};

/// Says of each answer which cards it is about.
class CardsOf
{
public:
    CardsOf(Category rank, const PlayerResult& player, const HouseRules& rules)
        : m_rank(rank), m_player(player), m_hand(read(player.hand, rules))
    {}

    DealtCards operator()(const Fits&) const
    {
        return m_player.result ? makers(*m_player.result) : DealtCards{};
    }
    DealtCards operator()(const SuitsDiffer&) const { return allCards; }

    /// In a flush equal values are forbidden only beside a wild.
    DealtCards operator()(const EqualValues& detail) const
    {
        return where([&](const PlayedCard& card) {
            return card.value == detail.value || (m_rank == Category::flush && card.isWild());
        });
    }

    DealtCards operator()(const GapTooWide& detail) const
    {
        const int lowest = detail.lowest == cardvalue::lowAce ? cardvalue::ace : detail.lowest;
        return where([&](const PlayedCard& card) {
            return card.value == lowest || card.value == detail.highest;
        });
    }

    /// The highest card of the straight may be a wild.
    DealtCards operator()(const NotAceHigh& detail) const
    {
        const DealtCards highest =
            where([&](const PlayedCard& card) { return card.value == detail.highest; });
        return highest == DealtCards{} ? where(&PlayedCard::isWild) : highest;
    }

    DealtCards operator()(const TooFewEqual& detail) const
    {
        return detail.naturals + detail.wilds == 1 ? allCards : groupOf(detail.value);
    }

    DealtCards operator()(const NoSecondGroup& detail) const
    {
        const bool speaksOfAll = m_rank == Category::fullHouse && detail.values > 2;
        return speaksOfAll ? allCards : groupOf(detail.value);
    }

    DealtCards operator()(const BelowFloor& detail) const { return groupOf(detail.value); }
    DealtCards operator()(const NotReached&) const { return {}; }

private:
    template <typename Check>
    DealtCards where(Check check) const
    {
        DealtCards cards{};
        for (const PlayedCard& card : m_hand)
            cards[card.position] = std::invoke(check, card);
        return cards;
    }

    /// The cards of a value, and the wilds: they join it, or the reason is that they cannot.
    DealtCards groupOf(int value) const
    {
        return where(
            [value](const PlayedCard& card) { return card.isWild() || card.value == value; });
    }

    /// The groups of equal cards; the highest cards of a hand that is nothing else; or all.
    DealtCards makers(const HandResult& result) const
    {
        const bool isHighCard = m_rank == Category::highCard;
        if (!isHighCard && !isOfEqualValues(m_rank))
            return allCards;
        int grouped = 0;
        for (const int size : groupSizes(m_rank))
            grouped += size > 1 ? size : 0;
        DealtCards cards{};
        for (int place = 0; place < Hand::fullSize; ++place) {
            const WorkingCard& card = result.working[static_cast<std::size_t>(place)];
            cards[static_cast<std::size_t>(card.dealtPosition)] =
                isHighCard ? card.rank == result.working.front().rank : place < grouped;
        }
        return cards;
    }

    Category m_rank;
    const PlayerResult& m_player;
    PlayedHand m_hand;
};

} // namespace

DealtCards ladderCards(const LadderRow& row, const PlayerResult& player, const HouseRules& rules)
{
    if (!player.hand.isComplete())
        return {};
    return std::visit(CardsOf(row.rank, player, rules), row.detail);
}

} // namespace showdown
