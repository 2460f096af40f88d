// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing areCardsSameSuitListing;

/// True if all natural cards share a suit; wilds join any suit.
bool areCardsSameSuit(const PlayedHand& hand, Tracer auto recorder);

} // namespace showdown
