// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/fullhouse.h"

#include "core/compare/tiebreak.h"
#include "core/match/counting.h"
#include "core/match/fullhouse.h"
#include "core/match/sorting.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 22> findWinnerLines{
    "function FindWinnerFullHouse(hand1, hand2)",
    "  FullHouse(hand1, info1): finds the values of both groups",
    "  cardValues ← WildsAssumeInfoCardValues(info1.cardValues)",
    "  working1 ← WildsAssumeCardValues(hand1, cardValues)",
    "  values1 ← GetTrioPairValues(working1)",
    "  FullHouse(hand2, info2): finds the values of both groups",
    "  cardValues ← WildsAssumeInfoCardValues(info2.cardValues)",
    "  working2 ← WildsAssumeCardValues(hand2, cardValues)",
    "  values2 ← GetTrioPairValues(working2)",
    "  trio1 ← values1[0]",
    "  trio2 ← values2[0]",
    "  if trio1 > trio2",
    "    return 1: hand 1 is better",
    "  if trio1 < trio2",
    "    return −1: hand 2 is better",
    "  pair1 ← values1[1]",
    "  pair2 ← values2[1]",
    "  if pair1 > pair2",
    "    return 1: hand 1 is better",
    "  if pair1 < pair2",
    "    return −1: hand 2 is better",
    "  return 0: a tie",
};

constexpr std::array<std::string_view, 9> infoValuesLines{
    "function WildsAssumeInfoCardValues(cardValues)",
    "  replaceValue ← ace",
    "  for each value of cardValues",
    "    if the value is wild",
    "      if cardValues holds replaceValue",
    "        replaceValue ← king",
    "      the value becomes replaceValue",
    "  sort cardValues, highest first",
    "  return cardValues",
};

constexpr std::array<std::string_view, 10> cardValuesLines{
    "function WildsAssumeCardValues(hand, cardValues)",
    "  copy ← CopyHand(hand)",
    "  for each value of cardValues, size being 3 with the first and 2 with the second",
    "    count ← CountCardsByValue(copy, value)",
    "    numMissing ← size − count",
    "    for each wild of copy, while numMissing > 0",
    "      card.value ← value",
    "      numMissing ← numMissing − 1",
    "  copy ← SortCardsByDescendingValue(copy)",
    "  return copy",
};

constexpr std::array<std::string_view, 4> trioPairLines{
    "function GetTrioPairValues(hand)",
    "  if hand[1].value = hand[2].value",
    "    return [hand[1].value, hand[3].value]",
    "  return [hand[2].value, hand[1].value]",
};

void fill(PlayedHand& copy, int value, int& numMissing, auto& call)
{
    for (PlayedCard& card : copy) {
        if (numMissing <= 0)
            break;
        if (!card.isWild())
            continue;
        call.ask(6, true, {{card, CardRole::current}});
        card.value = static_cast<std::uint8_t>(value);
        call.line(7, {{card, CardRole::wild}});
        --numMissing;
        call.line(8);
    }
    call.ask(6, false);
}

/// Lines 2 to 5 of FindWinnerFullHouse, or 6 to 9 for the second hand: the trio and the pair.
ValueList readGroups(const PlayedHand& hand, int line, auto& call, Tracer auto recorder)
{
    MatchInfo info;
    call.line(line);
    fullHouse(hand, info, recorder);
    call.line(line + 1);
    const ValueList cardValues =
        wildsAssumeInfoCardValues(info.cardValues, hand.player(), recorder);
    call.line(line + 2);
    const PlayedHand working = wildsAssumeCardValues(hand, cardValues, recorder);
    call.line(line + 3);
    return trioPairValues(working, recorder);
}

} // namespace

constinit const Listing findWinnerFullHouseListing{"FindWinnerFullHouse", findWinnerLines};
constinit const Listing wildsAssumeInfoCardValuesListing{"WildsAssumeInfoCardValues",
                                                         infoValuesLines};
constinit const Listing wildsAssumeCardValuesListing{"WildsAssumeCardValues", cardValuesLines};
constinit const Listing getTrioPairValuesListing{"GetTrioPairValues", trioPairLines};

