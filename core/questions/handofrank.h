// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/cases/seededrandom.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace showdown {

/// Why there is no hand of a rank with so many wilds.
enum class NoSuchHand : std::uint8_t {
    unknownRank,  ///< the rules do not know the rank
    alwaysBetter, ///< with so many wilds whatever makes the rank makes a higher one as well
    notInDeck,    ///< the deck has no such natural cards
    notLeft,      ///< it had them, but they are held
};

/// For each category why there is no hand of it; nothing where there is one.
using RankObstacles = std::array<std::optional<NoSuchHand>, allCategories().size()>;

/// The most wilds that hands of a rank are asked for with.
constexpr int mostWildsOfRank = 4;

/// Which ranks a hand with exactly so many wilds, 0 to 4, can have as its best. Of one deck its natural
/// cards are those that are not held; wilds have no limit.
RankObstacles rankObstacles(int wilds, const HouseRules& rules, const CardSet& held = {});

/// A random hand whose best rank is this one, with exactly so many wilds, 0 to 4, in any order; or
/// why there is none. Every choice of natural cards that the deck and those who hold cards leave is
/// equally likely. A wild is a joker or, two times out of three where one is left, a natural card
/// that is wild.
std::variant<Hand, NoSuchHand> handOfRank(Category rank, int wilds, const HouseRules& rules,
                                          const CardSet& held, SeededRandom& random);

} // namespace showdown
