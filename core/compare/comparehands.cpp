// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/comparehands.h"

#include "core/match/sorting.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 10> handsLines{
    "function CompareHands(hand1, hand2)",
    "  numToCompare ← the number of cards in the shorter hand",
    "  for index ← 0 to numToCompare − 1",
    "    value1 ← hand1[index].value, a wild as an ace",
    "    value2 ← hand2[index].value, a wild as an ace",
    "    if value1 > value2",
    "      return 1: hand 1 is better",
    "    if value1 < value2",
    "      return −1: hand 2 is better",
    "  return 0: a tie",
};

constexpr std::array<std::string_view, 5> highCardLines{
    "function FindWinnerHighCard(hand1, hand2)",
    "  sorted1 ← SortCardsByDescendingValueHighWilds(hand1)",
    "  sorted2 ← SortCardsByDescendingValueHighWilds(hand2)",
    "  result ← CompareHands(sorted1, sorted2)",
    "  return result",
};

void addPart(Comparison& comparison, PartKind kind, int index, int value1, int value2)
{
    const bool isNumbered = kind == PartKind::card || kind == PartKind::kicker;
    if (!isNumbered && index > 0)
        return;
    comparison.parts.push_back(
        {kind, isNumbered ? index + 1 : 0, value1, value2, outcomeOf(value1, value2)});
}

} // namespace

constinit const Listing compareHandsListing{"CompareHands", handsLines};
constinit const Listing findWinnerHighCardListing{"FindWinnerHighCard", highCardLines};

Outcome compareHands(const PlayedHand& hand1, const PlayedHand& hand2, PartKind kind,
                     Comparison& comparison, Tracer auto recorder)
{
    const int numToCompare = std::min(hand1.size(), hand2.size());
    int index = 0;
    int value1 = 0;
    int value2 = 0;
    Call call(recorder, compareHandsListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.watch("numToCompare", numToCompare).line(2);
    call.watch("index", index).watchValue("value1", value1).watchValue("value2", value2);
    for (; index < numToCompare; ++index) {
        const PlayedCard& card1 = hand1[index];
        const PlayedCard& card2 = hand2[index];
        call.ask(3, true, {{card1, CardRole::current}, {card2, CardRole::current}});
        value1 = std::min<int>(card1.value, cardvalue::ace);
        call.line(4, {{card1, CardRole::current}});
        value2 = std::min<int>(card2.value, cardvalue::ace);
        call.line(5, {{card2, CardRole::current}});
        addPart(comparison, kind, index, value1, value2);
        if (call.ask(6, value1 > value2, {{card1, CardRole::current}, {card2, CardRole::current}}))
            return call.result(7, Outcome::better, {{card1, CardRole::current}});
        if (call.ask(8, value1 < value2, {{card1, CardRole::current}, {card2, CardRole::current}}))
            return call.result(9, Outcome::worse, {{card2, CardRole::current}});
    }
    call.ask(3, false);
    return call.result(10, Outcome::equal);
}

Outcome findWinnerHighCard(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                           Tracer auto recorder)
{
    Outcome result = Outcome::equal;
    Call call(recorder, findWinnerHighCardListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.line(2);
    const PlayedHand sorted1 = sortCardsByDescendingValueHighWilds(hand1, recorder);
    call.watch("sorted1", sorted1).line(3);
    const PlayedHand sorted2 = sortCardsByDescendingValueHighWilds(hand2, recorder);
    call.watch("sorted2", sorted2).watch("result", result).line(4);
    result = compareHands(sorted1, sorted2, PartKind::card, comparison, recorder);
    return call.result(5, result);
}

template Outcome compareHands(const PlayedHand&, const PlayedHand&, PartKind, Comparison&,
                              Recorder*);
template Outcome compareHands(const PlayedHand&, const PlayedHand&, PartKind, Comparison&,
                              NoRecorder);
template Outcome findWinnerHighCard(const PlayedHand&, const PlayedHand&, Comparison&, Recorder*);
template Outcome findWinnerHighCard(const PlayedHand&, const PlayedHand&, Comparison&, NoRecorder);

} // namespace showdown
