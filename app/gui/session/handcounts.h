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

/// Does the slow part of handCounts(), some milliseconds, in a thread that the caller keeps: for
/// counts that will soon be needed. Not in QThreadPool, whose locks the thread sanitizer cannot see.
[[nodiscard]] std::jthread prepareHandCounts(const HouseRules& rules);

} // namespace showdown::gui
