// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/showdown.h"

#include <QString>

namespace showdown::narration {

/// Which cards make a hand of equal values what it is: "The wild and Q♠ make a pair of queens".
/// Empty for all other ranks. The result must be that of this hand.
QString groupFit(const Hand& hand, const HandResult& result);

} // namespace showdown::narration
