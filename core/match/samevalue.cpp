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

/// Where the search for a group stands.
struct Search
{
    int startIndex = 0; ///< after the run's last natural card
    int numWilds = 0;   ///< not spent yet
    int baseValue = noValue;
    int numMatched = 0; ///< natural cards of the base value
    int index = 0;
};

void walkNaturalCards(const PlayedHand& sorted, int numToMatch, Search& search, auto& call)
{
    const int numNaturals = naturalCount(sorted);
    for (search.index = search.startIndex; search.index < numNaturals; ++search.index) {
        const PlayedCard& card = sorted[search.index];
        call.ask(6, true, {{card, CardRole::current}});
        if (call.ask(7, card.value != search.baseValue, {{card, CardRole::current}})) {
            const bool wildsComplete =
                search.baseValue != noValue && search.numMatched + search.numWilds >= numToMatch;
            if (call.ask(8, wildsComplete, {{card, CardRole::current}}))
                return call.line(9);
            search.baseValue = card.value;
            call.line(10, {{card, CardRole::base}});
            search.numMatched = 0;
            call.line(11);
        }
        ++search.numMatched;
        call.line(12, {{card, CardRole::matched}});
        search.startIndex = search.index + 1;
        call.line(13);
        if (call.ask(14, search.numMatched == numToMatch, {{card, CardRole::matched}}))
            return call.line(15);
    }
    call.ask(6, false);
}

} // namespace

constinit const Listing doCardsHaveSameValueListing{"DoCardsHaveSameValue", lines};

bool doCardsHaveSameValue(const PlayedHand& sorted, int numToMatch, MatchInfo* info,
                          Tracer auto recorder)
{
    const MatchInfo before = info ? *info : MatchInfo{};
    ValueList cardValues = before.cardValues;
    Search search;
    search.startIndex = before.isNew ? 0 : before.startIndex;
    search.numWilds = before.isNew ? sorted.size() - naturalCount(sorted) : before.numWilds;

    Call call(recorder, doCardsHaveSameValueListing, sorted);
    call.watch("sorted", sorted).watch("numToMatch", numToMatch).watch("cardValues", cardValues);
    call.line(1);
    call.watch("startIndex", search.startIndex).line(2);
    call.watch("numWilds", search.numWilds).line(3);
    call.watchValue("baseValue", search.baseValue).line(4);
    call.watch("numMatched", search.numMatched).line(5);
    call.watch("index", search.index);
    walkNaturalCards(sorted, numToMatch, search, call);

    if (call.ask(16, search.numMatched + search.numWilds < numToMatch))
        return call.result(17, false);
    search.numWilds -= numToMatch - search.numMatched;
    call.line(18);
    if (call.ask(19, search.baseValue == noValue)) {
        search.baseValue = cardvalue::wild;
        call.line(20);
        search.startIndex += numToMatch;
        call.line(21);
    }
    if (call.ask(22, info == nullptr))
        return call.result(23, true);
    info->isNew = false;
    info->numWilds = search.numWilds;
    call.line(24);
    info->startIndex = search.startIndex;
    call.line(25);
    cardValues.add(search.baseValue);
    info->cardValues = cardValues;
    call.line(26);
    return call.result(27, true);
}

template bool doCardsHaveSameValue(const PlayedHand&, int, MatchInfo*, Recorder*);
template bool doCardsHaveSameValue(const PlayedHand&, int, MatchInfo*, NoRecorder);

} // namespace showdown
