// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/frequencies.h"
#include "core/rules/houserules.h"

#include <memory>

namespace showdown::gui {

/// distributionOf() these rules. Whoever asks for the same rules is given the same counts, which are
/// made once as long as few others are asked for between. From the thread of the window only.
std::shared_ptr<const ValueDistribution> handCounts(const HouseRules& rules);

} // namespace showdown::gui
