// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/step.h"

namespace showdown {

/// What a matcher hands on, to the next call on the same hand and to the comparators: the `info`
/// object of the series.
struct MatchInfo
{
    bool isNew = true;  ///< no call has filled it in yet
    int numWilds = 0;   ///< wilds left over; after AreCardsStraight the wilds in the hand
    int startIndex = 0; ///< where the next call goes on in the sorted hand
    ValueList
        cardValues; ///< values of the groups found, or those that the wilds of a straight take
    bool aceIsOne = false; ///< the straight stands only with the ace below the two
};

} // namespace showdown
