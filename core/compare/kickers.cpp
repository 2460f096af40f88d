// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/kickers.h"

#include "core/compare/comparehands.h"
#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/sorting.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto pairLines = [] {
    using Line = ComparePairKickersLine;
    return linesOf<Line>({
        {Line::start, "function CompareKickers(sorted1, info1, sorted2, info2)"},
        {Line::setValues, "  values ← [wild]", Half::first},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted1, wild)", Half::first},
        {Line::askFewWilds, "  if numWilds < 2", Half::first, when::repaired<20>},
        {Line::askFewWilds, "  if numWilds ≠ 2", Half::first, when::printed<20>},
        {Line::addPairValue, "    add info1.cardValues[0] to values", Half::first},
        {Line::takeOut, "  kickers1 ← BuildHandExcludingValues(sorted1, values, 2)", Half::first},
        {Line::sort, "  kickers1 ← SortCardsByDescendingValueHighWilds(kickers1)", Half::first},
        {Line::setValues, "  values ← [wild]", Half::second},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted2, wild)", Half::second,
         when::repaired<3>},
        {Line::countOtherWilds, "  numWilds ← CountCardsByValue(sorted1, wild)", Half::second,
         when::printed<3>},
        {Line::askFewWilds, "  if numWilds < 2", Half::second, when::repaired<20>},
        {Line::askFewWilds, "  if numWilds ≠ 2", Half::second, when::printed<20>},
        {Line::addPairValue, "    add info2.cardValues[0] to values", Half::second},
        {Line::takeOut, "  kickers2 ← BuildHandExcludingValues(sorted2, values, 2)", Half::second},
        {Line::sort, "  kickers2 ← SortCardsByDescendingValueHighWilds(kickers2)", Half::second},
        {Line::compareHands, "  result ← CompareHands(kickers1, kickers2)"},
        {Line::returnResult, "  return result"},
    });
}();

constexpr auto compareLines = [] {
    using Line = CompareKickersLine;
    return linesOf<Line>({
        {Line::start, "function CompareKickers(sorted1, info1, sorted2, info2)"},
        {Line::getKickers, "  kickers1 ← GetKickers(sorted1, info1)", Half::first},
        {Line::getKickers, "  kickers2 ← GetKickers(sorted2, info2)", Half::second},
        {Line::compareHands, "  result ← CompareHands(kickers1, kickers2)"},
        {Line::returnResult, "  return result"},
    });
}();

constexpr auto groupLines = [] {
    using Line = GetKickersLine;
    return linesOf<Line>({
        {Line::start, "function GetKickers(sorted, info, groupSize)"},
        {Line::setValues, "  values ← [info.cardValues[0], wild]"},
        {Line::countValue, "  numOfValue ← CountCardsByValue(sorted, info.cardValues[0])"},
        {Line::askNaturals, "  if numOfValue ≥ groupSize"},
        {Line::useNaturals, "    values ← [info.cardValues[0]]", when::repaired<27>},
        {Line::useNaturals, "    values ← info.cardValues[0]", when::printed<27>},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted, wild)"},
        {Line::askWilds, "  if numWilds ≥ groupSize"},
        {Line::useWilds, "    values ← [wild]", when::repaired<27>},
        {Line::useWilds, "    values ← wild", when::printed<27>},
        {Line::takeOut, "  kickers ← BuildHandExcludingValues(sorted, values, groupSize)"},
        {Line::sort, "  kickers ← SortCardsByDescendingValueHighWilds(kickers)"},
        {Line::returnKickers, "  return kickers"},
    });
}();

constexpr auto twoPairLines = [] {
    using Line = GetTwoPairKickersLine;
    return linesOf<Line>({
        {Line::start, "function GetKickers(sorted, info)"},
        {Line::setValues,
         "  values ← for each pair its value if it comes twice, wild if that does, or else both",
         when::printed<22>},
        {Line::takeOut, "  rest ← BuildHandExcludingValues(sorted, values, 4)", when::printed<22>},
        {Line::takeOutHigher, "  rest ← BuildHandExcludingValues(sorted, [info.cardValues[0]], 2)",
         when::repaired<22>},
        {Line::takeOutLower, "  rest ← BuildHandExcludingValues(rest, [info.cardValues[1]], 2)",
         when::repaired<22>},
        {Line::setNumLeft, "  numLeft ← 4 − the number of cards taken out so far",
         when::repaired<22>},
        {Line::takeOutWilds, "  rest ← BuildHandExcludingValues(rest, [wild], numLeft)",
         when::repaired<22>},
        {Line::returnRest, "  return rest"},
    });
}();

