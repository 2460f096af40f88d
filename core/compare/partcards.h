// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/rules/category.h"

namespace showdown {

/// The cards of a working hand of this category that a part compares. The rank and the number of
/// wilds are those of all five cards. The part must be one that comparing two hands of this
/// category has, or the rank.
CardRange partCards(const ComparisonPart& part, Category category);

} // namespace showdown
