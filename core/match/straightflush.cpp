// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/straightflush.h"

#include "core/match/samesuit.h"
#include "core/match/sorting.h"
#include "core/match/straight.h"
#include "core/match/valuegroups.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto flushLines = [] {
    using Line = FlushLine;
    return linesOf<Line>({
        {Line::start, "function Flush(hand)"},
        {Line::checkSuit, "  sameSuit ← AreCardsSameSuit(hand)"},
        {Line::askSuit, "  if not sameSuit"},
        {Line::returnOtherSuits, "    return false"},
        {Line::askRepeats,
         "  if hand has a wild, which may not repeat a value, and its natural values repeat",
         when::flushDiffers},
        {Line::returnRepeats, "    return false", when::flushDiffers},
        {Line::returnYes, "  return true"},
    });
}();

constexpr auto straightLines = [] {
    using Line = StraightLine;
    return linesOf<Line>({
        {Line::start, "function Straight(hand)"},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::search, "  found ← AreCardsStraight(sorted)"},
        {Line::returnFound, "  return found"},
    });
}();

constexpr auto straightFlushLines = [] {
    using Line = StraightFlushLine;
    return linesOf<Line>({
        {Line::start, "function StraightFlush(hand)"},
        {Line::checkSuit, "  sameSuit ← AreCardsSameSuit(hand)"},
        {Line::askSuit, "  if not sameSuit"},
        {Line::returnOtherSuits, "    return false"},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::search, "  found ← AreCardsStraight(sorted)"},
        {Line::returnFound, "  return found"},
    });
}();

constexpr auto royalFlushLines = [] {
    using Line = RoyalFlushLine;
    return linesOf<Line>({
        {Line::start, "function RoyalFlush(hand)"},
        {Line::checkSuit, "  sameSuit ← AreCardsSameSuit(hand)"},
        {Line::askSuit, "  if not sameSuit"},
        {Line::returnOtherSuits, "    return false"},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::newInfo, "  info ← a new info"},
        {Line::search, "  found ← AreCardsStraight(sorted, info)"},
        {Line::askRow, "  if not found"},
        {Line::returnNoRow, "    return false"},
        {Line::askAce, "  if the ace is neither in sorted nor in info.cardValues", when::highAce},
        {Line::askAce, "  if the ace counts 1, or is neither in sorted nor in info.cardValues",
         when::lowAce},
        {Line::returnNoAce, "    return false"},
        {Line::returnYes, "  return true"},
    });
}();

bool naturalValuesRepeat(const PlayedHand& hand)
{
    unsigned seen = 0;
    for (const PlayedCard& card : hand) {
        if (card.isWild())
            continue;
        const unsigned bit = 1U << card.value;
        if ((seen & bit) != 0)
            return true;
        seen |= bit;
    }
    return false;
}

bool hasWild(const PlayedHand& hand)
{
    return std::ranges::any_of(hand, [](const PlayedCard& card) { return card.isWild(); });
}

LadderDetail straightAnswer(bool found, const PlayedHand& sorted, const HouseRules& rules)
{
    return found ? LadderDetail(Fits{}) : whyNoStraight(sorted, rules);
}

/// The highest card of a straight, once its wilds have taken their values.
int highestOf(const PlayedHand& sorted, const MatchInfo& info)
{
    if (info.aceIsOne)
        return cardvalue::five;
    int highest = sorted[0].isWild() ? 0 : sorted[0].value;
    for (const int value : info.cardValues)
        highest = std::max(highest, value);
    return highest;
}

} // namespace

constinit const ListingOf<FlushLine> flushListing{"Flush", flushLines};
constinit const ListingOf<StraightLine> straightListing{"Straight", straightLines};
constinit const ListingOf<StraightFlushLine> straightFlushListing{"StraightFlush",
                                                                  straightFlushLines};
constinit const ListingOf<RoyalFlushLine> royalFlushListing{"RoyalFlush", royalFlushLines};

LadderDetail flush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = FlushLine;
    bool sameSuit = false;
    Call call(recorder, flushListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watch("sameSuit", sameSuit).line(Line::checkSuit);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(Line::askSuit, !sameSuit))
        return call.result(Line::returnOtherSuits, LadderDetail(suitsDiffer(hand)));
    if (!rules.flushRepeats
        && call.ask(Line::askRepeats, hasWild(hand) && naturalValuesRepeat(hand)))
        return call.result(Line::returnRepeats, LadderDetail(equalValues(hand)));
    return call.result(Line::returnYes, LadderDetail(Fits{}));
}

LadderDetail straight(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = StraightLine;
    bool found = false;
    Call call(recorder, straightListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("found", found).line(Line::search);
    found = areCardsStraight(sorted, nullptr, rules, recorder);
    return call.result(Line::returnFound, straightAnswer(found, sorted, rules));
}

LadderDetail straightFlush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = StraightFlushLine;
    bool sameSuit = false;
    bool found = false;
    Call call(recorder, straightFlushListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watch("sameSuit", sameSuit).line(Line::checkSuit);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(Line::askSuit, !sameSuit))
        return call.result(Line::returnOtherSuits, LadderDetail(suitsDiffer(hand)));
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("found", found).line(Line::search);
    found = areCardsStraight(sorted, nullptr, rules, recorder);
    return call.result(Line::returnFound, straightAnswer(found, sorted, rules));
}

LadderDetail royalFlush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = RoyalFlushLine;
    bool sameSuit = false;
    bool found = false;
    MatchInfo info;
    Call call(recorder, royalFlushListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watch("sameSuit", sameSuit).line(Line::checkSuit);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(Line::askSuit, !sameSuit))
        return call.result(Line::returnOtherSuits, LadderDetail(suitsDiffer(hand)));
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.cardValues", info.cardValues).line(Line::newInfo);
    call.watch("found", found).line(Line::search);
    found = areCardsStraight(sorted, &info, rules, recorder);
    if (call.ask(Line::askRow, !found))
        return call.result(Line::returnNoRow, whyNoStraight(sorted, rules));
    if (call.ask(Line::askAce, highestOf(sorted, info) != cardvalue::ace))
        return call.result(Line::returnNoAce, LadderDetail(NotAceHigh{highestOf(sorted, info)}));
    return call.result(Line::returnYes, LadderDetail(Fits{}));
}

} // namespace showdown