/// Takes the pair out of one hand; the wilds are counted in `counted`.
PlayedHand takeOutPair(const PlayedHand& sorted, const MatchInfo& info, const PlayedHand& counted,
                       Half half, ValueList& values, int& numWilds, PlayedHand& kickers,
                       Call<ComparePairKickersLine>& call, Recorder* recorder)
{
    using Line = ComparePairKickersLine;
    call.turnTo(half);
    values = {cardvalue::wild};
    call.watch("values", values).line(Line::setValues);
    call.line(&counted == &sorted ? Line::countWilds : Line::countOtherWilds);
    numWilds = countCardsByValue(counted, cardvalue::wild, recorder);
    call.watch("numWilds", numWilds);
    const bool isFew = isPrinted(recorder, 20) ? numWilds != 2 : numWilds < 2;
    if (call.ask(Line::askFewWilds, isFew)) {
        values.add(info.cardValues[0]);
        call.line(Line::addPairValue);
    }
    call.line(Line::takeOut);
    kickers = buildHandExcludingValues(sorted, values, 2, recorder);
    call.watch(half == Half::first ? "kickers1" : "kickers2", kickers);
    call.line(Line::sort);
    kickers = sortCardsByDescendingValueHighWilds(kickers, recorder);
    return kickers;
}

/// Takes out one value alone. In a value that is no list, as printed, nothing is found.
void useOnly(int only, ValueList& values, int& value, Call<GetKickersLine>& call,
             const Recorder* recorder)
{
    value = only;
    values = {only};
    if (isPrinted(recorder, 27)) {
        values = {};
        call.watchValue("values", value);
    }
}

/// As printed: a pair that does not come exactly twice takes wilds out as well.
PlayedHand takeOutValues(const PlayedHand& sorted, const MatchInfo& info,
                         Call<GetTwoPairKickersLine>& call, Recorder* recorder)
{
    using Line = GetTwoPairKickersLine;
    const auto comesTwice = [&sorted](int value) {
        return std::ranges::count(sorted, value, &PlayedCard::value) == 2;
    };
    ValueList values;
    for (const int pair : info.cardValues) {
        if (comesTwice(pair) || !comesTwice(cardvalue::wild))
            values.add(pair);
        if (!comesTwice(pair))
            values.add(cardvalue::wild);
    }
    call.watch("values", values).line(Line::setValues);
    call.line(Line::takeOut);
    const PlayedHand rest = buildHandExcludingValues(sorted, values, 4, recorder);
    call.watch("rest", rest).line(Line::returnRest, rest, CardRole::kicker);
    return rest;
}

} // namespace

constinit const ListingOf<ComparePairKickersLine> comparePairKickersListing{
    "CompareKickers", pairLines, "ComparePairKickers"};
constinit const ListingOf<CompareKickersLine> compareKickersListing{"CompareKickers", compareLines};
constinit const ListingOf<GetKickersLine> getKickersListing{"GetKickers", groupLines};
constinit const ListingOf<GetTwoPairKickersLine> getTwoPairKickersListing{
    "GetKickers", twoPairLines, "GetTwoPairKickers"};

PlayedHand getKickers(const PlayedHand& sorted, const MatchInfo& info, int groupSize,
                      Recorder* recorder)
{
    using Line = GetKickersLine;
    ValueList values{info.cardValues[0], cardvalue::wild};
    int value = 0; // as printed, in place of a list
    Call call(recorder, getKickersListing, sorted);
    call.watch("sorted", sorted).watch("info.cardValues", info.cardValues);
    call.watch("groupSize", groupSize).line(Line::start);
    call.watch("values", values).line(Line::setValues);
    call.line(Line::countValue);
    const int numOfValue = countCardsByValue(sorted, info.cardValues[0], recorder);
    call.watch("numOfValue", numOfValue);
    if (call.ask(Line::askNaturals, numOfValue >= groupSize)) {
        useOnly(info.cardValues[0], values, value, call, recorder);
        call.line(Line::useNaturals);
    }
    call.line(Line::countWilds);
    const int numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    call.watch("numWilds", numWilds);
    if (call.ask(Line::askWilds, numWilds >= groupSize)) {
        useOnly(cardvalue::wild, values, value, call, recorder);
        call.line(Line::useWilds);
    }
    call.line(Line::takeOut);
    PlayedHand kickers = buildHandExcludingValues(sorted, values, groupSize, recorder);
    call.watch("kickers", kickers).line(Line::sort);
    kickers = sortCardsByDescendingValueHighWilds(kickers, recorder);
    call.line(Line::returnKickers, kickers, CardRole::kicker);
    return kickers;
}

