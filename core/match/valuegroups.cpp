// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/valuegroups.h"

namespace showdown {

ValueGroups::ValueGroups(const PlayedHand& hand)
{
    for (const PlayedCard& card : hand) {
        if (card.isWild()) {
            ++m_wilds;
            continue;
        }
        m_bugs += card.dealtWild ? 1 : 0;
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

} // namespace showdown
