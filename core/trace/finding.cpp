// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/finding.h"

#include "core/match/valuegroups.h"
#include "core/trace/step.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace showdown {

namespace {

CardRole roleOf(const PlayedCard& card, CardRole natural)
{
    return card.dealtWild ? CardRole::wild : natural;
}

/// The cards of a value as a group, and the wilds, whether they join it or the answer says that
/// they cannot.
CardsInRoles groupAndWilds(const PlayedHand& hand, int value)
{
    CardsInRoles cards;
    for (const PlayedCard& card : hand) {
        if (card.isWild() || card.value == value)
            cards.emplace_back(card, roleOf(card, CardRole::matched));
    }
    return cards;
}

/// The groups of equal cards that make this rank, then the kickers. Wilds join natural cards,
/// unless they are a group by themselves, which is one of aces.
CardsInRoles groupsOf(const PlayedHand& hand, Category rank)
{
    const ValueGroups found(hand);
    std::vector<ValueGroups::Group> groups(found.begin(), found.end());
    std::ranges::sort(groups, ValueGroups::isAhead);
    CardsInRoles cards;
    int firstWild = 0;
    for (int group = 0; group < equalGroupCount(rank); ++group) {
        const int size = groupRange(rank, group).count;
        const bool isNatural =
            group < static_cast<int>(groups.size()) && found.wilds() - firstWild < size;
        const ValueGroups::Group natural =
            isNatural ? groups[static_cast<std::size_t>(group)] : ValueGroups::Group{};
        const int naturals = std::min(natural.count, size);
        for (const CardInRole& card :
             groupCards(hand, natural.value, naturals, size - naturals, firstWild))
            cards.push_back(card);
        firstWild += size - naturals;
    }
    return withKickers(std::move(cards), hand);
}

/// The highest cards of a hand that is nothing else; a wild is an ace.
CardsInRoles highestOf(const PlayedHand& hand)
{
    const auto valueOf = [](const PlayedCard& card) {
        return std::min<int>(card.value, cardvalue::ace);
    };
    const int highest = valueOf(*std::ranges::max_element(hand, {}, valueOf));
    CardsInRoles cards;
    for (const PlayedCard& card : hand) {
        if (valueOf(card) == highest)
            cards.emplace_back(card, roleOf(card, CardRole::matched));
    }
    return withKickers(std::move(cards), hand);
}

/// Says which cards each answer speaks of.
struct AnswerCards
{
    Category rank;
    const PlayedHand& hand;

    CardsInRoles operator()(const Fits& /*answer*/) const
    {
        if (rank == Category::highCard)
            return highestOf(hand);
        if (equalGroupCount(rank) > 0)
            return groupsOf(hand, rank);
        CardsInRoles cards;
        for (const PlayedCard& card : hand)
            cards.emplace_back(card, roleOf(card, CardRole::matched));
        return cards;
    }
    CardsInRoles operator()(const SuitsDiffer& /*answer*/) const
    {
        CardsInRoles cards;
        for (const PlayedCard& card : hand) {
            if (!card.isWild())
                cards.emplace_back(card, CardRole::current);
        }
        return cards;
    }
    /// In a flush equal values are forbidden only beside a wild.
    CardsInRoles operator()(const EqualValues& answer) const
    {
        return rank == Category::flush ? groupAndWilds(hand, answer.value) : ofValue(answer.value);
    }
    CardsInRoles operator()(const GapTooWide& answer) const
    {
        CardsInRoles cards;
        for (const PlayedCard& card : hand) {
            const bool isLowAce =
                answer.lowest == cardvalue::lowAce && card.value == cardvalue::ace;
            if (card.value == answer.lowest || card.value == answer.highest || isLowAce)
                cards.emplace_back(card, CardRole::current);
        }
        return cards;
    }
    CardsInRoles operator()(const NotAceHigh& answer) const
    {
        CardsInRoles cards = ofValue(answer.highest);
        return cards.empty() ? groupAndWilds(hand, answer.highest) : cards;
    }
    CardsInRoles operator()(const TooFewEqual& answer) const
    {
        // one natural card alone is no group that could be shown
        const bool isGroup = answer.naturals + answer.wilds > 1;
        return isGroup ? groupAndWilds(hand, answer.value)
                       : showdown::cardsOf(hand, CardRole::current);
    }
    /// Of a full house more than two values are named.
    CardsInRoles operator()(const NoSecondGroup& answer) const
    {
        const bool speaksOfAll = rank == Category::fullHouse && answer.values > 2;
        return speaksOfAll ? showdown::cardsOf(hand, CardRole::current)
                           : groupAndWilds(hand, answer.value);
    }
    CardsInRoles operator()(const BelowFloor& answer) const
    {
        return groupAndWilds(hand, answer.value);
    }
    CardsInRoles operator()(const NotReached& /*answer*/) const { return {}; }

    CardsInRoles ofValue(int value) const
    {
        CardsInRoles cards;
        for (const PlayedCard& card : hand) {
            if (card.value == value)
                cards.emplace_back(card, roleOf(card, CardRole::matched));
        }
        return cards;
    }
};

} // namespace

std::string_view id(Level level)
{
    switch (level) {
    case Level::story:
        return "story";
    case Level::questions:
        return "questions";
    case Level::every:
        return "every";
    }
    return {};
}

std::optional<Level> levelFromId(std::string_view text)
{
    const auto* found =
        std::ranges::find_if(allLevels, [text](Level level) { return id(level) == text; });
    return found == allLevels.end() ? std::nullopt : std::optional(*found);
}

std::string_view id(CardRole role)
{
    switch (role) {
    case CardRole::current:
        return "current";
    case CardRole::base:
        return "base";
    case CardRole::matched:
        return "matched";
    case CardRole::wild:
        return "wild";
    case CardRole::excluded:
        return "excluded";
    case CardRole::kicker:
        return "kicker";
    }
    return {};
}

CardsInRoles cardsOf(const RankAnswered& finding, const PlayedHand& hand)
{
    return std::visit(AnswerCards{finding.rank, hand}, finding.answer);
}

CardsInRoles cardsOf(const WildsGiven& finding)
{
    return cardsOf(finding.wilds, CardRole::wild);
}

CardsInRoles cardsOf(const PlayedHand& hand, CardRole role)
{
    CardsInRoles cards;
    for (const PlayedCard& card : hand)
        cards.emplace_back(card, role);
    return cards;
}

CardsInRoles withKickers(CardsInRoles cards, const PlayedHand& hand)
{
    const auto isMatched = [&cards, matched = cards.size()](const PlayedCard& card) {
        const auto end = cards.begin() + static_cast<std::ptrdiff_t>(matched);
        return std::any_of(cards.begin(), end, [&card](const CardInRole& each) {
            return each.position == card.position;
        });
    };
    for (const PlayedCard& card : hand) {
        if (!isMatched(card))
            cards.emplace_back(card, CardRole::kicker);
    }
    return cards;
}

CardsInRoles groupCards(const PlayedHand& hand, int value, int naturals, int wilds, int firstWild)
{
    CardsInRoles cards;
    int nextWild = 0;
    for (const PlayedCard& card : hand) {
        if (card.value == value && naturals > 0) {
            cards.emplace_back(card, roleOf(card, CardRole::matched));
            --naturals;
        } else if (card.isWild() && nextWild++ >= firstWild && wilds > 0) {
            cards.emplace_back(card, CardRole::wild);
            --wilds;
        }
    }
    return cards;
}

} // namespace showdown
