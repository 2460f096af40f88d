// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/kickers.h"

#include "core/compare/comparehands.h"
#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/sorting.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 15> pairLines{
    "function CompareKickers(sorted1, info1, sorted2, info2)",
    "  values ← [wild]",
    "  numWilds ← CountCardsByValue(sorted1, wild)",
    "  if numWilds < 2",
    "    add info1.cardValues[0] to values",
    "  kickers1 ← BuildHandExcludingValues(sorted1, values, 2)",
    "  kickers1 ← SortCardsByDescendingValueHighWilds(kickers1)",
    "  values ← [wild]",
    "  numWilds ← CountCardsByValue(sorted2, wild)",
    "  if numWilds < 2",
    "    add info2.cardValues[0] to values",
    "  kickers2 ← BuildHandExcludingValues(sorted2, values, 2)",
    "  kickers2 ← SortCardsByDescendingValueHighWilds(kickers2)",
    "  result ← CompareHands(kickers1, kickers2)",
    "  return result",
};

constexpr std::array<std::string_view, 5> compareLines{
    "function CompareKickers(sorted1, info1, sorted2, info2)",
    "  kickers1 ← GetKickers(sorted1, info1)",
    "  kickers2 ← GetKickers(sorted2, info2)",
    "  result ← CompareHands(kickers1, kickers2)",
    "  return result",
};

constexpr std::array<std::string_view, 11> groupLines{
    "function GetKickers(sorted, info, groupSize)",
    "  values ← [info.cardValues[0], wild]",
    "  numOfValue ← CountCardsByValue(sorted, info.cardValues[0])",
    "  if numOfValue ≥ groupSize",
    "    values ← [info.cardValues[0]]",
    "  numWilds ← CountCardsByValue(sorted, wild)",
    "  if numWilds ≥ groupSize",
    "    values ← [wild]",
    "  kickers ← BuildHandExcludingValues(sorted, values, groupSize)",
    "  kickers ← SortCardsByDescendingValueHighWilds(kickers)",
    "  return kickers",
};

constexpr std::array<std::string_view, 6> twoPairLines{
    "function GetKickers(sorted, info)",
    "  rest ← BuildHandExcludingValues(sorted, [info.cardValues[0]], 2)",
    "  rest ← BuildHandExcludingValues(rest, [info.cardValues[1]], 2)",
    "  numLeft ← 4 − the number of cards taken out so far",
    "  rest ← BuildHandExcludingValues(rest, [wild], numLeft)",
    "  return rest",
};

/// Lines 2 to 7 of CompareKickers for a pair, or 8 to 13 for the second hand.
PlayedHand takeOutPair(const PlayedHand& sorted, const MatchInfo& info, int line, ValueList& values,
                       int& numWilds, PlayedHand& kickers, auto& call, Tracer auto recorder)
{
    values = {cardvalue::wild};
    call.line(line);
    call.line(line + 1);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    if (call.ask(line + 2, numWilds < 2)) {
        values.add(info.cardValues[0]);
        call.line(line + 3);
    }
    call.line(line + 4);
    kickers = buildHandExcludingValues(sorted, values, 2, recorder);
    call.line(line + 5);
    kickers = sortCardsByDescendingValueHighWilds(kickers, recorder);
    return kickers;
}

} // namespace

constinit const Listing comparePairKickersListing{"CompareKickers", pairLines};
constinit const Listing compareKickersListing{"CompareKickers", compareLines};
constinit const Listing getKickersListing{"GetKickers", groupLines};
constinit const Listing getTwoPairKickersListing{"GetKickers", twoPairLines};

PlayedHand getKickers(const PlayedHand& sorted, const MatchInfo& info, int groupSize,
                      Tracer auto recorder)
{
    ValueList values{info.cardValues[0], cardvalue::wild};
    int numOfValue = 0;
    int numWilds = 0;
    PlayedHand kickers(sorted.player());
    Call call(recorder, getKickersListing, sorted);
    call.watch("sorted", sorted).watch("info.cardValues", info.cardValues);
    call.watch("groupSize", groupSize).line(1);
    call.watch("values", values).line(2);
    call.watch("numOfValue", numOfValue).line(3);
    numOfValue = countCardsByValue(sorted, info.cardValues[0], recorder);
    if (call.ask(4, numOfValue >= groupSize)) {
        values = {info.cardValues[0]};
        call.line(5);
    }
    call.watch("numWilds", numWilds).line(6);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    if (call.ask(7, numWilds >= groupSize)) {
        values = {cardvalue::wild};
        call.line(8);
    }
    call.watch("kickers", kickers).line(9);
    kickers = buildHandExcludingValues(sorted, values, groupSize, recorder);
    call.line(10);
    kickers = sortCardsByDescendingValueHighWilds(kickers, recorder);
    call.line(11, kickers, CardRole::kicker);
    return kickers;
}

