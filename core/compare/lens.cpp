// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/lens.h"

#include "core/match/pokerhand.h"
#include "core/match/twopair.h"
#include "core/match/wilds.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 6> fitsLines{
    "function FitsLens(hand, rank)",
    "  cards ← hand",
    "  if a wild is a bug and rank is one of equal values",
    "    cards ← ReadBugs(hand)",
    "  fits ← the matcher of rank with cards; SetInfoAndCheckForTwoPair for two pair",
    "  return fits",
};

bool fits(const PlayedHand& cards, Category lens, const HouseRules& rules, Tracer auto recorder)
{
    MatchInfo info;
    return lens == Category::twoPair ? setInfoAndCheckForTwoPair(cards, info, recorder)
                                     : matches(cards, lens, rules, recorder);
}

} // namespace

constinit const Listing fitsLensListing{"FitsLens", fitsLines};

bool fitsLens(const PlayedHand& hand, Category lens, const HouseRules& rules, Tracer auto recorder)
{
    PlayedHand cards = hand;
    bool fit = false;
    Call call(recorder, fitsLensListing, hand);
    call.watch("hand", hand).watch("rank", lens).line(1);
    call.watch("cards", cards).line(2);
    if (call.ask(3, rules.wildScope == WildScope::bug && isOfEqualValues(lens))) {
        call.line(4);
        cards = readBugs(hand, recorder);
    }
    call.watch("fits", fit).line(5);
    fit = fits(cards, lens, rules, recorder);
    return call.result(6, fit);
}

template bool fitsLens(const PlayedHand&, Category, const HouseRules&, Recorder*);
template bool fitsLens(const PlayedHand&, Category, const HouseRules&, NoRecorder);

} // namespace showdown
