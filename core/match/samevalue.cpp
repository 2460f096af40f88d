// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/samevalue.h"

#include <algorithm>

namespace showdown {

namespace {

using Line = DoCardsHaveSameValueLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function DoCardsHaveSameValue(sorted, numToMatch, info)"},
    {Line::setStartIndex, "  startIndex ← info.startIndex, or 0 if info is new or left out",
     when::repaired<17>},
    {Line::readStartIndex, "  startIndex ← info.startIndex", when::printed<17>},
    {Line::setNumWilds,
     "  numWilds ← info.numWilds, or all wilds of sorted if info is new or left out",
     when::repaired<9, 17>},
    {Line::setNumWilds,
     "  numWilds ← info.numWilds, or all wilds of sorted if that is 0 or info is left out",
     when::printed<9>},
    {Line::readNumWilds, "  numWilds ← info.numWilds", when::printed<17>},
    {Line::clearBase, "  baseValue ← none"},
    {Line::clearMatched, "  numMatched ← 0"},
    {Line::nextCard, "  for index ← startIndex up to the last natural card"},
    {Line::askOtherValue, "    if sorted[index].value ≠ baseValue"},
    {Line::askWildsComplete, "      if baseValue is set and numMatched + numWilds ≥ numToMatch"},
    {Line::leaveToWilds, "        leave the loop: the wilds complete this run"},
    {Line::setBase, "      baseValue ← sorted[index].value"},
    {Line::restartMatched, "      numMatched ← 0"},
    {Line::countMatched, "    numMatched ← numMatched + 1"},
    {Line::moveStartIndex, "    startIndex ← index + 1"},
    {Line::askMatched, "    if numMatched = numToMatch"},
    {Line::leaveMatched, "      leave the loop: natural cards alone are enough"},
    {Line::askTooFew, "  if numMatched + numWilds < numToMatch", when::repaired<18>},
    {Line::askTooFew,
     "  if numMatched + numWilds < numToMatch; if only wilds are left, u_numWilds < u_numToMatch",
     when::printed<18>},
    {Line::returnNo, "    return false"},
    {Line::spendWilds, "  numWilds ← numWilds − (numToMatch − numMatched)"},
    {Line::askOnlyWilds, "  if baseValue is none"},
    {Line::setBaseWild, "    baseValue ← wild: only wilds are left"},
    {Line::skipWilds, "    startIndex ← startIndex + numToMatch"},
    {Line::askNoInfo, "  if info is left out"},
    {Line::returnWithoutInfo, "    return true"},
    {Line::giveWilds, "  info.numWilds ← numWilds"},
    {Line::giveStartIndex, "  info.startIndex ← startIndex"},
    {Line::giveValue, "  add baseValue to info.cardValues"},
    {Line::returnWithInfo, "  return true"},
});

constexpr int noValue = 0;

int naturalCount(const PlayedHand& sorted)
{
    return static_cast<int>(
        std::ranges::count_if(sorted, [](const PlayedCard& card) { return !card.isWild(); }));
}

/// The state of the search for a group.
struct Search
{
    int startIndex = 0; ///< after the run's last natural card
    int numWilds = 0;   ///< not spent yet
    int baseValue = noValue;
    int numMatched = 0; ///< natural cards of the base value
    int index = 0;
};

/// The values that a new `info` does not have, as printed code reads them.
void readNothing(Search& search, Call<Line>& call)
{
    static constexpr int none = noValue;
    search.numWilds = 0;
    search.startIndex = Hand::fullSize;
    call.watchValue("startIndex", none).line(Line::readStartIndex);
    call.watchValue("numWilds", none).line(Line::readNumWilds);
}

/// The first `count` of the last `left` wilds.
PlayedHand spentWilds(const PlayedHand& sorted, int left, int count)
{
    PlayedHand spent(sorted.player());
    for (int index = sorted.size() - left; index < sorted.size() - left + count; ++index)
        spent.add(sorted[index]);
    return spent;
}

