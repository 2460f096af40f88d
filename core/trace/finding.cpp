// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/finding.h"

#include "core/match/valuegroups.h"
#include "core/trace/step.h"

#include <algorithm>

namespace showdown {

namespace {

CardRole roleOf(const PlayedCard& card, CardRole natural)
{
    return card.dealtWild ? CardRole::wild : natural;
}

/// The cards of these values as a group, the wilds, and if wanted the rest as kickers.
CardsInRoles groupsAndWilds(const PlayedHand& hand, const ValueList& values, bool withKickers)
{
    CardsInRoles cards;
    for (const PlayedCard& card : hand) {
        if (card.isWild() || values.contains(card.value))
            cards.emplace_back(card, roleOf(card, CardRole::matched));
        else if (withKickers)
            cards.emplace_back(card, CardRole::kicker);
    }
    return cards;
}

/// The values of the natural groups that make this rank, the largest first.
ValueList groupValues(const PlayedHand& hand, Category rank)
{
    const ValueGroups found(hand);
    std::vector<ValueGroups::Group> groups(found.begin(), found.end());
    std::ranges::sort(groups, ValueGroups::isAhead);
    ValueList values;
    for (int group = 0; group < equalGroupCount(rank); ++group) {
        if (group < static_cast<int>(groups.size()))
            values.add(groups[static_cast<std::size_t>(group)].value);
    }
    return values;
}

/// Says which cards each answer speaks of.
struct AnswerCards
{
    Category rank;
    const PlayedHand& hand;

    CardsInRoles operator()(const Fits& /*answer*/) const
    {
        if (rank == Category::highCard)
            return showdown::cardsOf(hand, CardRole::current);
        if (equalGroupCount(rank) > 0)
            return groupsAndWilds(hand, groupValues(hand, rank), true);
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
    CardsInRoles operator()(const EqualValues& answer) const { return ofValue(answer.value); }
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
        return cards.empty() ? groupsAndWilds(hand, {}, false) : cards;
    }
    CardsInRoles operator()(const TooFewEqual& answer) const
    {
        // one natural card alone is no group that could be shown
        const bool isGroup = answer.naturals + answer.wilds > 1;
        return isGroup ? groupsAndWilds(hand, {answer.value}, false)
                       : showdown::cardsOf(hand, CardRole::current);
    }
    CardsInRoles operator()(const NoSecondGroup& answer) const
    {
        return groupsAndWilds(hand, {answer.value}, false);
    }
    CardsInRoles operator()(const BelowFloor& answer) const
    {
        return groupsAndWilds(hand, {answer.value}, false);
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
