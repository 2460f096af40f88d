// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/frequencies.h"
#include "core/rules/houserules.h"

#include <memory>

namespace showdown::gui {

/// distributionOf() for these rules, cached: the same counts for the same rules, as long as few
/// others are requested in between. Only from the thread of the window.
std::shared_ptr<const ValueDistribution> handCounts(const HouseRules& rules);

/// Starts what takes longest in handCounts() in another thread: where it will be asked soon.
void prepareHandCounts(const HouseRules& rules);

} // namespace showdown::gui
