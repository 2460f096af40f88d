// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"

#include <QString>

namespace showdown::narration {

/// Why a hand is not of a rank of equal values: "Wild + one queen is 2 of 4", "A pair of tens is
/// below jacks".
QString groupDenial(const TooFewEqual& detail);
QString groupDenial(const NoSecondGroup& detail, Category rank);
QString groupDenial(const BelowFloor& detail);

} // namespace showdown::narration
