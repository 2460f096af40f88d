// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/valuegroups.h"

#include "core/match/wilds.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace showdown {

ValueGroups::ValueGroups(const PlayedHand& hand)
{
    for (const PlayedCard& card : hand) {
        if (card.isWild()) {
            ++m_wilds;
            continue;
        }
        m_bugs += card.dealtWild && card.value == cardvalue::ace ? 1 : 0;
        Group* same = m_groups.data();
        while (same != end() && same->value != card.value)
            ++same;
        if (same == end())
            m_groups[static_cast<std::size_t>(m_size++)] = {card.value, 1};
        else
            ++same->count;
    }
}

ValueGroups::Group ValueGroups::largest() const
{
    Group largest;
    for (const Group group : *this) {
        if (isAhead(group, largest))
            largest = group;
    }
    return largest;
}

TooFewEqual tooFewEqual(const PlayedHand& hand, int needed)
{
    const ValueGroups groups(hand);
    const ValueGroups::Group largest = groups.largest();
    return {largest.value, largest.count, groups.wilds(), needed, groups.bugs()};
}

NoSecondGroup noSecondGroup(const PlayedHand& hand)
{
    const ValueGroups groups(hand);
    const ValueGroups::Group largest = groups.largest();
    return {groups.size(), largest.value, largest.count, groups.wilds(), groups.bugs()};
}

EqualValues equalValues(const PlayedHand& hand)
{
    const ValueGroups::Group largest = ValueGroups(hand).largest();
    return {largest.value, largest.count};
}

namespace {

/// The groups as the rules read them; a hand of wilds alone is a group of aces.
std::vector<ValueGroups::Group> groupsOf(const Hand& hand, const HouseRules& rules)
{
    const PlayedHand cards = read(hand, rules);
    const ValueGroups found(rules.wildScope == WildScope::bug ? readBugs(cards, nullptr) : cards);
    std::vector<ValueGroups::Group> groups(found.begin(), found.end());
    std::ranges::sort(groups, ValueGroups::isAhead);
    if (groups.empty())
        groups.push_back({cardvalue::ace, 0});
    groups.front().count += found.wilds();
    return groups;
}

Category categoryOf(const std::vector<ValueGroups::Group>& groups, Rank pairFloor)
{
    switch (groups.front().count) {
    case 4:
        return Category::fourOfAKind;
    case 3:
        return Category::threeOfAKind;
    case 2:
        if (groups.size() > 1 && groups[1].count == 2)
            return Category::twoPair;
        return groups.front().value < number(pairFloor) ? Category::highCard : Category::pair;
    default:
        return Category::highCard;
    }
}

} // namespace

std::optional<HandValue> valueSoFar(const Hand& hand, const HouseRules& rules)
{
    if (hand.isEmpty() || hand.isComplete())
        return std::nullopt;
    const std::vector<ValueGroups::Group> groups = groupsOf(hand, rules);
    const Category category = categoryOf(groups, rules.pairFloor);
    std::vector<Rank> values;
    values.reserve(groups.size());
    for (const ValueGroups::Group& group : groups)
        values.push_back(static_cast<Rank>(group.value));
    if (category == Category::highCard)
        std::ranges::sort(values, std::ranges::greater());
    values.resize(static_cast<std::size_t>(tieBreakSize(category)), Rank::two);
    return HandValue::of(category, values);
}

} // namespace showdown
