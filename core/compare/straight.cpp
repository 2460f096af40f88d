// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/straight.h"

#include "core/compare/comparehands.h"
#include "core/compare/tiebreak.h"
#include "core/match/sorting.h"
#include "core/match/straight.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 11> straightLines{
    "function FindWinnerStraight(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  AreCardsStraight(sorted1, info1)",
    "  working1 ← WildsAssumeValues(sorted1, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  AreCardsStraight(sorted2, info2)",
    "  working2 ← WildsAssumeValues(sorted2, info2)",
    "  result ← CompareHands(working1, working2)",
    "  return result",
};

constexpr std::array<std::string_view, 11> straightFlushLines{
    "function FindWinnerStraightFlush(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValue(hand1)",
    "  info1 ← a new info",
    "  AreCardsStraight(sorted1, info1)",
    "  working1 ← WildsAssumeValues(sorted1, info1)",
    "  sorted2 ← SortCardsByDescendingValue(hand2)",
    "  info2 ← a new info",
    "  AreCardsStraight(sorted2, info2)",
    "  working2 ← WildsAssumeValues(sorted2, info2)",
    "  result ← CompareHands(working1, working2)",
    "  return result",
};

constexpr std::array<std::string_view, 10> assumeLines{
    "function WildsAssumeValues(hand, info)",
    "  copy ← CopyHand(hand)",
    "  values ← info.cardValues, highest first",
    "  for each wild of copy",
    "    card.value ← the first of values",
    "    take the first out of values",
    "  if info.aceIsOne",
    "    every ace of copy counts 1",
    "  copy ← SortCardsByDescendingValue(copy)",
    "  return copy",
};

void takeOutFirst(ValueList& values)
{
    ValueList rest;
    for (int index = 1; index < values.size(); ++index)
        rest.add(values[index]);
    values = rest;
}

Outcome findWinner(const PlayedHand& hand1, const PlayedHand& hand2, const HouseRules& rules,
                   const Listing& listing, Comparison& comparison, Tracer auto recorder)
{
    MatchInfo info1;
    MatchInfo info2;
    Outcome result = Outcome::equal;
    Call call(recorder, listing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.line(2);
    const PlayedHand sorted1 = sortCardsByDescendingValue(hand1, recorder);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues).line(3);
    call.line(4);
    areCardsStraight(sorted1, &info1, rules, recorder);
    call.line(5);
    const PlayedHand working1 = wildsAssumeValues(sorted1, info1, recorder);
    call.watch("working1", working1).line(6);
    const PlayedHand sorted2 = sortCardsByDescendingValue(hand2, recorder);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(7);
    call.line(8);
    areCardsStraight(sorted2, &info2, rules, recorder);
    call.line(9);
    const PlayedHand working2 = wildsAssumeValues(sorted2, info2, recorder);
    call.watch("working2", working2).watch("result", result).line(10);
    result = compareHands(working1, working2, PartKind::highest, comparison, recorder);
    return call.result(11, result);
}

} // namespace

constinit const Listing findWinnerStraightListing{"FindWinnerStraight", straightLines};
constinit const Listing findWinnerStraightFlushListing{"FindWinnerStraightFlush",
                                                       straightFlushLines};
constinit const Listing wildsAssumeValuesListing{"WildsAssumeValues", assumeLines};

PlayedHand wildsAssumeValues(const PlayedHand& hand, const MatchInfo& info, Tracer auto recorder)
{
    Call call(recorder, wildsAssumeValuesListing, hand);
    call.watch("hand", hand).watch("info.cardValues", info.cardValues).line(1);
    call.line(2);
    PlayedHand copy = copyHand(hand, recorder);
    ValueList values = info.cardValues;
    std::ranges::partial_sort(values, values.end(), std::greater{}); // as in sorting.cpp
    call.watch("copy", copy).watch("values", values).line(3);
    for (PlayedCard& card : copy) {
        if (!card.isWild())
            continue;
        call.ask(4, true, {{card, CardRole::current}});
        card.value = static_cast<std::uint8_t>(values[0]);
        call.line(5, {{card, CardRole::wild}});
        takeOutFirst(values);
        call.line(6);
    }
    call.ask(4, false);
    if (call.ask(7, info.aceIsOne)) {
        for (PlayedCard& card : copy) {
            if (card.value == cardvalue::ace)
                card.value = cardvalue::lowAce;
        }
        call.line(8);
    }
    call.line(9);
    copy = sortCardsByDescendingValue(copy, recorder);
    call.line(10);
    return copy;
}

Outcome findWinnerStraight(const PlayedHand& hand1, const PlayedHand& hand2,
                           const HouseRules& rules, Comparison& comparison, Tracer auto recorder)
{
    return findWinner(hand1, hand2, rules, findWinnerStraightListing, comparison, recorder);
}

Outcome findWinnerStraightFlush(const PlayedHand& hand1, const PlayedHand& hand2,
                                const HouseRules& rules, Comparison& comparison,
                                Tracer auto recorder)
{
    return findWinner(hand1, hand2, rules, findWinnerStraightFlushListing, comparison, recorder);
}

HandValue straightValue(const PlayedHand& hand, Category category, const HouseRules& rules)
{
    const PlayedHand sorted = sortCardsByDescendingValue(hand, NoRecorder{});
    MatchInfo info;
    areCardsStraight(sorted, &info, rules, NoRecorder{});
    return tieBreak(category, {}, wildsAssumeValues(sorted, info, NoRecorder{}));
}

template PlayedHand wildsAssumeValues(const PlayedHand&, const MatchInfo&, Recorder*);
template PlayedHand wildsAssumeValues(const PlayedHand&, const MatchInfo&, NoRecorder);
template Outcome findWinnerStraight(const PlayedHand&, const PlayedHand&, const HouseRules&,
                                    Comparison&, Recorder*);
template Outcome findWinnerStraight(const PlayedHand&, const PlayedHand&, const HouseRules&,
                                    Comparison&, NoRecorder);
template Outcome findWinnerStraightFlush(const PlayedHand&, const PlayedHand&, const HouseRules&,
                                         Comparison&, Recorder*);
template Outcome findWinnerStraightFlush(const PlayedHand&, const PlayedHand&, const HouseRules&,
                                         Comparison&, NoRecorder);

} // namespace showdown
