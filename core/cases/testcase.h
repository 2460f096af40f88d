// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace showdown {

/// Complete hands for a program under test, with the right answer: two or three to be compared, or
/// one whose rank is asked for.
struct TestCase
{
    std::vector<Hand> hands;
    Showdown answer;
    std::optional<Category> lens; ///< the rank as which the hands are compared

    bool operator==(const TestCase&) const = default;
};

/// The case of these hands.
TestCase testCase(std::vector<Hand> hands, const HouseRules& rules, std::optional<Category> lens);

/// The machine-readable reason for first place: the part that decided (`rank`, `trio`, `kicker 3`),
/// `tie` if first place is shared, and `fit` if there was nothing to compare because one hand or
/// none is of the rank that all are compared as. With three players it is the part that decided
/// the last comparison for first place. Of a hand alone it is the lowest rank that the hand just
/// misses and why (`two-pair no-second-group`), or `fits` if there is no higher one.
std::string whyText(const Showdown& answer);

/// A difficulty for comparators in a case. A case is worth having if it shows a feature that no
/// earlier one showed.
struct Feature
{
    enum class Kind : std::uint8_t {
        decision,     ///< the rank, the part that decided, and for whom
        tie,          ///< the rank of two equal hands and the wilds in each
        places,       ///< the places of three players
        fit,          ///< who is not of the rank that all are compared as
        ranks,        ///< the ranks of two hands that differ in rank
        wildDecision, ///< the rank, the part that decided, and which of the two hold wilds
        wildCounts,   ///< the rank of two hands and the wilds in each
        order,        ///< the rank of a hand, and how its cards and wilds were dealt
        value,        ///< the rank of a hand and its first value
    };

    Kind kind = Kind::decision;
    std::array<int, 5> details{};

    auto operator<=>(const Feature&) const = default; // NOLINT(modernize-use-nullptr)
};

/// All features of a case, each once.
std::vector<Feature> featuresOf(const TestCase& testCase);

/// The worth of showing a feature of this kind for the first time.
int weight(Feature::Kind kind);

} // namespace showdown
