// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/samevalue.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 27> lines{
    "function DoCardsHaveSameValue(sorted, numToMatch, info)",
    "  startIndex ← info.startIndex, or 0 if info is new or left out",
    "  numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
    "  baseValue ← none",
    "  numMatched ← 0",
    "  for index ← startIndex up to the last natural card",
    "    if sorted[index].value ≠ baseValue",
    "      if baseValue is set and numMatched + numWilds ≥ numToMatch",
    "        leave the loop: the wilds complete this run",
    "      baseValue ← sorted[index].value",
    "      numMatched ← 0",
    "    numMatched ← numMatched + 1",
    "    startIndex ← index + 1",
    "    if numMatched = numToMatch",
    "      leave the loop: natural cards alone are enough",
    "  if numMatched + numWilds < numToMatch",
    "    return false",
    "  numWilds ← numWilds − (numToMatch − numMatched)",
    "  if baseValue is none",
    "    baseValue ← wild: only wilds are left",
    "    startIndex ← startIndex + numToMatch",
    "  if info is left out",
    "    return true",
    "  info.numWilds ← numWilds",
    "  info.startIndex ← startIndex",
    "  add baseValue to info.cardValues",
    "  return true",
};

constexpr int noValue = 0;

int naturalCount(const PlayedHand& sorted)
{
    return static_cast<int>(
        std::ranges::count_if(sorted, [](const PlayedCard& card) { return !card.isWild(); }));
}

} // namespace

constinit const Listing doCardsHaveSameValueListing{"DoCardsHaveSameValue", lines};

bool doCardsHaveSameValue(const PlayedHand& sorted, int numToMatch, MatchInfo* info,
                          Recorder* recorder)
{
    const MatchInfo before = info ? *info : MatchInfo{};
    const int numNaturals = naturalCount(sorted);
    ValueList cardValues = before.cardValues;
    int startIndex = before.isNew ? 0 : before.startIndex;
    int numWilds = before.isNew ? sorted.size() - numNaturals : before.numWilds;
    int baseValue = noValue;
    int numMatched = 0;

    Call call(recorder, doCardsHaveSameValueListing, sorted);
    call.watch("sorted", sorted).watch("numToMatch", numToMatch).watch("cardValues", cardValues);
    call.line(1);
    call.watch("startIndex", startIndex).line(2);
    call.watch("numWilds", numWilds).line(3);
    call.watchValue("baseValue", baseValue).line(4);
    call.watch("numMatched", numMatched).line(5);

    int index = startIndex;
    call.watch("index", index);
    for (; index < numNaturals; ++index) {
        const PlayedCard& card = sorted[index];
        call.ask(6, true, {{card, CardRole::current}});
        if (call.ask(7, card.value != baseValue, {{card, CardRole::current}})) {
            const bool wildsComplete = baseValue != noValue && numMatched + numWilds >= numToMatch;
            if (call.ask(8, wildsComplete, {{card, CardRole::current}})) {
                call.line(9);
                break;
            }
            baseValue = card.value;
            call.line(10, {{card, CardRole::base}});
            numMatched = 0;
            call.line(11);
        }
        ++numMatched;
        call.line(12, {{card, CardRole::matched}});
        startIndex = index + 1;
        call.line(13);
        if (call.ask(14, numMatched == numToMatch, {{card, CardRole::matched}})) {
            call.line(15);
            break;
        }
    }
    if (index >= numNaturals)
        call.ask(6, false);

    if (call.ask(16, numMatched + numWilds < numToMatch))
        return call.result(17, false);
    numWilds -= numToMatch - numMatched;
    call.line(18);
    if (call.ask(19, baseValue == noValue)) {
        baseValue = cardvalue::wild;
        call.line(20);
        startIndex += numToMatch;
        call.line(21);
    }
    if (call.ask(22, info == nullptr))
        return call.result(23, true);
    info->isNew = false;
    info->numWilds = numWilds;
    call.line(24);
    info->startIndex = startIndex;
    call.line(25);
    cardValues.add(baseValue);
    info->cardValues = cardValues;
    call.line(26);
    return call.result(27, true);
}

} // namespace showdown
