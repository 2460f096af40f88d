// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/twopair.h"

#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"
#include "core/match/valuegroups.h"

#include <algorithm>
#include <optional>
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
    // The articles find the pairs in two other ways; those that count go on as we do if there is no
    // natural pair, so that they have one mistake alone.
    constexpr InPrint byTwoCalls = when::printed<9, 10>;
    constexpr InPrint byCounting = when::printed<5, 11, 21>;
    constexpr InPrint fromTheAce = when::repaired<9, 10, 21>;
    return linesOf<Line>({
        {Line::start, "function SetInfoAndCheckForTwoPair(hand, info)"},
        {Line::searchFirst, "  found ← DoCardsHaveSameValue(hand, 2, info)", byTwoCalls},
        {Line::askFirst, "  if found", byTwoCalls},
        {Line::searchSecond, "    found ← DoCardsHaveSameValue(hand, 2, info)", byTwoCalls},
        {Line::askNoSecond, "  if not found or both values of info are equal", byTwoCalls},
        {Line::returnNoSecond, "    return false", byTwoCalls},
        {Line::givePairs, "  info.cardValues ← both values, a wild as an ace, highest first",
         byTwoCalls},
        {Line::returnPairs, "  return true", byTwoCalls},
        {Line::countValues, "  valueCounts ← CountCardValues(hand)", when::repaired<9, 10>},
        {Line::findPairs, "  pairs ← the values but wild with a count of 2 or more",
         when::printed<5, 11>},
        {Line::findPairs, "  pairs ← the values with a count of 2", when::printed<21>},
        {Line::askOnePair, "  if pairs holds one value", byCounting},
        {Line::takeOutPair, "    rest ← BuildHandExcludingValues(hand, pairs, 2)",
         when::printed<5, 21>},
        {Line::takeOutPair, "    rest ← BuildHandExcludingValues(hand, 2, pairs[0])",
         when::printed<11>},
        {Line::searchSecond, "    found ← DoCardsHaveSameValue(rest, 2, info)", byCounting},
        {Line::askNoSecond, "    if not found", byCounting},
        {Line::returnNoSecond, "      return false", byCounting},
        {Line::joinPairs, "    add info.cardValues[0] to pairs", byCounting},
        {Line::askTwoPairs, "  if pairs holds two values", byCounting},
        {Line::givePairs, "    info.cardValues ← pairs, a wild as an ace, highest first",
         byCounting},
        {Line::returnPairs, "    return true", byCounting},
        {Line::countWilds, "  numWilds ← the count of wild in valueCounts, or 0", fromTheAce},
        {Line::nextHigher, "  for higher ← ace down to three", fromTheAce},
        {Line::setMissing, "    missing ← 2 − the count of higher, at least 0", fromTheAce},
        {Line::askMissing, "    if missing > numWilds", fromTheAce},
        {Line::skipHigher, "      go on with the next value: that pair is out of reach",
         fromTheAce},
        {Line::nextLower, "    for lower ← higher − 1 down to two", fromTheAce},
        {Line::setNeeded, "      needed ← missing + (2 − the count of lower, at least 0)",
         fromTheAce},
        {Line::askNeeded, "      if needed ≤ numWilds", fromTheAce},
        {Line::giveValues, "        info.cardValues ← [higher, lower]", fromTheAce},
        {Line::returnYes, "        return true", fromTheAce},
        {Line::returnNo, "  return false", when::repaired<9, 10>},
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

using SetInfoCall = Call<SetInfoAndCheckForTwoPairLine>;

/// Gives values that may hold *wild*; wilds alone are aces.
MatchAnswer givePairs(const PlayedHand& hand, ValueList pairs, MatchInfo& info, SetInfoCall& call)
{
    using Line = SetInfoAndCheckForTwoPairLine;
    for (int& value : pairs)
        value = std::min(value, cardvalue::ace);
    sortDescending(pairs);
    info.cardValues = pairs;
    call.line(Line::givePairs);
    return call.answer(Line::returnPairs, Category::twoPair, Fits{}, hand);
}

/// As the article on matching has it.
MatchAnswer pairsByTwoCalls(const PlayedHand& hand, MatchInfo& info, bool& found, SetInfoCall& call,
                            Recorder* recorder)
{
    using Line = SetInfoAndCheckForTwoPairLine;
    call.line(Line::searchFirst);
    found = doCardsHaveSameValue(hand, 2, &info, recorder);
    call.watch("found", found);
    if (call.ask(Line::askFirst, found)) {
        call.line(Line::searchSecond);
        found = doCardsHaveSameValue(hand, 2, &info, recorder);
    }
    if (call.ask(Line::askNoSecond, !found || info.cardValues[0] == info.cardValues[1]))
        return call.answer(Line::returnNoSecond, Category::twoPair, whyNoTwoPair(hand), hand);
    return givePairs(hand, info.cardValues, info, call);
}

/// As the article on comparing has it; nothing if the hand has no natural pair.
std::optional<MatchAnswer> pairsByCounting(const PlayedHand& hand,
                                           const std::vector<ValueCount>& counts, ValueList& pairs,
                                           bool& found, MatchInfo& info, SetInfoCall& call,
                                           Recorder* recorder)
{
    using Line = SetInfoAndCheckForTwoPairLine;
    const bool isExact = isPrinted(recorder, 21);
    for (const ValueCount& each : counts) {
        if (isExact ? each.count == 2 : each.count >= 2 && each.value != cardvalue::wild)
            pairs.add(each.value);
    }
    call.watch("pairs", pairs).line(Line::findPairs);
    if (call.ask(Line::askOnePair, pairs.size() == 1)) {
        call.line(Line::takeOutPair);
        const bool isSwapped = isPrinted(recorder, 11); // takes twos out, as many as the value says
        const PlayedHand rest = buildHandExcludingValues(hand, isSwapped ? ValueList{2} : pairs,
                                                         isSwapped ? pairs[0] : 2, recorder);
        call.line(Line::searchSecond);
        found = doCardsHaveSameValue(rest, 2, &info, recorder);
        call.watch("found", found);
        if (call.ask(Line::askNoSecond, !found))
            return call.answer(Line::returnNoSecond, Category::twoPair, whyNoTwoPair(hand), hand);
        pairs.add(info.cardValues[0]);
        call.line(Line::joinPairs);
    }
    if (call.ask(Line::askTwoPairs, pairs.size() == 2))
        return givePairs(hand, pairs, info, call);
    if (isExact)
        return call.answer(Line::returnNo, Category::twoPair, whyNoTwoPair(hand), hand);
    return std::nullopt;
}

/// The highest two that the wilds can complete, counted down.
MatchAnswer pairsFromTheAce(const PlayedHand& hand, const std::vector<ValueCount>& valueCounts,
                            MatchInfo& info, SetInfoCall& call)
{
    using Line = SetInfoAndCheckForTwoPairLine;
    int numWilds = countOf(valueCounts, cardvalue::wild);
    int missing = 0;
    int needed = 0;
    call.watch("numWilds", numWilds).line(Line::countWilds);
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
    ValueList pairs;
    bool found = false;
    Call call(recorder, setInfoAndCheckForTwoPairListing, hand);
    call.watch("hand", hand).watch("info.cardValues", info.cardValues).line(Line::start);
    if (isPrinted(recorder, 9, 10))
        return pairsByTwoCalls(hand, info, found, call, recorder);
    call.line(Line::countValues);
    const std::vector<ValueCount> valueCounts = countCardValues(hand, recorder);
    call.watch("valueCounts", valueCounts);
    if (isPrinted(recorder, 5, 11, 21)) {
        const auto answer = pairsByCounting(hand, valueCounts, pairs, found, info, call, recorder);
        if (answer)
            return *answer;
    }
    return pairsFromTheAce(hand, valueCounts, info, call);
}

MatchAnswer twoDifferentPairs(const PlayedHand& hand, Recorder* recorder)
{
    MatchInfo info;
    const bool needsSorting = isPrinted(recorder, 5, 9, 10, 11, 21);
    return setInfoAndCheckForTwoPair(
        needsSorting ? sortCardsByDescendingValue(hand, recorder) : hand, info, recorder);
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