ValueList wildsAssumeInfoCardValues(const ValueList& cardValues, int player, Tracer auto recorder)
{
    ValueList values = cardValues;
    int replaceValue = cardvalue::ace;
    int current = 0;
    Call call(recorder, wildsAssumeInfoCardValuesListing, player);
    call.watch("cardValues", values).line(1);
    call.watchValue("replaceValue", replaceValue).line(2);
    call.watchValue("value", current);
    for (int& value : values) {
        current = value;
        call.ask(3, true);
        if (!call.ask(4, value == cardvalue::wild))
            continue;
        if (call.ask(5, values.contains(replaceValue))) {
            replaceValue = cardvalue::king;
            call.line(6);
        }
        value = replaceValue;
        current = value;
        call.line(7);
    }
    call.ask(3, false);
    std::ranges::partial_sort(values, values.end(), std::greater{}); // as in sorting.cpp
    call.line(8);
    return call.result(9, values);
}

PlayedHand wildsAssumeCardValues(const PlayedHand& hand, const ValueList& cardValues,
                                 Tracer auto recorder)
{
    int value = 0;
    int size = 3;
    int count = 0;
    int numMissing = 0;
    Call call(recorder, wildsAssumeCardValuesListing, hand);
    call.watch("hand", hand).watch("cardValues", cardValues).line(1);
    call.line(2);
    PlayedHand copy = copyHand(hand, recorder);
    call.watch("copy", copy).watchValue("value", value).watch("size", size);
    call.watch("count", count).watch("numMissing", numMissing);
    for (; size >= 2; --size) {
        value = cardValues[3 - size];
        call.ask(3, true);
        call.line(4);
        count = countCardsByValue(copy, value, recorder);
        numMissing = size - count;
        call.line(5);
        fill(copy, value, numMissing, call);
    }
    call.ask(3, false);
    call.line(9);
    copy = sortCardsByDescendingValue(copy, recorder);
    call.line(10);
    return copy;
}

ValueList trioPairValues(const PlayedHand& sorted, Tracer auto recorder)
{
    Call call(recorder, getTrioPairValuesListing, sorted);
    call.watch("hand", sorted).line(1);
    const PlayedCard& second = sorted[1];
    const PlayedCard& third = sorted[2];
    const bool trioFirst = second.value == third.value;
    if (call.ask(2, trioFirst, {{second, CardRole::current}, {third, CardRole::current}}))
        return call.result(3, ValueList{second.value, sorted[3].value});
    return call.result(4, ValueList{third.value, second.value});
}

Outcome findWinnerFullHouse(const PlayedHand& hand1, const PlayedHand& hand2,
                            Comparison& comparison, Tracer auto recorder)
{
    Call call(recorder, findWinnerFullHouseListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    const ValueList values1 = readGroups(hand1, 2, call, recorder);
    call.watch("values1", values1);
    const ValueList values2 = readGroups(hand2, 6, call, recorder);
    call.watch("values2", values2);

    const int trio1 = values1[0];
    call.watchValue("trio1", trio1).line(10);
    const int trio2 = values2[0];
    call.watchValue("trio2", trio2).line(11);
    comparison.parts.push_back({PartKind::trio, 0, trio1, trio2, outcomeOf(trio1, trio2)});
    if (call.ask(12, trio1 > trio2))
        return call.result(13, Outcome::better);
    if (call.ask(14, trio1 < trio2))
        return call.result(15, Outcome::worse);

    const int pair1 = values1[1];
    call.watchValue("pair1", pair1).line(16);
    const int pair2 = values2[1];
    call.watchValue("pair2", pair2).line(17);
    comparison.parts.push_back({PartKind::pair, 0, pair1, pair2, outcomeOf(pair1, pair2)});
    if (call.ask(18, pair1 > pair2))
        return call.result(19, Outcome::better);
    if (call.ask(20, pair1 < pair2))
        return call.result(21, Outcome::worse);
    return call.result(22, Outcome::equal);
}

HandValue fullHouseValue(const PlayedHand& hand)
{
    Call silent(NoRecorder{}, findWinnerFullHouseListing, hand);
    return tieBreak(Category::fullHouse, readGroups(hand, 2, silent, NoRecorder{}), {});
}

template ValueList wildsAssumeInfoCardValues(const ValueList&, int, Recorder*);
template ValueList wildsAssumeInfoCardValues(const ValueList&, int, NoRecorder);
template PlayedHand wildsAssumeCardValues(const PlayedHand&, const ValueList&, Recorder*);
template PlayedHand wildsAssumeCardValues(const PlayedHand&, const ValueList&, NoRecorder);
template ValueList trioPairValues(const PlayedHand&, Recorder*);
template ValueList trioPairValues(const PlayedHand&, NoRecorder);
template Outcome findWinnerFullHouse(const PlayedHand&, const PlayedHand&, Comparison&, Recorder*);
template Outcome findWinnerFullHouse(const PlayedHand&, const PlayedHand&, Comparison&, NoRecorder);

} // namespace showdown
