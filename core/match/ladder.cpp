// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/ladder.h"

namespace showdown {

std::string_view id(LadderReason reason)
{
    switch (reason) {
    case LadderReason::fits:
        return "fits";
    case LadderReason::suitsDiffer:
        return "suits-differ";
    case LadderReason::equalValues:
        return "equal-values";
    case LadderReason::gapTooWide:
        return "gap-too-wide";
    case LadderReason::notAceHigh:
        return "not-ace-high";
    case LadderReason::tooFewEqual:
        return "too-few-equal";
    case LadderReason::noSecondGroup:
        return "no-second-group";
    case LadderReason::belowFloor:
        return "below-floor";
    case LadderReason::notReached:
        return "not-reached";
    }
    return {};
}

} // namespace showdown
