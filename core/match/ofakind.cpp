// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/ofakind.h"

#include "core/match/counting.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 12> jacksLines{
    "function JacksOrBetter(hand)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  info ← a new info",
    "  found ← DoCardsHaveSameValue(sorted, 2, info)",
    "  if not found",
    "    return false",
    "  numWilds ← CountCardsByValue(sorted, wild)",
    "  if numWilds ≥ 2",
    "    return true: two wilds are a pair of aces",
    "  if info.cardValues[0] < the lowest pair that counts",
    "    return false",
    "  return true",
};

constexpr std::array<std::string_view, 4> threeLines{
    "function ThreeOfAKind(hand)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  found ← DoCardsHaveSameValue(sorted, 3)",
    "  return found",
};

constexpr std::array<std::string_view, 4> fourLines{
    "function FourOfAKind(hand)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  found ← DoCardsHaveSameValue(sorted, 4)",
    "  return found",
};

constexpr std::array<std::string_view, 4> fiveLines{
    "function FiveOfAKind(hand)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  found ← DoCardsHaveSameValue(sorted, 5)",
    "  return found",
};

/// The three listings above differ in one number, and so does the code.
bool ofAKind(const PlayedHand& hand, int numToMatch, const Listing& listing, Tracer auto recorder)
{
    bool found = false;
    Call call(recorder, listing, hand);
    call.watch("hand", hand).line(1);
    call.line(2);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("found", found).line(3);
    found = doCardsHaveSameValue(sorted, numToMatch, nullptr, recorder);
    return call.result(4, found);
}

} // namespace

constinit const Listing jacksOrBetterListing{"JacksOrBetter", jacksLines};
constinit const Listing threeOfAKindListing{"ThreeOfAKind", threeLines};
constinit const Listing fourOfAKindListing{"FourOfAKind", fourLines};
constinit const Listing fiveOfAKindListing{"FiveOfAKind", fiveLines};

bool jacksOrBetter(const PlayedHand& hand, Rank pairFloor, Tracer auto recorder)
{
    bool found = false;
    int numWilds = 0;
    MatchInfo info;
    const int lowestPair = number(pairFloor);
    Call call(recorder, jacksOrBetterListing, hand);
    call.watch("hand", hand).line(1);
    call.line(2);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.startIndex", info.startIndex).watch("info.cardValues", info.cardValues);
    call.line(3);
    call.watch("found", found).line(4);
    found = doCardsHaveSameValue(sorted, 2, &info, recorder);
    if (call.ask(5, !found))
        return call.result(6, false);
    call.watch("numWilds", numWilds).line(7);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    if (call.ask(8, numWilds >= 2))
        return call.result(9, true);
    call.watchValue("lowestPair", lowestPair);
    if (call.ask(10, info.cardValues[0] < lowestPair))
        return call.result(11, false);
    return call.result(12, true);
}

bool threeOfAKind(const PlayedHand& hand, Tracer auto recorder)
{
    return ofAKind(hand, 3, threeOfAKindListing, recorder);
}

bool fourOfAKind(const PlayedHand& hand, Tracer auto recorder)
{
    return ofAKind(hand, 4, fourOfAKindListing, recorder);
}

bool fiveOfAKind(const PlayedHand& hand, Tracer auto recorder)
{
    return ofAKind(hand, 5, fiveOfAKindListing, recorder);
}

template bool jacksOrBetter(const PlayedHand&, Rank, Recorder*);
template bool jacksOrBetter(const PlayedHand&, Rank, NoRecorder);
template bool threeOfAKind(const PlayedHand&, Recorder*);
template bool threeOfAKind(const PlayedHand&, NoRecorder);
template bool fourOfAKind(const PlayedHand&, Recorder*);
template bool fourOfAKind(const PlayedHand&, NoRecorder);
template bool fiveOfAKind(const PlayedHand&, Recorder*);
template bool fiveOfAKind(const PlayedHand&, NoRecorder);

} // namespace showdown
