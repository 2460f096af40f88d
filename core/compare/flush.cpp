// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/flush.h"

#include "core/compare/categoryvalue.h"
#include "core/compare/comparehands.h"
#include "core/match/sorting.h"
#include "core/match/wilds.h"

namespace showdown {

namespace {

using Line = FindWinnerFlushLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function FindWinnerFlush(hand1, hand2)"},
    {Line::copyHand, "  working1 ← CopyHand(hand1)", Half::first},
    {Line::becomeAces, "  ReplaceWildsWithAces(working1)", Half::first, when::flushRepeats},
    {Line::takeMissing, "  WildsAssumeMissingValues(working1)", Half::first, when::noFlushRepeats},
    {Line::sort, "  working1 ← SortCardsByDescendingValue(working1)", Half::first},
    {Line::copyHand, "  working2 ← CopyHand(hand2)", Half::second},
    {Line::becomeAces, "  ReplaceWildsWithAces(working2)", Half::second, when::flushRepeats},
    {Line::takeMissing, "  WildsAssumeMissingValues(working2)", Half::second, when::noFlushRepeats},
    {Line::sort, "  working2 ← SortCardsByDescendingValue(working2)", Half::second},
    {Line::compareHands, "  result ← CompareHands(working1, working2)"},
    {Line::returnResult, "  return result"},
});

/// Puts one hand's cards in comparing order.
void makeWorking(const PlayedHand& hand, PlayedHand& working, const HouseRules& rules, Half half,
                 Call<Line>& call, Recorder* recorder)
{
    call.turnTo(half);
    call.line(Line::copyHand);
    working = copyHand(hand, recorder);
    call.watch(half == Half::first ? "working1" : "working2", working);
    if (rules.flushRepeats) {
        call.line(Line::becomeAces);
        replaceWildsWithAces(working, recorder);
    } else {
        call.line(Line::takeMissing);
        wildsAssumeMissingValues(working, recorder);
    }
    call.line(Line::sort);
    working = sortCardsByDescendingValue(working, recorder);
}

} // namespace

constinit const ListingOf<FindWinnerFlushLine> findWinnerFlushListing{"FindWinnerFlush", lines};

Outcome findWinnerFlush(const PlayedHand& hand1, const PlayedHand& hand2, const HouseRules& rules,
                        Comparison& comparison, Recorder* recorder)
{
    PlayedHand working1(hand1.player());
    PlayedHand working2(hand2.player());
    Call call(recorder, findWinnerFlushListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    makeWorking(hand1, working1, rules, Half::first, call, recorder);
    makeWorking(hand2, working2, rules, Half::second, call, recorder);
    call.line(Line::compareHands);
    const Outcome result = compareHands(working1, working2, PartKind::card, comparison, recorder);
    return call.watch("result", result).result(Line::returnResult, result);
}

HandValue flushValue(const PlayedHand& hand, const HouseRules& rules)
{
    PlayedHand working;
    Call silent(nullptr, findWinnerFlushListing, hand);
    makeWorking(hand, working, rules, Half::first, silent, nullptr);
    return tieBreak(Category::flush, {}, working);
}

} // namespace showdown
