// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/match/ladder.h"

#include <QString>

namespace showdown::narration {

/// Why a hand is no straight or flush, or neither up to the ace: "Four different suits", "Needs an
/// 8 and a 6, has one wild".
QString rowDenial(const SuitsDiffer& detail);
QString rowDenial(const EqualValues& detail, Category rank);
QString rowDenial(const GapTooWide& detail);
QString rowDenial(const NotAceHigh& detail);

} // namespace showdown::narration
