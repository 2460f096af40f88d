// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/match/ladder.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"

#include <array>
#include <optional>

namespace showdown {

/// The natural cards of up to five by value, and the wilds beside them.
class ValueGroups
{
public:
    struct Group
    {
        int value = 0; ///< see cardvalue
        int count = 0; ///< natural cards of that value
    };

    explicit ValueGroups(const PlayedHand& hand);

    /// The number of different natural values.
    int size() const { return m_size; }
    int wilds() const { return m_wilds; }
    /// Wilds that count as a value already, as bugs do.
    int bugs() const { return m_bugs; }

    /// The groups, in the order in which their values first appear in the hand.
    const Group* begin() const { return m_groups.data(); }
    const Group* end() const { return m_groups.data() + m_size; }

    /// The group of the most frequent value, the highest of several; value 0 without natural cards.
    Group largest() const;

    /// True if `a` is larger than `b`, or as large and of a higher value.
    static constexpr bool isAhead(Group a, Group b)
    {
        return a.count != b.count ? a.count > b.count : a.value > b.value;
    }

private:
    std::array<Group, 5> m_groups{};
    int m_size = 0;
    int m_wilds = 0;
    int m_bugs = 0;
};

/// Why the cards, even with their wilds, have fewer than `needed` equal ones, 2 to 5.
TooFewEqual tooFewEqual(const PlayedHand& hand, int needed);

/// Why the cards do not make two groups of different values: two pairs, or trio and pair.
NoSecondGroup noSecondGroup(const PlayedHand& hand);

/// How often the most frequent natural value occurs; 1 if all differ, 0 without natural cards.
EqualValues equalValues(const PlayedHand& hand);

/// The value of an unfinished hand of one to four cards by its equal cards alone, wilds joining the
/// largest group: a high card, a pair, two pair, three or four of a kind. Missing cards count as
/// twos. Nothing for an empty or a complete hand.
std::optional<HandValue> valueSoFar(const Hand& hand, const HouseRules& rules);

} // namespace showdown
