// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// A card of which the value is settled, but not always the suit.
struct ShapeCard
{
    std::optional<Rank> rank; ///< nothing for a wild
    int suitGroup = 0;        ///< cards of one group share a suit; 0 stands for any suit

    bool operator==(const ShapeCard&) const = default;
};

/// A hand of which the values are settled, but not all suits. A natural card of a shape is to be
/// dealt as a card that is not wild; where no suit groups are given, no flush is wanted.
using Shape = std::array<ShapeCard, Hand::fullSize>;

/// Shapes from text: hands are separated by '|', cards by spaces; a card is a rank letter, followed
/// by a digit if it belongs to a suit group, or `*` for a wild: `A1 J1 9 4 * | K K 9 4 3`.
/// Nothing if it is written otherwise.
std::optional<std::vector<Shape>> shapesFrom(std::string_view text);

} // namespace showdown
