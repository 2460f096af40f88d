// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/twopair.h"

#include "core/compare/kickers.h"
#include "core/compare/tiebreak.h"
#include "core/match/sorting.h"
#include "core/match/twopair.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 12> findWinnerLines{
    "function FindWinnerTwoPair(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  SetInfoAndCheckForTwoPair(sorted1, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  SetInfoAndCheckForTwoPair(sorted2, info2)",
    "  result ← ComparePairs(info1, info2)",
    "  if result ≠ 0",
    "    return result",
    "  result ← CompareKickers(sorted1, info1, sorted2, info2)",
    "  return result",
};

constexpr std::array<std::string_view, 9> pairsLines{
    "function ComparePairs(info1, info2)",
    "  for index ← 0 to 1: the higher pair, then the lower",
    "    pair1 ← info1.cardValues[index]",
    "    pair2 ← info2.cardValues[index]",
    "    if pair1 > pair2",
    "      return 1: hand 1 is better",
    "    if pair1 < pair2",
    "      return −1: hand 2 is better",
    "  return 0: a tie",
};

Outcome comparePairs(const PlayedHand& hand1, const MatchInfo& info1, const PlayedHand& hand2,
                     const MatchInfo& info2, Comparison& comparison, Tracer auto recorder)
{
    int index = 0;
    int pair1 = 0;
    int pair2 = 0;
    Call call(recorder, compareTwoPairsListing, hand1, hand2);
    call.watch("info1.cardValues", info1.cardValues);
    call.watch("info2.cardValues", info2.cardValues).line(1);
    call.watch("index", index).watchValue("pair1", pair1).watchValue("pair2", pair2);
    for (; index < 2; ++index) {
        call.ask(2, true);
        pair1 = info1.cardValues[index];
        call.line(3);
        pair2 = info2.cardValues[index];
        call.line(4);
        comparison.parts.push_back({index == 0 ? PartKind::higherPair : PartKind::lowerPair, 0,
                                    pair1, pair2, outcomeOf(pair1, pair2)});
        if (call.ask(5, pair1 > pair2))
            return call.result(6, Outcome::better);
        if (call.ask(7, pair1 < pair2))
            return call.result(8, Outcome::worse);
    }
    call.ask(2, false);
    return call.result(9, Outcome::equal);
}

} // namespace

constinit const Listing findWinnerTwoPairListing{"FindWinnerTwoPair", findWinnerLines};
constinit const Listing compareTwoPairsListing{"ComparePairs", pairsLines};

Outcome findWinnerTwoPair(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                          Tracer auto recorder)
{
    MatchInfo info1;
    MatchInfo info2;
    Outcome result = Outcome::equal;
    Call call(recorder, findWinnerTwoPairListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.line(2);
    const PlayedHand sorted1 = sortCardsByDescendingValue(hand1, recorder);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues).line(3);
    call.line(4);
    setInfoAndCheckForTwoPair(sorted1, info1, recorder);
    call.line(5);
    const PlayedHand sorted2 = sortCardsByDescendingValue(hand2, recorder);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(6);
    call.line(7);
    setInfoAndCheckForTwoPair(sorted2, info2, recorder);
    call.watch("result", result).line(8);
    result = comparePairs(sorted1, info1, sorted2, info2, comparison, recorder);
    if (call.ask(9, result != Outcome::equal))
        return call.result(10, result);
    call.line(11);
    result = compareKickers(sorted1, info1, sorted2, info2, 2, comparison, recorder);
    return call.result(12, result);
}

HandValue twoPairValue(const PlayedHand& hand)
{
    const PlayedHand sorted = sortCardsByDescendingValue(hand, NoRecorder{});
    MatchInfo info;
    setInfoAndCheckForTwoPair(sorted, info, NoRecorder{});
    return tieBreak(Category::twoPair, info.cardValues,
                    getTwoPairKickers(sorted, info, NoRecorder{}));
}

template Outcome findWinnerTwoPair(const PlayedHand&, const PlayedHand&, Comparison&, Recorder*);
template Outcome findWinnerTwoPair(const PlayedHand&, const PlayedHand&, Comparison&, NoRecorder);

} // namespace showdown
