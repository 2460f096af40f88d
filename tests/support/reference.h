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

/// The value of a hand as the house rules define it and as slowly as they define it: every
/// assignment of the wilds is made, what is forbidden is dropped, the largest value is kept.
/// It shares nothing with the matchers and comparators that it is there to check.
namespace showdown::reference {

/// What one complete hand is worth: by its best rank and through every lens.
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

/// What is wrong with a working hand that claims to show this value of this hand; empty if
/// nothing is.
std::string faultOf(const WorkingHand& working, const Hand& hand, const HouseRules& rules,
                    const HandValue& value);

} // namespace showdown::reference
