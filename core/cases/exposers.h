// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/dealer.h"
#include "core/cases/shape.h"
#include "core/rules/category.h"

#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

/// Hands that make a known slip show.
struct Exposer
{
    std::string_view slips; ///< the slips of the printed pseudo-code by number: `E3 E20`; empty for
                            ///< a worked example or a boundary
    std::vector<Shape> shapes;
    DealtOrder order = DealtOrder::shuffled;
};

/// The exposers for hands that are compared by best rank, or as one rank. Some slips show only
/// through a lens, because best ranks never reach the faulty line: two wilds in a pair, for
/// example, always make three of a kind.
std::vector<Exposer> exposers(std::optional<Category> lens);

} // namespace showdown
