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

/// Makes shapes by chance, of which hands near an edge come often: ranks, aces and pairs about the
/// lowest pair that counts, and hands that differ in a single part.
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
    std::vector<int> m_ranks; ///< as numbers: those of which not every card is wild
};

} // namespace showdown
