// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"

#include <QString>

namespace showdown::narration {

/// Why a hand is not of a rank of equal values: "Wild + one queen is 2 of 4", "A pair of tens is
/// below jacks". `bugs` is the number of its wilds that can be nothing but aces there.
QString groupDenial(const TooFewEqual& detail, int bugs);
QString groupDenial(const NoSecondGroup& detail, Category rank, int bugs);
QString groupDenial(const BelowFloor& detail, int bugs);

} // namespace showdown::narration
