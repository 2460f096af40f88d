// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/ofakind.h"

#include "core/compare/kickers.h"
#include "core/compare/tiebreak.h"
#include "core/match/counting.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 12> pairLines{
    "function FindWinnerJacksOrBetter(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  DoCardsHaveSameValue(sorted1, 2, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  DoCardsHaveSameValue(sorted2, 2, info2)",
    "  result ← ComparePairs(sorted1, info1, sorted2, info2)",
    "  if result ≠ 0",
    "    return result",
    "  result ← CompareKickers(sorted1, info1, sorted2, info2)",
    "  return result",
};

constexpr std::array<std::string_view, 14> comparePairsLines{
    "function ComparePairs(sorted1, info1, sorted2, info2)",
    "  pair1 ← info1.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted1, wild)",
    "  if numWilds ≥ 2",
    "    pair1 ← ace",
    "  pair2 ← info2.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted2, wild)",
    "  if numWilds ≥ 2",
    "    pair2 ← ace",
    "  if pair1 > pair2",
    "    return 1: hand 1 is better",
    "  if pair1 < pair2",
    "    return −1: hand 2 is better",
    "  return 0: a tie",
};

constexpr std::array<std::string_view, 12> threeLines{
    "function FindWinnerThreeKind(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  DoCardsHaveSameValue(sorted1, 3, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  DoCardsHaveSameValue(sorted2, 3, info2)",
    "  result ← CompareTrios(sorted1, info1, sorted2, info2)",
    "  if result ≠ 0",
    "    return result",
    "  result ← CompareKickers(sorted1, info1, sorted2, info2)",
    "  return result",
};

constexpr std::array<std::string_view, 14> compareTriosLines{
    "function CompareTrios(sorted1, info1, sorted2, info2)",
    "  trio1 ← info1.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted1, wild)",
    "  if numWilds ≥ 3",
    "    trio1 ← ace",
    "  trio2 ← info2.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted2, wild)",
    "  if numWilds ≥ 3",
    "    trio2 ← ace",
    "  if trio1 > trio2",
    "    return 1: hand 1 is better",
    "  if trio1 < trio2",
    "    return −1: hand 2 is better",
    "  return 0: a tie",
};

constexpr std::array<std::string_view, 12> fourLines{
    "function FindWinnerFourOfAKind(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  DoCardsHaveSameValue(sorted1, 4, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  DoCardsHaveSameValue(sorted2, 4, info2)",
    "  result ← CompareQuads(sorted1, info1, sorted2, info2)",
    "  if result ≠ 0",
    "    return result",
    "  result ← CompareKickers(sorted1, info1, sorted2, info2)",
    "  return result",
};

constexpr std::array<std::string_view, 14> compareQuadsLines{
    "function CompareQuads(sorted1, info1, sorted2, info2)",
    "  quad1 ← info1.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted1, wild)",
    "  if numWilds ≥ 4",
    "    quad1 ← ace",
    "  quad2 ← info2.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted2, wild)",
    "  if numWilds ≥ 4",
    "    quad2 ← ace",
    "  if quad1 > quad2",
    "    return 1: hand 1 is better",
    "  if quad1 < quad2",
    "    return −1: hand 2 is better",
    "  return 0: a tie",
};

constexpr std::array<std::string_view, 9> fiveLines{
    "function FindWinnerFiveOfAKind(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  DoCardsHaveSameValue(sorted1, 5, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  DoCardsHaveSameValue(sorted2, 5, info2)",
    "  result ← CompareFives(sorted1, info1, sorted2, info2)",
    "  return result",
};

constexpr std::array<std::string_view, 14> compareFivesLines{
    "function CompareFives(sorted1, info1, sorted2, info2)",
    "  five1 ← info1.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted1, wild)",
    "  if numWilds ≥ 5",
    "    five1 ← ace",
    "  five2 ← info2.cardValues[0]",
    "  numWilds ← CountCardsByValue(sorted2, wild)",
    "  if numWilds ≥ 5",
    "    five2 ← ace",
    "  if five1 > five2",
    "    return 1: hand 1 is better",
    "  if five1 < five2",
    "    return −1: hand 2 is better",
    "  return 0: a tie",
};

} // namespace