void walkNaturalCards(const PlayedHand& sorted, int numToMatch, Search& search, Call<Line>& call)
{
    for (search.index = search.startIndex; search.index < sorted.size(); ++search.index) {
        const PlayedCard& card = sorted[search.index];
        if (card.isWild()) // after it come no natural ones, but in a hand that nobody has sorted
            break;
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        if (call.ask(Line::askOtherValue, card.value != search.baseValue,
                     {{card, CardRole::current}})) {
            const bool wildsComplete =
                search.baseValue != noValue && search.numMatched + search.numWilds >= numToMatch;
            if (call.ask(Line::askWildsComplete, wildsComplete, {{card, CardRole::current}}))
                return call.line(Line::leaveToWilds);
            search.baseValue = card.value;
            call.line(Line::setBase, {{card, CardRole::base}});
            search.numMatched = 0;
            call.line(Line::restartMatched);
        }
        ++search.numMatched;
        call.line(Line::countMatched, {{card, CardRole::matched}});
        search.startIndex = search.index + 1;
        call.line(Line::moveStartIndex);
        if (call.ask(Line::askMatched, search.numMatched == numToMatch,
                     {{card, CardRole::matched}}))
            return call.line(Line::leaveMatched);
    }
    call.ask(Line::nextCard, false);
}

} // namespace

constinit const ListingOf<DoCardsHaveSameValueLine> doCardsHaveSameValueListing{
    "DoCardsHaveSameValue", lines};

bool doCardsHaveSameValue(const PlayedHand& sorted, int numToMatch, MatchInfo* info,
                          Recorder* recorder)
{
    const MatchInfo before = info ? *info : MatchInfo{};
    ValueList cardValues = before.cardValues;
    Search search;
    search.startIndex = before.isNew ? 0 : before.startIndex;
    const bool countsAgain = isPrinted(recorder, 9) && before.numWilds == 0;
    search.numWilds =
        before.isNew || countsAgain ? sorted.size() - naturalCount(sorted) : before.numWilds;

    Call call(recorder, doCardsHaveSameValueListing, sorted);
    call.watch("sorted", sorted).watch("numToMatch", numToMatch).watch("cardValues", cardValues);
    call.line(Line::start);
    if (isPrinted(recorder, 17)) {
        readNothing(search, call);
    } else {
        call.watch("startIndex", search.startIndex).line(Line::setStartIndex);
        call.watch("numWilds", search.numWilds).line(Line::setNumWilds);
    }
    call.watchValue("baseValue", search.baseValue).line(Line::clearBase);
    call.watch("numMatched", search.numMatched).line(Line::clearMatched);
    call.watch("index", search.index);
    walkNaturalCards(sorted, numToMatch, search, call);

    if (isPrinted(recorder, 18) && search.baseValue == noValue && search.index < sorted.size())
        call.stop(Line::askTooFew, PrintedEnd::stops);
    if (call.ask(Line::askTooFew, search.numMatched + search.numWilds < numToMatch))
        return call.result(Line::returnNo, false);
    const int numSpent = numToMatch - search.numMatched;
    const PlayedHand spent =
        call.isRecording() ? spentWilds(sorted, search.numWilds, numSpent) : PlayedHand();
    search.numWilds -= numSpent;
    call.line(Line::spendWilds, spent, CardRole::wild);
    if (call.ask(Line::askOnlyWilds, search.baseValue == noValue)) {
        search.baseValue = cardvalue::wild;
        call.line(Line::setBaseWild);
        search.startIndex += numToMatch;
        call.line(Line::skipWilds);
    }
    if (call.ask(Line::askNoInfo, info == nullptr))
        return call.result(Line::returnWithoutInfo, true);
    info->isNew = false;
    info->numWilds = search.numWilds;
    call.line(Line::giveWilds);
    info->startIndex = search.startIndex;
    call.line(Line::giveStartIndex);
    cardValues.add(search.baseValue);
    info->cardValues = cardValues;
    call.line(Line::giveValue);
    return call.result(Line::returnWithInfo, true);
}

} // namespace showdown
