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

/// Why there is no hand of a rank with a number of wilds.
enum class NoSuchHand : std::uint8_t {
    unknownRank,  ///< the rules do not know the rank
    alwaysBetter, ///< with this many wilds, every hand of the rank has a higher one too
    notInDeck,    ///< the deck has no such natural cards
    notLeft,      ///< it had them, but they are held
};

/// For each category, why no hand has it; nothing where one has.
using RankObstacles = std::array<std::optional<NoSuchHand>, allCategories().size()>;

/// The most wilds that hands of a rank are asked for with.
constexpr int mostWildsOfRank = 4;

/// Which ranks a hand with exactly this many wilds, 0 to 4, can have as its best. Natural cards of
/// one deck exclude those held; wilds have no limit.
RankObstacles rankObstacles(int wilds, const HouseRules& rules, const CardSet& held = {});

/// A random hand whose best rank is this one, with exactly this many wilds, 0 to 4, in any order;
/// or why there is none. Every choice of natural cards left by the deck and the cards held is
/// equally likely. A wild is a joker or, two times out of three where one is left, a natural card
/// that is wild.
std::variant<Hand, NoSuchHand> handOfRank(Category rank, int wilds, const HouseRules& rules,
                                          const CardSet& held, SeededRandom& random);

} // namespace showdown