constinit const Listing findWinnerJacksOrBetterListing{"FindWinnerJacksOrBetter", pairLines};
constinit const Listing findWinnerThreeKindListing{"FindWinnerThreeKind", threeLines};
constinit const Listing findWinnerFourOfAKindListing{"FindWinnerFourOfAKind", fourLines};
constinit const Listing findWinnerFiveOfAKindListing{"FindWinnerFiveOfAKind", fiveLines};
constinit const Listing comparePairsListing{"ComparePairs", comparePairsLines};
constinit const Listing compareTriosListing{"CompareTrios", compareTriosLines};
constinit const Listing compareQuadsListing{"CompareQuads", compareQuadsLines};
constinit const Listing compareFivesListing{"CompareFives", compareFivesLines};

namespace {

/// What tells the four ranks apart; the code below is the same for all of them.
struct Group
{
    Category category;
    int size;
    PartKind part;
    const Listing& findWinner;
    const Listing& compareGroups;
    std::string_view variable1;
    std::string_view variable2;
};

constexpr Group pairGroup{
    Category::pair,      2,       PartKind::pair, findWinnerJacksOrBetterListing,
    comparePairsListing, "pair1", "pair2"};
constexpr Group threeGroup{
    Category::threeOfAKind, 3,       PartKind::trio, findWinnerThreeKindListing,
    compareTriosListing,    "trio1", "trio2"};
constexpr Group fourGroup{
    Category::fourOfAKind, 4,       PartKind::quad, findWinnerFourOfAKindListing,
    compareQuadsListing,   "quad1", "quad2"};
constexpr Group fiveGroup{
    Category::fiveOfAKind, 5,       PartKind::five, findWinnerFiveOfAKindListing,
    compareFivesListing,   "five1", "five2"};

/// Lines 2 to 5 of CompareTrios and its like, or 6 to 9 for the second hand.
void readGroup(const PlayedHand& sorted, const MatchInfo& info, const Group& group, int line,
               int& value, int& numWilds, auto& call, Tracer auto recorder)
{
    value = info.cardValues[0];
    call.line(line);
    call.line(line + 1);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    if (call.ask(line + 2, numWilds >= group.size)) {
        value = cardvalue::ace;
        call.line(line + 3);
    }
}

Outcome compareGroups(const PlayedHand& sorted1, const MatchInfo& info1, const PlayedHand& sorted2,
                      const MatchInfo& info2, const Group& group, Comparison& comparison,
                      Tracer auto recorder)
{
    int value1 = 0;
    int value2 = 0;
    int numWilds = 0;
    Call call(recorder, group.compareGroups, sorted1, sorted2);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(1);
    call.watchValue(group.variable1, value1).watchValue(group.variable2, value2);
    call.watch("numWilds", numWilds);
    readGroup(sorted1, info1, group, 2, value1, numWilds, call, recorder);
    readGroup(sorted2, info2, group, 6, value2, numWilds, call, recorder);
    comparison.parts.push_back({group.part, 0, value1, value2, outcomeOf(value1, value2)});
    if (call.ask(10, value1 > value2))
        return call.result(11, Outcome::better);
    if (call.ask(12, value1 < value2))
        return call.result(13, Outcome::worse);
    return call.result(14, Outcome::equal);
}

Outcome findWinner(const PlayedHand& hand1, const PlayedHand& hand2, const Group& group,
                   Comparison& comparison, Tracer auto recorder)
{
    MatchInfo info1;
    MatchInfo info2;
    Outcome result = Outcome::equal;
    Call call(recorder, group.findWinner, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.line(2);
    const PlayedHand sorted1 = sortCardsByDescendingValue(hand1, recorder);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues).line(3);
    call.line(4);
    doCardsHaveSameValue(sorted1, group.size, &info1, recorder);
    call.line(5);
    const PlayedHand sorted2 = sortCardsByDescendingValue(hand2, recorder);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(6);
    call.line(7);
    doCardsHaveSameValue(sorted2, group.size, &info2, recorder);
    call.watch("result", result).line(8);
    result = compareGroups(sorted1, info1, sorted2, info2, group, comparison, recorder);
    if (group.size == Hand::fullSize)
        return call.result(9, result);
    if (call.ask(9, result != Outcome::equal))
        return call.result(10, result);
    call.line(11);
    result = group.category == Category::pair
                 ? comparePairKickers(sorted1, info1, sorted2, info2, comparison, recorder)
                 : compareKickers(sorted1, info1, sorted2, info2, group.size, comparison, recorder);
    return call.result(12, result);
}

const Group& groupOf(Category category)
{
    switch (category) {
    case Category::threeOfAKind:
        return threeGroup;
    case Category::fourOfAKind:
        return fourGroup;
    case Category::fiveOfAKind:
        return fiveGroup;
    default:
        return pairGroup;
    }
}

} // namespace

