// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/compare/showdown.h"

#include <QString>

namespace showdown::narration {

/// Which cards of a hand make it what it is: "The wild and Q♠ make a pair of queens", "Four hearts
/// and one wild". The result must be that of this hand.
QString entryText(const Hand& hand, const HandResult& result);

} // namespace showdown::narration
