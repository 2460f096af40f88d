// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/houserules.h"
#include "core/rules/playedhand.h"
#include "core/trace/recorder.h"

namespace showdown {

extern const Listing getPokerHandListing;

/// The best rank of five cards: asks the matchers from the highest rank that the rules know down to
/// the pair; the first that says yes is the rank, and high card is what is left.
Category getPokerHand(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder);

/// True if the matcher of this category says yes to the five cards. High card takes every hand.
bool matches(const PlayedHand& hand, Category category, const HouseRules& rules,
             Tracer auto recorder);

} // namespace showdown
