// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/flush.h"

#include "core/compare/comparehands.h"
#include "core/compare/tiebreak.h"
#include "core/match/sorting.h"
#include "core/match/wilds.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 15> lines{
    "function FindWinnerFlush(hand1, hand2)",
    "  working1 ← CopyHand(hand1)",
    "  if a wild may repeat a value",
    "    ReplaceWildsWithAces(working1)",
    "  if a wild may not repeat a value",
    "    WildsAssumeMissingValues(working1)",
    "  working1 ← SortCardsByDescendingValue(working1)",
    "  working2 ← CopyHand(hand2)",
    "  if a wild may repeat a value",
    "    ReplaceWildsWithAces(working2)",
    "  if a wild may not repeat a value",
    "    WildsAssumeMissingValues(working2)",
    "  working2 ← SortCardsByDescendingValue(working2)",
    "  result ← CompareHands(working1, working2)",
    "  return result",
};

/// Lines 2 to 7, or 8 to 13 for the second hand: the cards in comparing order.
void makeWorking(const PlayedHand& hand, PlayedHand& working, const HouseRules& rules, int line,
                 auto& call, Tracer auto recorder)
{
    call.line(line);
    working = copyHand(hand, recorder);
    if (call.ask(line + 1, rules.flushRepeats)) {
        call.line(line + 2);
        replaceWildsWithAces(working, recorder);
    }
    if (call.ask(line + 3, !rules.flushRepeats)) {
        call.line(line + 4);
        wildsAssumeMissingValues(working, recorder);
    }
    call.line(line + 5);
    working = sortCardsByDescendingValue(working, recorder);
}

} // namespace

constinit const Listing findWinnerFlushListing{"FindWinnerFlush", lines};

Outcome findWinnerFlush(const PlayedHand& hand1, const PlayedHand& hand2, const HouseRules& rules,
                        Comparison& comparison, Tracer auto recorder)
{
    PlayedHand working1(hand1.player());
    PlayedHand working2(hand2.player());
    Outcome result = Outcome::equal;
    Call call(recorder, findWinnerFlushListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.watch("working1", working1).watch("working2", working2).watch("result", result);
    makeWorking(hand1, working1, rules, 2, call, recorder);
    makeWorking(hand2, working2, rules, 8, call, recorder);
    call.line(14);
    result = compareHands(working1, working2, PartKind::card, comparison, recorder);
    return call.result(15, result);
}

HandValue flushValue(const PlayedHand& hand, const HouseRules& rules)
{
    PlayedHand working;
    Call silent(NoRecorder{}, findWinnerFlushListing, hand);
    makeWorking(hand, working, rules, 2, silent, NoRecorder{});
    return tieBreak(Category::flush, {}, working);
}

template Outcome findWinnerFlush(const PlayedHand&, const PlayedHand&, const HouseRules&,
                                 Comparison&, Recorder*);
template Outcome findWinnerFlush(const PlayedHand&, const PlayedHand&, const HouseRules&,
                                 Comparison&, NoRecorder);

} // namespace showdown
