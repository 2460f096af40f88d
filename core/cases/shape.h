// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/cards/hand.h"
#include "core/cases/seededrandom.h"
#include "core/rules/houserules.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// A card whose value is settled, but not always its suit.
struct ShapeCard
{
    std::optional<Rank> rank; ///< nothing for a wild
    int suitGroup = 0;        ///< cards of one group share a suit; 0 stands for any suit

    bool operator==(const ShapeCard&) const = default;
};

/// A hand whose values are settled, but not all of its suits. A natural card of a shape is dealt as
/// a card that is not wild; without suit groups the hand is no flush.
using Shape = std::array<ShapeCard, Hand::fullSize>;

/// Shapes from text: hands are separated by '|', cards by spaces; a card is a rank letter, followed
/// by a digit if it belongs to a suit group, or `*` for a wild: `A1 J1 9 4 * | K K 9 4 3`. Nothing
/// if the text is anything else.
std::optional<std::vector<Shape>> shapesFrom(std::string_view text);

/// Makes random shapes. Hands near an edge come often: high ranks, pairs about the lowest pair that
/// counts, and hands that differ in a single part.
class ShapeMaker
{
public:
    ShapeMaker(const HouseRules& rules, std::optional<Category> lens, SeededRandom& random);

    /// The shapes of two or three hands that are worth comparing.
    std::vector<Shape> table();

private:
    /// A hand without wilds.
    struct Natural
    {
        Category category = Category::highCard;
        std::array<int, 5> values{}; ///< one for each group of equal cards, as they are compared
        int suitGroup = 0;
    };

    using WildPlaces = std::array<bool, Hand::fullSize>;

    Category category();
    Natural natural(Category category);
    Natural sibling(const Natural& other);
    void fillFrom(Natural& hand, std::size_t group);
    int rank();
    int newRank(const Natural& hand, std::size_t groups);
    WildPlaces wildPlaces();
    Shape withWilds(const Natural& hand, const WildPlaces& places) const;

    const HouseRules& m_rules;
    std::optional<Category> m_lens;
    SeededRandom& m_random;
    std::vector<int> m_ranks; ///< as numbers: those that have a natural card
};

} // namespace showdown
