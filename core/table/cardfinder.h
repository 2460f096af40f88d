// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"
#include "core/table/tablehand.h"

#include <vector>

namespace showdown {

/// The cards of a hand without wilds, seven at most, from what it sums up to; suit by suit, the
/// highest first. Cards may be held more than once.
std::vector<Card> cardsOf(TableHand hand);

} // namespace showdown