Outcome findWinnerJacksOrBetter(const PlayedHand& hand1, const PlayedHand& hand2,
                                Comparison& comparison, Tracer auto recorder)
{
    return findWinner(hand1, hand2, pairGroup, comparison, recorder);
}

Outcome findWinnerThreeKind(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Tracer auto recorder)
{
    return findWinner(hand1, hand2, threeGroup, comparison, recorder);
}

Outcome findWinnerFourOfAKind(const PlayedHand& hand1, const PlayedHand& hand2,
                              Comparison& comparison, Tracer auto recorder)
{
    return findWinner(hand1, hand2, fourGroup, comparison, recorder);
}

Outcome findWinnerFiveOfAKind(const PlayedHand& hand1, const PlayedHand& hand2,
                              Comparison& comparison, Tracer auto recorder)
{
    return findWinner(hand1, hand2, fiveGroup, comparison, recorder);
}

HandValue ofAKindValue(const PlayedHand& hand, Category category)
{
    const Group& group = groupOf(category);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, NoRecorder{});
    MatchInfo info;
    doCardsHaveSameValue(sorted, group.size, &info, NoRecorder{});
    int value = 0;
    int numWilds = 0;
    Call silent(NoRecorder{}, group.compareGroups, hand);
    readGroup(sorted, info, group, 2, value, numWilds, silent, NoRecorder{});
    PlayedHand kickers = group.size == 2 ? pairKickers(sorted, info)
                                         : getKickers(sorted, info, group.size, NoRecorder{});
    return tieBreak(category, {value}, kickers);
}

template Outcome findWinnerJacksOrBetter(const PlayedHand&, const PlayedHand&, Comparison&,
                                         Recorder*);
template Outcome findWinnerJacksOrBetter(const PlayedHand&, const PlayedHand&, Comparison&,
                                         NoRecorder);
template Outcome findWinnerThreeKind(const PlayedHand&, const PlayedHand&, Comparison&, Recorder*);
template Outcome findWinnerThreeKind(const PlayedHand&, const PlayedHand&, Comparison&, NoRecorder);
template Outcome findWinnerFourOfAKind(const PlayedHand&, const PlayedHand&, Comparison&,
                                       Recorder*);
template Outcome findWinnerFourOfAKind(const PlayedHand&, const PlayedHand&, Comparison&,
                                       NoRecorder);
template Outcome findWinnerFiveOfAKind(const PlayedHand&, const PlayedHand&, Comparison&,
                                       Recorder*);
template Outcome findWinnerFiveOfAKind(const PlayedHand&, const PlayedHand&, Comparison&,
                                       NoRecorder);

} // namespace showdown
