// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/valuegroups.h"

#include <algorithm>

namespace showdown {

ValueGroups::ValueGroups(const PlayedHand& hand)
{
    for (const PlayedCard& card : hand) {
        if (card.isWild()) {
            ++m_wilds;
            continue;
        }
        Group* last = m_groups.data() + m_size;
        Group* same = std::ranges::find(m_groups.data(), last, int{card.value}, &Group::value);
        if (same == last)
            m_groups[static_cast<std::size_t>(m_size++)] = {card.value, 1};
        else
            ++same->count;
    }
    // Not sort(): g++ 12 warns of its sixteenth element, which there never is.
    std::ranges::partial_sort(m_groups.data(), m_groups.data() + m_size, m_groups.data() + m_size,
                              [](Group a, Group b) {
                                  return a.count != b.count ? a.count > b.count : a.value > b.value;
                              });
}

TooFewEqual tooFewEqual(const PlayedHand& hand, int needed)
{
    const ValueGroups groups(hand);
    return {groups.largest().value, groups.largest().count, groups.wilds(), needed};
}

NoSecondGroup noSecondGroup(const PlayedHand& hand)
{
    const ValueGroups groups(hand);
    return {groups.size(), groups.largest().value, groups.largest().count, groups.wilds()};
}

EqualValues equalValues(const PlayedHand& hand)
{
    const ValueGroups groups(hand);
    return {groups.largest().value, groups.largest().count};
}

} // namespace showdown
