// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/workinghand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <vector>

namespace showdown {

/// Values that the wilds of a hand may take, and what the hand then makes.
struct WildChoice
{
    std::vector<Substitution> as; ///< one for each wild, as they lie; with a suit where it matters
    HandValue value;

    bool operator==(const WildChoice&) const = default;
};

/// Every choice that the rules allow for the wilds of a complete hand, best first. Of several that
/// make the same value only the first is given. The ranks in a choice descend. Empty if the hand is
/// incomplete or holds no wild.
std::vector<WildChoice> wildChoices(const Hand& hand, const HouseRules& rules);

} // namespace showdown
