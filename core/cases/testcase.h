// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace showdown {

/// Two or three complete hands for a comparator under test, with the right answer.
struct TestCase
{
    std::vector<Hand> hands;
    Showdown answer;

    bool operator==(const TestCase&) const = default;
};

/// The case of these hands.
TestCase testCase(std::vector<Hand> hands, const HouseRules& rules, std::optional<Category> lens);

/// What settled first place, for machines: the part that decided (`rank`, `trio`, `kicker 3`),
/// `tie` if first place is shared, and `fit` if there was nothing to compare because one hand or
/// none is of the rank that all are compared as. With three players it is the part that decided
/// the last comparison for first place.
std::string whyText(const Showdown& answer);

} // namespace showdown
