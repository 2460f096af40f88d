// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <cstdint>
#include <vector>

namespace showdown {

/// What is dealt to ask who wins.
struct ReviewWish
{
    std::vector<Category> topics; ///< ranks of the hands, at least one; each has its turn
    int count = 8;                ///< of tables
    bool wilds = false;           ///< where the ranks allow it, a hand of each table holds some

    bool operator==(const ReviewWish&) const = default;
};

/// Tables of two hands, all of them hard. Of eight, four have equal ranks decided late, see
/// differLate(); three have different ranks, of which the lower shows a card that is at least as
/// high; one ties. One seed gives the same tables everywhere, and the first ones for any count.
/// Fewer if there are no such hands.
std::vector<std::vector<Hand>> dealReview(const ReviewWish& wish, const HouseRules& rules,
                                          std::uint32_t seed);

} // namespace showdown
