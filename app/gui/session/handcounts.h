// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/frequencies.h"
#include "core/rules/houserules.h"

#include <memory>
#include <thread>

namespace showdown::gui {

/// distributionOf() for these rules, cached: the same counts for the same rules, as long as few
/// others are requested in between. Only from the thread of the window.
std::shared_ptr<const ValueDistribution> handCounts(const HouseRules& rules);

/// The thread that does the slow part of handCounts(), for counts that will soon be needed; some
/// milliseconds. Not of QThreadPool, whose locks the thread sanitizer cannot see.
std::jthread preparationOfHandCounts(const HouseRules& rules);

} // namespace showdown::gui
