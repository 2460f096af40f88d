// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/testcase.h"

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace showdown {

/// What a comparator has to deal with in a case. A case that shows something that no earlier one
/// showed is worth having.
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

/// How much a feature matters that has not been seen yet.
int weight(Feature::Kind kind);

} // namespace showdown
