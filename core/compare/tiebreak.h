// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/step.h"

namespace showdown {

/// The hand value of a category whose tie-break starts with `groups` and goes on with as many of
/// `rest` as the category compares, a wild counting as an ace. There must be enough of them.
HandValue tieBreak(Category category, const ValueList& groups, const PlayedHand& rest);

} // namespace showdown
