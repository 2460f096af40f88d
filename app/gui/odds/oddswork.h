// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "core/odds/equity.h"
#include "core/rules/category.h"

#include <functional>
#include <stop_token>

namespace showdown::gui {

/// Called with everything known so far; by any of the working threads, but never by two at once.
using OddsTold = std::function<void(const OddsCount&)>;

/// The options of a count beside a window: leaves one core to the window if there are two.
EquityOptions besideWindow(EquityOptions options);

/// Computes all parts of a count, quick ones first, and reports whenever one is complete and, in
/// between, the progress, at most every 50 ms. Equity begins with a sample that takes a few
/// milliseconds; exact results replace it, and a sample goes on until it is as precise as the
/// options require. `target` is the rank that a player alone hopes for. A stop ends it within
/// milliseconds, with what was reported last.
void countOdds(const OddsQuestion& question, Category target, const EquityOptions& options,
               const std::stop_token& stop, const OddsTold& told);

} // namespace showdown::gui
