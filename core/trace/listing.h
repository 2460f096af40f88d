// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace showdown {

/// The pseudo-code of one function as a learner reads it: one line, one action or one question.
/// It stands in the same file as the code that runs, which records a step for each line.
struct Listing
{
    std::string_view function;               ///< the name in the series: `DoCardsHaveSameValue`
    std::span<const std::string_view> lines; ///< indented by two spaces a level
};

} // namespace showdown