PlayedHand getTwoPairKickers(const PlayedHand& sorted, const MatchInfo& info, Tracer auto recorder)
{
    int numLeft = 0;
    PlayedHand rest = sorted;
    Call call(recorder, getTwoPairKickersListing, sorted);
    call.watch("sorted", sorted).watch("info.cardValues", info.cardValues).line(1);
    call.watch("rest", rest).line(2);
    rest = buildHandExcludingValues(rest, {info.cardValues[0]}, 2, recorder);
    call.line(3);
    rest = buildHandExcludingValues(rest, {info.cardValues[1]}, 2, recorder);
    numLeft = 4 - (sorted.size() - rest.size());
    call.watch("numLeft", numLeft).line(4);
    call.line(5);
    rest = buildHandExcludingValues(rest, {cardvalue::wild}, numLeft, recorder);
    call.line(6, rest, CardRole::kicker);
    return rest;
}

PlayedHand pairKickers(const PlayedHand& sorted, const MatchInfo& info)
{
    ValueList values;
    int numWilds = 0;
    PlayedHand kickers;
    Call silent(NoRecorder{}, comparePairKickersListing, sorted);
    return takeOutPair(sorted, info, 2, values, numWilds, kickers, silent, NoRecorder{});
}

Outcome comparePairKickers(const PlayedHand& sorted1, const MatchInfo& info1,
                           const PlayedHand& sorted2, const MatchInfo& info2,
                           Comparison& comparison, Tracer auto recorder)
{
    ValueList values;
    int numWilds = 0;
    PlayedHand kickers1(sorted1.player());
    PlayedHand kickers2(sorted2.player());
    Outcome result = Outcome::equal;
    Call call(recorder, comparePairKickersListing, sorted1, sorted2);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(1);
    call.watch("values", values).watch("numWilds", numWilds);
    call.watch("kickers1", kickers1).watch("kickers2", kickers2).watch("result", result);
    takeOutPair(sorted1, info1, 2, values, numWilds, kickers1, call, recorder);
    takeOutPair(sorted2, info2, 8, values, numWilds, kickers2, call, recorder);
    call.line(14);
    result = compareHands(kickers1, kickers2, PartKind::kicker, comparison, recorder);
    return call.result(15, result);
}

Outcome compareKickers(const PlayedHand& sorted1, const MatchInfo& info1, const PlayedHand& sorted2,
                       const MatchInfo& info2, int groupSize, Comparison& comparison,
                       Tracer auto recorder)
{
    const auto kickersOf = [&](const PlayedHand& sorted, const MatchInfo& info) {
        return groupSize == 2 ? getTwoPairKickers(sorted, info, recorder)
                              : getKickers(sorted, info, groupSize, recorder);
    };
    Outcome result = Outcome::equal;
    Call call(recorder, compareKickersListing, sorted1, sorted2);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(1);
    call.line(2);
    const PlayedHand kickers1 = kickersOf(sorted1, info1);
    call.watch("kickers1", kickers1).line(3);
    const PlayedHand kickers2 = kickersOf(sorted2, info2);
    call.watch("kickers2", kickers2).watch("result", result).line(4);
    result = compareHands(kickers1, kickers2, PartKind::kicker, comparison, recorder);
    return call.result(5, result);
}

template PlayedHand getKickers(const PlayedHand&, const MatchInfo&, int, Recorder*);
template PlayedHand getKickers(const PlayedHand&, const MatchInfo&, int, NoRecorder);
template PlayedHand getTwoPairKickers(const PlayedHand&, const MatchInfo&, Recorder*);
template PlayedHand getTwoPairKickers(const PlayedHand&, const MatchInfo&, NoRecorder);
template Outcome comparePairKickers(const PlayedHand&, const MatchInfo&, const PlayedHand&,
                                    const MatchInfo&, Comparison&, Recorder*);
template Outcome comparePairKickers(const PlayedHand&, const MatchInfo&, const PlayedHand&,
                                    const MatchInfo&, Comparison&, NoRecorder);
template Outcome compareKickers(const PlayedHand&, const MatchInfo&, const PlayedHand&,
                                const MatchInfo&, int, Comparison&, Recorder*);
template Outcome compareKickers(const PlayedHand&, const MatchInfo&, const PlayedHand&,
                                const MatchInfo&, int, Comparison&, NoRecorder);

} // namespace showdown
