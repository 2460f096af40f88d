// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"

#include <QString>

namespace showdown::narration {

/// The sentence about two or three hands of one rank that this part tells apart. In it %1 is what
/// the hands share, %2 beats %3, and %4 and %5 are the names of two players out of three. The
/// index is that of a card or kicker, 0 for an only kicker. Empty for PartKind::rank.
QString reasonPattern(PartKind kind, int index, bool three);

/// The sentence about the only two hands, equal but for their wilds: without names.
QString fewerWildsOfTwo();

} // namespace showdown::narration
