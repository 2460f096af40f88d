// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/sofartext.h"

#include "app/narration/fill.h"
#include "app/narration/handtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace showdown::narration {

namespace {

struct SoFarText
{
    Q_DECLARE_TR_FUNCTIONS(SoFarText)
};

struct Group
{
    int count = 0;
    Rank rank = Rank::ace;
};

/// The values of a hand, the largest group first and the higher of two equal ones; wilds are
/// aces alone, and otherwise in the first group.
std::vector<Group> groupsOf(const Hand& hand, const HouseRules& rules)
{
    std::vector<Group> groups;
    int wilds = 0;
    for (const Card card : hand) {
        const bool isAce = rules.isWild(card) && rules.wildScope == WildScope::bug;
        if (rules.isWild(card) && !isAce) {
            ++wilds;
            continue;
        }
        const Rank rank = isAce ? Rank::ace : card.rank().value_or(Rank::ace);
        const auto same = std::ranges::find(groups, rank, &Group::rank);
        if (same == groups.end())
            groups.push_back({1, rank});
        else
            ++same->count;
    }
    if (groups.empty())
        groups.push_back({0, Rank::ace});
    std::ranges::sort(groups, [](const Group& a, const Group& b) {
        return a.count != b.count ? a.count > b.count : a.rank > b.rank;
    });
    groups.front().count += wilds;
    return groups;
}

Category categoryOf(const std::vector<Group>& groups, const HouseRules& rules)
{
    switch (groups.front().count) {
    case 4:
        return Category::fourOfAKind;
    case 3:
        return Category::threeOfAKind;
    case 2:
        if (groups.size() > 1 && groups[1].count == 2)
            return Category::twoPair;
        return groups.front().rank < rules.pairFloor ? Category::highCard : Category::pair;
    default:
        return Category::highCard;
    }
}

/// The values of a category, of which a phrase without kickers names only the first ones.
HandValue valueOf(Category category, const std::vector<Group>& groups)
{
    std::vector<Rank> values;
    for (const Group& group : groups)
        values.push_back(group.rank);
    if (category == Category::highCard)
        std::ranges::sort(values, std::ranges::greater());
    values.resize(static_cast<std::size_t>(tieBreakSize(category)), Rank::two);
    return HandValue::of(category, values).value();
}

} // namespace

QString soFar(const Hand& hand, const HouseRules& rules)
{
    if (hand.isEmpty() || hand.isComplete())
        return {};
    const std::vector<Group> groups = groupsOf(hand, rules);
    const HandValue value = valueOf(categoryOf(groups, rules), groups);
    return fill(SoFarText::tr("so far: %1", "of an unfinished hand; %1: 'a pair of aces'"),
                {handPhrase(value, HandDetail::allGroups)});
}

} // namespace showdown::narration
