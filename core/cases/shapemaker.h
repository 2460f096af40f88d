// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/seededrandom.h"
#include "core/cases/shape.h"
#include "core/rules/houserules.h"

#include <optional>
#include <vector>

namespace showdown {

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
