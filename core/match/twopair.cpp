// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/twopair.h"

#include "core/match/counting.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 8> twoPairLines{
    "function TwoPair(hand)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  info ← a new info",
    "  found ← DoCardsHaveSameValue(sorted, 2, info)",
    "  if not found",
    "    return false",
    "  found ← DoCardsHaveSameValue(sorted, 2, info)",
    "  return found",
};

constexpr std::array<std::string_view, 12> setInfoLines{
    "function SetInfoAndCheckForTwoPair(hand, info)",
    "  valueCounts ← CountCardValues(hand)",
    "  numWilds ← the count of wild in valueCounts, or 0",
    "  for higher ← ace down to three",
    "    missing ← 2 − the count of higher, at least 0",
    "    if missing > numWilds",
    "      go on with the next value: that pair is out of reach",
    "    for lower ← higher − 1 down to two",
    "      if missing + (2 − the count of lower, at least 0) ≤ numWilds",
    "        info.cardValues ← [higher, lower]",
    "        return true",
    "  return false",
};

int countOf(const std::vector<ValueCount>& counts, int value)
{
    const auto entry = std::ranges::find(counts, value, &ValueCount::value);
    return entry == counts.end() ? 0 : entry->count;
}

int missingFromPair(const std::vector<ValueCount>& counts, int value)
{
    return std::max(0, 2 - countOf(counts, value));
}

} // namespace

constinit const Listing twoPairListing{"TwoPair", twoPairLines};
constinit const Listing setInfoAndCheckForTwoPairListing{"SetInfoAndCheckForTwoPair", setInfoLines};

bool twoPair(const PlayedHand& hand, MatchInfo& info, Tracer auto recorder)
{
    bool found = false;
    Call call(recorder, twoPairListing, hand);
    call.watch("hand", hand).line(1);
    call.line(2);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    info = {};
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.startIndex", info.startIndex).watch("info.cardValues", info.cardValues);
    call.line(3);
    call.watch("found", found).line(4);
    found = doCardsHaveSameValue(sorted, 2, &info, recorder);
    if (call.ask(5, !found))
        return call.result(6, false);
    call.line(7);
    found = doCardsHaveSameValue(sorted, 2, &info, recorder);
    return call.result(8, found);
}

bool setInfoAndCheckForTwoPair(const PlayedHand& hand, MatchInfo& info, Tracer auto recorder)
{
    int numWilds = 0;
    int missing = 0;
    Call call(recorder, setInfoAndCheckForTwoPairListing, hand);
    call.watch("hand", hand).watch("info.cardValues", info.cardValues).line(1);
    call.line(2);
    const std::vector<ValueCount> valueCounts = countCardValues(hand, recorder);
    numWilds = countOf(valueCounts, cardvalue::wild);
    call.watch("valueCounts", valueCounts).watch("numWilds", numWilds).line(3);
    int higher = cardvalue::ace;
    int lower = 0;
    call.watchValue("higher", higher).watch("missing", missing).watchValue("lower", lower);
    for (; higher > cardvalue::two; --higher) {
        call.ask(4, true);
        missing = missingFromPair(valueCounts, higher);
        call.line(5);
        if (call.ask(6, missing > numWilds)) {
            call.line(7);
            continue;
        }
        for (lower = higher - 1; lower >= cardvalue::two; --lower) {
            call.ask(8, true);
            if (call.ask(9, missing + missingFromPair(valueCounts, lower) <= numWilds)) {
                info.isNew = false;
                info.cardValues = {higher, lower};
                call.line(10);
                return call.result(11, true);
            }
        }
        call.ask(8, false);
    }
    call.ask(4, false);
    return call.result(12, false);
}

template bool twoPair(const PlayedHand&, MatchInfo&, Recorder*);
template bool twoPair(const PlayedHand&, MatchInfo&, NoRecorder);
template bool setInfoAndCheckForTwoPair(const PlayedHand&, MatchInfo&, Recorder*);
template bool setInfoAndCheckForTwoPair(const PlayedHand&, MatchInfo&, NoRecorder);

} // namespace showdown
