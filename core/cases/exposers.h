// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/dealer.h"
#include "core/cases/shape.h"
#include "core/cases/testcase.h"
#include "core/rules/category.h"

#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// Hands that make a known slip show.
struct Exposer
{
    /// The slips of the printed pseudo-code by number, see printedAnswers(). Those that the hands
    /// are not there for, but that go wrong with them too, have a plus: `E3:2 E20:12 E16 +E17:1`.
    /// Empty for a worked example or a boundary.
    std::string_view slips;
    std::vector<Shape> shapes;
    DealtOrder order = DealtOrder::shuffled;
    bool leads = false; ///< it is the first of its rank to show one of its slips
};

/// The exposers for hands that are compared by best rank, or as one rank; those that lead come
/// first. Some slips show only through a lens, because best ranks never reach the faulty line: two
/// wilds in a pair, for example, always make three of a kind.
std::vector<Exposer> exposers(std::optional<Category> lens);

/// The answers that slips give, from text: `E3:2 E20:12` for winners, `E9:two-pair` for the rank of
/// a single hand; nothing after the colon where the printed code stops. A slip without a colon may
/// go wrong, depending on how the cards were dealt. All other slips give the right answer.
PrintedAnswers printedAnswers(std::string_view slips);

} // namespace showdown
