// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace showdown {

/// How the first of two hands stands to the second.
enum class Outcome : std::int8_t { worse = -1, equal = 0, better = 1 };

/// The outcome of two numbers of which the larger is better.
constexpr Outcome outcomeOf(int first, int second)
{
    if (first == second)
        return Outcome::equal;
    return first > second ? Outcome::better : Outcome::worse;
}

} // namespace showdown
