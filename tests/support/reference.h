// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/workinghand.h"
#include "core/rules/handvalue.h"
#include "core/rules/houserules.h"

#include <array>
#include <optional>
#include <string>

/// The value of a hand exactly, and as slowly, as the house rules define it: every assignment of
/// the wilds is made, forbidden ones are dropped, the largest value is kept. It shares nothing with
/// the matchers and comparators that it checks.
namespace showdown::reference {

/// The values of one complete hand: by its best rank and through every lens.
struct Values
{
    std::optional<HandValue> best;
    std::array<std::optional<HandValue>, allCategories().size()>
        lenses; ///< nothing: it does not fit

    const std::optional<HandValue>& operator[](std::optional<Category> lens) const
    {
        return lens ? lenses[static_cast<std::size_t>(*lens)] : best;
    }
};

/// All values of a hand; none if it is incomplete.
Values valuesOf(const Hand& hand, const HouseRules& rules);

/// The fault of a working hand that claims to show this value of this hand; empty if there is none.
std::string faultOf(const WorkingHand& working, const Hand& hand, const HouseRules& rules,
                    const HandValue& value);

} // namespace showdown::reference
