// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/twopair.h"

#include "core/match/counting.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"
#include "core/match/valuegroups.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

constexpr auto twoPairLines = [] {
    using Line = TwoPairLine;
    return linesOf<Line>({
        {Line::start, "function TwoPair(hand)"},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::newInfo, "  info ← a new info"},
        {Line::searchFirst, "  found ← DoCardsHaveSameValue(sorted, 2, info)"},
        {Line::askNotFound, "  if not found"},
        {Line::returnNo, "    return false"},
        {Line::searchSecond, "  found ← DoCardsHaveSameValue(sorted, 2, info)"},
        {Line::returnFound, "  return found"},
    });
}();

constexpr auto setInfoLines = [] {
    using Line = SetInfoAndCheckForTwoPairLine;
    return linesOf<Line>({
        {Line::start, "function SetInfoAndCheckForTwoPair(hand, info)"},
        {Line::countValues, "  valueCounts ← CountCardValues(hand)"},
        {Line::countWilds, "  numWilds ← the count of wild in valueCounts, or 0"},
        {Line::nextHigher, "  for higher ← ace down to three"},
        {Line::setMissing, "    missing ← 2 − the count of higher, at least 0"},
        {Line::askMissing, "    if missing > numWilds"},
        {Line::skipHigher, "      go on with the next value: that pair is out of reach"},
        {Line::nextLower, "    for lower ← higher − 1 down to two"},
        {Line::setNeeded, "      needed ← missing + (2 − the count of lower, at least 0)"},
        {Line::askNeeded, "      if needed ≤ numWilds"},
        {Line::giveValues, "        info.cardValues ← [higher, lower]"},
        {Line::returnYes, "        return true"},
        {Line::returnNo, "  return false"},
    });
}();

int countOf(const std::vector<ValueCount>& counts, int value)
{
    const auto entry = std::ranges::find(counts, value, &ValueCount::value);
    return entry == counts.end() ? 0 : entry->count;
}

int missingFromPair(const std::vector<ValueCount>& counts, int value)
{
    return std::max(0, 2 - countOf(counts, value));
}

/// Why the hand has no two pairs of different values: no pair at all, or no second one.
MatchAnswer whyNoTwoPair(const PlayedHand& hand)
{
    const TooFewEqual pair = tooFewEqual(hand, 2);
    if (pair.naturals + pair.wilds < 2)
        return pair;
    return noSecondGroup(hand);
}

/// The first wilds fill up the higher pair, those after them the lower one.
void tellPairs(const PlayedHand& hand, const ValueList& pairs, int forHigher, int needed,
               Call<SetInfoAndCheckForTwoPairLine>& call)
{
    if (!call.isRecording())
        return;
    call.found(RankAnswered{Category::twoPair, Fits{}}, [&] {
        CardsInRoles cards = pairCards(hand, pairs, 0);
        for (const CardInRole& card : pairCards(hand, pairs, 1))
            cards.push_back(card);
        return withKickers(std::move(cards), hand);
    });
    if (needed == 0)
        return;
    WildsGiven given{PlayedHand(hand.player())};
    for (const PlayedCard& card : hand) {
        if (!card.isWild() || given.wilds.size() == needed)
            continue;
        PlayedCard wild = card;
        wild.value = static_cast<std::uint8_t>(pairs[given.wilds.size() < forHigher ? 0 : 1]);
        given.wilds.add(wild);
    }
    call.found(given, [&] { return cardsOf(given); });
}

} // namespace

constinit const ListingOf<TwoPairLine> twoPairListing{"TwoPair", twoPairLines};
constinit const ListingOf<SetInfoAndCheckForTwoPairLine> setInfoAndCheckForTwoPairListing{
    "SetInfoAndCheckForTwoPair", setInfoLines};

MatchAnswer twoPair(const PlayedHand& hand, MatchInfo& info, Recorder* recorder)
{
    using Line = TwoPairLine;
    Call call(recorder, twoPairListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    info = {};
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.startIndex", info.startIndex).watch("info.cardValues", info.cardValues);
    call.line(Line::newInfo);
    call.line(Line::searchFirst);
    bool found = doCardsHaveSameValue(sorted, 2, &info, recorder);
    call.watch("found", found);
    if (call.ask(Line::askNotFound, !found))
        return call.answer(Line::returnNo, Category::twoPair, tooFewEqual(hand, 2), hand);
    call.line(Line::searchSecond);
    found = doCardsHaveSameValue(sorted, 2, &info, recorder);
    if (found)
        return call.answer(Line::returnFound, Category::twoPair, Fits{}, hand);
    return call.answer(Line::returnFound, Category::twoPair, noSecondGroup(hand), hand);
}

MatchAnswer setInfoAndCheckForTwoPair(const PlayedHand& hand, MatchInfo& info, Recorder* recorder)
{
    using Line = SetInfoAndCheckForTwoPairLine;
    int numWilds = 0;
    int missing = 0;
    int needed = 0;
    Call call(recorder, setInfoAndCheckForTwoPairListing, hand);
    call.watch("hand", hand).watch("info.cardValues", info.cardValues).line(Line::start);
    call.line(Line::countValues);
    const std::vector<ValueCount> valueCounts = countCardValues(hand, recorder);
    numWilds = countOf(valueCounts, cardvalue::wild);
    call.watch("valueCounts", valueCounts).watch("numWilds", numWilds).line(Line::countWilds);
    int higher = cardvalue::ace;
    int lower = 0;
    call.watchValue("higher", higher);
    for (; higher > cardvalue::two; --higher) {
        call.ask(Line::nextHigher, true);
        missing = missingFromPair(valueCounts, higher);
        call.watch("missing", missing).line(Line::setMissing);
        if (call.ask(Line::askMissing, missing > numWilds)) {
            call.line(Line::skipHigher);
            continue;
        }
        call.watchValue("lower", lower);
        for (lower = higher - 1; lower >= cardvalue::two; --lower) {
            call.ask(Line::nextLower, true);
            needed = missing + missingFromPair(valueCounts, lower);
            call.watch("needed", needed).line(Line::setNeeded);
            if (call.ask(Line::askNeeded, needed <= numWilds)) {
                info.isNew = false;
                info.cardValues = {higher, lower};
                call.line(Line::giveValues);
                call.line(Line::returnYes);
                tellPairs(hand, info.cardValues, missing, needed, call);
                return Fits{};
            }
        }
        call.ask(Line::nextLower, false);
    }
    call.ask(Line::nextHigher, false);
    return call.answer(Line::returnNo, Category::twoPair, whyNoTwoPair(hand), hand);
}

CardsInRoles pairCards(const PlayedHand& hand, const ValueList& pairs, int index)
{
    const auto naturals = [&hand](int value) {
        const auto count = std::ranges::count_if(
            hand, [value](const PlayedCard& card) { return card.value == value; });
        return std::min(2, static_cast<int>(count));
    };
    const int own = naturals(pairs[index]);
    const int inFirst = index == 0 ? 0 : 2 - naturals(pairs[0]);
    return groupCards(hand, pairs[index], own, 2 - own, inFirst);
}

} // namespace showdown
