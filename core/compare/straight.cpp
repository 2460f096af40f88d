// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/straight.h"

#include "core/compare/categoryvalue.h"
#include "core/compare/comparehands.h"
#include "core/match/sorting.h"
#include "core/match/straight.h"
#include "core/match/wilds.h"

#include <string_view>

namespace showdown {

namespace {

consteval auto findWinnerLines(std::string_view start)
{
    using Line = FindWinnerStraightLine;
    return linesOf<Line>({
        {Line::start, start},
        {Line::sort, "  sorted1 ← SortCardsByDescendingValue(hand1)", Half::first},
        {Line::newInfo, "  info1 ← a new info", Half::first},
        {Line::search, "  AreCardsStraight(sorted1, info1)", Half::first},
        {Line::assumeValues, "  working1 ← WildsAssumeValues(sorted1, info1)", Half::first},
        {Line::sort, "  sorted2 ← SortCardsByDescendingValue(hand2)", Half::second},
        {Line::newInfo, "  info2 ← a new info", Half::second},
        {Line::search, "  AreCardsStraight(sorted2, info2)", Half::second, when::repaired<14>},
        {Line::search, "  AreCardsStraight(working2, info2)", Half::second, when::printed<14>},
        {Line::assumeValues, "  working2 ← WildsAssumeValues(sorted2, info2)", Half::second,
         when::repaired<14>},
        {Line::assumeValues, "  working2 ← WildsAssumeValues(working2, info2)", Half::second,
         when::printed<14>},
        {Line::compareHands, "  result ← CompareHands(working1, working2)"},
        {Line::returnResult, "  return result"},
    });
}

constexpr auto straightLines = findWinnerLines("function FindWinnerStraight(hand1, hand2)");
constexpr auto straightFlushLines =
    findWinnerLines("function FindWinnerStraightFlush(hand1, hand2)");

constexpr auto assumeLines = [] {
    using Line = WildsAssumeValuesLine;
    return linesOf<Line>({
        {Line::start, "function WildsAssumeValues(hand, info)"},
        {Line::copyHand, "  copy ← CopyHand(hand)", when::repaired<26>},
        {Line::takeHand, "  copy ← hand", when::printed<26>},
        {Line::sortValues, "  values ← info.cardValues, highest first"},
        {Line::nextWild, "  for each wild of copy"},
        {Line::takeValue, "    card.value ← the first of values"},
        {Line::dropValue, "    take the first out of values"},
        {Line::askAceIsOne, "  if info.aceIsOne", when::lowAce},
        {Line::lowerAces, "    every ace of copy counts 1", when::lowAce},
        {Line::sort, "  copy ← SortCardsByDescendingValue(copy)"},
        {Line::returnCopy, "  return copy"},
    });
}();

void takeOutFirst(ValueList& values)
{
    ValueList rest;
    for (int index = 1; index < values.size(); ++index)
        rest.add(values[index]);
    values = rest;
}

} // namespace

constinit const ListingOf<FindWinnerStraightLine> findWinnerStraightListing{"FindWinnerStraight",
                                                                            straightLines};
constinit const ListingOf<FindWinnerStraightLine> findWinnerStraightFlushListing{
    "FindWinnerStraightFlush", straightFlushLines};
constinit const ListingOf<WildsAssumeValuesLine> wildsAssumeValuesListing{"WildsAssumeValues",
                                                                          assumeLines};

PlayedHand wildsAssumeValues(const PlayedHand& hand, const MatchInfo& info, const HouseRules& rules,
                             Recorder* recorder)
{
    using Line = WildsAssumeValuesLine;
    Call call(recorder, wildsAssumeValuesListing, hand);
    call.watch("hand", hand).watch("info.cardValues", info.cardValues).line(Line::start);
    PlayedHand copy = hand;
    if (isPrinted(recorder, 26)) {
        call.watch("hand", copy).line(Line::takeHand); // the cards of both are the same
    } else {
        call.line(Line::copyHand);
        copy = copyHand(hand, recorder);
    }
    ValueList values = info.cardValues;
    sortDescending(values);
    call.watch("copy", copy).watch("values", values).line(Line::sortValues);
    for (PlayedCard& card : copy) {
        if (!card.isWild())
            continue;
        call.ask(Line::nextWild, true, {{card, CardRole::current}});
        if (values.size() > 0) // as printed there may be none
            card.value = static_cast<std::uint8_t>(values[0]);
        call.line(Line::takeValue, {{card, CardRole::wild}});
        takeOutFirst(values);
        call.line(Line::dropValue);
    }
    call.ask(Line::nextWild, false);
    if (rules.lowAceStraight && call.ask(Line::askAceIsOne, info.aceIsOne)) {
        for (PlayedCard& card : copy) {
            if (card.value == cardvalue::ace)
                card.value = cardvalue::lowAce;
        }
        call.line(Line::lowerAces);
    }
    call.line(Line::sort);
    copy = sortCardsByDescendingValue(copy, recorder);
    call.line(Line::returnCopy);
    tellGivenWilds(copy, call);
    return copy;
}

Outcome findWinnerStraight(Category category, const PlayedHand& hand1, const PlayedHand& hand2,
                           const HouseRules& rules, Comparison& comparison, Recorder* recorder)
{
    using Line = FindWinnerStraightLine;
    MatchInfo info1;
    MatchInfo info2;
    Call call(recorder,
              category == Category::straight ? findWinnerStraightListing
                                             : findWinnerStraightFlushListing,
              hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted1 = sortCardsByDescendingValue(hand1, recorder);
    call.watch("sorted1", sorted1).watch("info1.cardValues", info1.cardValues).line(Line::newInfo);
    call.line(Line::search);
    areCardsStraight(sorted1, &info1, rules, recorder);
    call.line(Line::assumeValues);
    const PlayedHand working1 = wildsAssumeValues(sorted1, info1, rules, recorder);
    call.turnTo(Half::second);
    call.watch("working1", working1).line(Line::sort);
    const PlayedHand sorted2 = sortCardsByDescendingValue(hand2, recorder);
    call.watch("sorted2", sorted2).watch("info2.cardValues", info2.cardValues).line(Line::newInfo);
    call.line(Line::search);
    const PlayedHand empty(hand2.player());
    const PlayedHand& passed2 = isPrinted(recorder, 14) ? empty : sorted2;
    areCardsStraight(passed2, &info2, rules, recorder);
    call.line(Line::assumeValues);
    const PlayedHand working2 = wildsAssumeValues(passed2, info2, rules, recorder);
    call.watch("working2", working2).line(Line::compareHands);
    const Outcome result =
        compareHands(working1, working2, PartKind::highest, comparison, recorder);
    return call.watch("result", result).result(Line::returnResult, result);
}

HandValue straightValue(Category category, const PlayedHand& hand, const HouseRules& rules)
{
    const PlayedHand sorted = sortCardsByDescendingValue(hand, nullptr);
    MatchInfo info;
    areCardsStraight(sorted, &info, rules, nullptr);
    return tieBreak(category, {}, wildsAssumeValues(sorted, info, rules, nullptr));
}

} // namespace showdown
