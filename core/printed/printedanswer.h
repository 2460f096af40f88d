// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/showdown.h"
#include "core/printed/printedmistakes.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"
#include "core/trace/recorder.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace showdown {

/// An answer to a question about hands, right or wrong.
struct GivenAnswer
{
    std::vector<int> winners;     ///< ascending
    std::optional<Category> rank; ///< of a single hand

    bool operator==(const GivenAnswer&) const = default;
};

/// What printed code comes to.
using PrintedAnswer = std::variant<GivenAnswer, PrintedEnd>;

/// True for rules under which the printed code is meant to be right: those of the series, with any
/// deck, jokers, lowest pair and natural cards that are wild. Under all others its answers mean
/// nothing.
bool knowsPrintedCode(const HouseRules& rules);

/// What the engine answers as the articles print it, with this mistake and with everything else
/// repaired: who wins among two or three hands, by best rank or all compared as one rank, or the
/// rank of a hand alone (nothing if it does not fit the lens). Incomplete hands take no part.
/// E2 and E18 come to no answer where they show, and E17 comes to none through a lens. The value of
/// a group that was not found counts as 0, a hand that is not there as an empty one.
PrintedAnswer printedAnswer(int mistake, std::span<const Hand> hands,
                            std::optional<Category> lens = std::nullopt,
                            const HouseRules& rules = {});

/// The answer in an outcome with a printed mistake, or without one; `end` is that of its run.
PrintedAnswer answerOf(const Showdown& outcome, std::optional<PrintedEnd> end);

} // namespace showdown
