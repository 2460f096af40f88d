// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/twopair.h"

#include "core/compare/askpart.h"
#include "core/compare/categoryvalue.h"
#include "core/compare/kickers.h"
#include "core/match/sorting.h"
#include "core/match/twopair.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto findWinnerLines = [] {
    using Line = FindWinnerTwoPairLine;
    return linesOf<Line>({
        {Line::start, "function FindWinnerTwoPair(hand1, hand2)"},
        {Line::sort, "  sorted1 ← SortCardsByDescendingValue(hand1)", Half::first},
        {Line::newInfo, "  info1 ← a new info", Half::first},
        {Line::findPairs, "  SetInfoAndCheckForTwoPair(sorted1, info1)", Half::first,
         when::repaired<5>},
        {Line::findPairs, "  SetInfoAndCheckForTwoPair(hand1, info1)", Half::first,
         when::printed<5>},
        {Line::sort, "  sorted2 ← SortCardsByDescendingValue(hand2)", Half::second},
        {Line::newInfo, "  info2 ← a new info", Half::second},
        {Line::findPairs, "  SetInfoAndCheckForTwoPair(sorted2, info2)", Half::second,
         when::repaired<5>},
        {Line::findPairs, "  SetInfoAndCheckForTwoPair(hand2, info2)", Half::second,
         when::printed<5>},
        {Line::comparePairs, "  result ← ComparePairs(info1, info2)"},
        {Line::askDecided, "  if result ≠ 0"},
        {Line::returnDecided, "    return result"},
        {Line::compareKickers, "  result ← CompareKickers(sorted1, info1, sorted2, info2)",
         when::repaired<5>},
        {Line::compareKickers, "  result ← CompareKickers(hand1, info1, hand2, info2)",
         when::printed<5>},
        {Line::returnResult, "  return result"},
    });
}();

constexpr auto pairsLines = [] {
    using Line = CompareTwoPairsLine;
    return linesOf<Line>({
        {Line::start, "function ComparePairs(info1, info2)"},
        {Line::nextIndex, "  for index ← 0 to 1: the higher pair, then the lower"},
        {Line::setPair, "    pair1 ← info1.cardValues[index]", Half::first, when::repaired<23>},
        {Line::setPair, "    pair1 ← info1.cardValues[index], or the ace for a pair of wilds",
         Half::first, when::printed<23>},
        {Line::setPair, "    pair2 ← info2.cardValues[index]", Half::second, when::repaired<23>},
        {Line::setPair, "    pair2 ← info2.cardValues[index], or the ace for a pair of wilds",
         Half::second, when::printed<23>},
        {Line::askBetter, "    if pair1 > pair2"},
        {Line::returnBetter, "      return 1: hand 1 is better"},
        {Line::askWorse, "    if pair1 < pair2"},
        {Line::returnWorse, "      return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

/// The value of a pair; as printed a pair of wilds is one of aces, whatever the other pair is.
int pairValue(const PlayedHand& hand, int value, const Recorder* recorder)
{
    const bool isOfWilds = std::ranges::count(hand, value, &PlayedCard::value) == 0;
    return isPrinted(recorder, 23) && isOfWilds ? cardvalue::ace : value;
}

Outcome comparePairs(const PlayedHand& hand1, const MatchInfo& info1, const PlayedHand& hand2,
                     const MatchInfo& info2, Comparison& comparison, Recorder* recorder)
{
    using Line = CompareTwoPairsLine;
    int index = 0;
    int pair1 = 0;
    int pair2 = 0;
    Call call(recorder, compareTwoPairsListing, hand1, hand2);
    call.watch("info1.cardValues", info1.cardValues);
    call.watch("info2.cardValues", info2.cardValues).line(Line::start);
    call.watch("index", index);
    for (; index < 2; ++index) {
        call.ask(Line::nextIndex, true);
        call.turnTo(Half::first);
        pair1 = pairValue(hand1, info1.cardValues[index], recorder);
        call.watchValue("pair1", pair1).line(Line::setPair);
        call.turnTo(Half::second);
        pair2 = pairValue(hand2, info2.cardValues[index], recorder);
        call.watchValue("pair2", pair2).line(Line::setPair);
        comparison.parts.push_back({index == 0 ? PartKind::higherPair : PartKind::lowerPair, 0,
                                    pair1, pair2, outcomeOf(pair1, pair2)});
        switch (askPart(call, Line::askBetter, Line::askWorse, comparison.parts.back(), [&] {
            return both(pairCards(hand1, info1.cardValues, index),
                        pairCards(hand2, info2.cardValues, index));
        })) {
        case Outcome::better:
            return call.result(Line::returnBetter, Outcome::better);
        case Outcome::worse:
            return call.result(Line::returnWorse, Outcome::worse);
        case Outcome::equal:
            break;
        }
    }
    call.ask(Line::nextIndex, false);
    return call.result(Line::returnTie, Outcome::equal);
}

} // namespace

constinit const ListingOf<FindWinnerTwoPairLine> findWinnerTwoPairListing{"FindWinnerTwoPair",
                                                                          findWinnerLines};
constinit const ListingOf<CompareTwoPairsLine> compareTwoPairsListing{"ComparePairs", pairsLines,
                                                                      "CompareTwoPairs"};

Outcome findWinnerTwoPair(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                          Recorder* recorder)
{
    using Line = FindWinnerTwoPairLine;
    MatchInfo info1;
    MatchInfo info2;
    Call call(recorder, findWinnerTwoPairListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted1 = sortCardsByDescendingValue(hand1, recorder);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues).line(Line::newInfo);
    call.line(Line::findPairs);
    const PlayedHand& passed1 = isPrinted(recorder, 5) ? hand1 : sorted1;
    setInfoAndCheckForTwoPair(passed1, info1, recorder);
    call.turnTo(Half::second);
    call.line(Line::sort);
    const PlayedHand sorted2 = sortCardsByDescendingValue(hand2, recorder);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(Line::newInfo);
    call.line(Line::findPairs);
    const PlayedHand& passed2 = isPrinted(recorder, 5) ? hand2 : sorted2;
    setInfoAndCheckForTwoPair(passed2, info2, recorder);
    call.line(Line::comparePairs);
    Outcome result = comparePairs(passed1, info1, passed2, info2, comparison, recorder);
    call.watch("result", result);
    if (call.ask(Line::askDecided, result != Outcome::equal))
        return call.result(Line::returnDecided, result);
    call.line(Line::compareKickers);
    result =
        compareKickers(passed1, info1, passed2, info2, Category::twoPair, comparison, recorder);
    return call.result(Line::returnResult, result);
}

HandValue twoPairValue(const PlayedHand& hand)
{
    const PlayedHand sorted = sortCardsByDescendingValue(hand, nullptr);
    MatchInfo info;
    setInfoAndCheckForTwoPair(sorted, info, nullptr);
    return tieBreak(Category::twoPair, info.cardValues, getTwoPairKickers(sorted, info, nullptr));
}

} // namespace showdown