PlayedHand getTwoPairKickers(const PlayedHand& sorted, const MatchInfo& info, Recorder* recorder)
{
    using Line = GetTwoPairKickersLine;
    int numLeft = 0;
    Call call(recorder, getTwoPairKickersListing, sorted);
    call.watch("sorted", sorted).watch("info.cardValues", info.cardValues).line(Line::start);
    if (isPrinted(recorder, 22))
        return takeOutValues(sorted, info, call, recorder);
    call.line(Line::takeOutHigher);
    PlayedHand rest = buildHandExcludingValues(sorted, {info.cardValues[0]}, 2, recorder);
    call.watch("rest", rest).line(Line::takeOutLower);
    rest = buildHandExcludingValues(rest, {info.cardValues[1]}, 2, recorder);
    numLeft = 4 - (sorted.size() - rest.size());
    call.watch("numLeft", numLeft).line(Line::setNumLeft);
    call.line(Line::takeOutWilds);
    rest = buildHandExcludingValues(rest, {cardvalue::wild}, numLeft, recorder);
    call.line(Line::returnRest, rest, CardRole::kicker);
    return rest;
}

PlayedHand pairKickers(const PlayedHand& sorted, const MatchInfo& info)
{
    ValueList values;
    int numWilds = 0;
    PlayedHand kickers;
    Call silent(nullptr, comparePairKickersListing, sorted);
    return takeOutPair(sorted, info, sorted, Half::first, values, numWilds, kickers, silent,
                       nullptr);
}

Outcome comparePairKickers(const PlayedHand& sorted1, const MatchInfo& info1,
                           const PlayedHand& sorted2, const MatchInfo& info2,
                           Comparison& comparison, Recorder* recorder)
{
    using Line = ComparePairKickersLine;
    ValueList values;
    int numWilds = 0;
    PlayedHand kickers1(sorted1.player());
    PlayedHand kickers2(sorted2.player());
    Call call(recorder, comparePairKickersListing, sorted1, sorted2);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(Line::start);
    takeOutPair(sorted1, info1, sorted1, Half::first, values, numWilds, kickers1, call, recorder);
    takeOutPair(sorted2, info2, isPrinted(recorder, 3) ? sorted1 : sorted2, Half::second, values,
                numWilds, kickers2, call, recorder);
    call.line(Line::compareHands);
    const Outcome result = compareHands(kickers1, kickers2, PartKind::kicker, comparison, recorder);
    return call.watch("result", result).result(Line::returnResult, result);
}

Outcome compareKickers(const PlayedHand& sorted1, const MatchInfo& info1, const PlayedHand& sorted2,
                       const MatchInfo& info2, Category category, Comparison& comparison,
                       Recorder* recorder)
{
    using Line = CompareKickersLine;
    const auto kickersOf = [&](const PlayedHand& sorted, const MatchInfo& info) {
        return category == Category::twoPair
                   ? getTwoPairKickers(sorted, info, recorder)
                   : getKickers(sorted, info, groupRange(category, 0).count, recorder);
    };
    Call call(recorder, compareKickersListing, sorted1, sorted2);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(Line::start);
    call.line(Line::getKickers);
    const PlayedHand kickers1 = kickersOf(sorted1, info1);
    call.turnTo(Half::second);
    call.watch("kickers1", kickers1).line(Line::getKickers);
    const PlayedHand kickers2 = kickersOf(sorted2, info2);
    call.watch("kickers2", kickers2).line(Line::compareHands);
    const Outcome result = compareHands(kickers1, kickers2, PartKind::kicker, comparison, recorder);
    return call.watch("result", result).result(Line::returnResult, result);
}

} // namespace showdown
