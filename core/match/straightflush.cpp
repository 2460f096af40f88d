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
        {Line::askOtherSuits, "  if not sameSuit"},
        {Line::returnOtherSuits, "    return false"},
        {Line::askRepeats,
         "  if hand has a wild, which may not repeat a value, and its natural values repeat",
         when::noFlushRepeats},
        {Line::returnRepeats, "    return false", when::noFlushRepeats},
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
        {Line::askOtherSuits, "  if not sameSuit"},
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
        {Line::askOtherSuits, "  if not sameSuit"},
        {Line::returnOtherSuits, "    return false"},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::newInfo, "  info ← a new info"},
        {Line::search, "  found ← AreCardsStraight(sorted, info)"},
        {Line::askNotFound, "  if not found"},
        {Line::returnNoRow, "    return false"},
        {Line::askNoAce, "  if the ace is neither in sorted nor in info.cardValues", when::noLowAce,
         when::repaired<19>},
        {Line::askNoAce, "  if sorted holds a card below the ten", when::noLowAce,
         when::printed<19>},
        {Line::askNoAce, "  if the ace counts 1, or is neither in sorted nor in info.cardValues",
         when::lowAce},
        {Line::returnNoAce, "    return false"},
        {Line::returnYes, "  return true"},
    });
}();

bool hasWild(const PlayedHand& hand)
{
    return std::ranges::any_of(hand, [](const PlayedCard& card) { return card.isWild(); });
}

MatchAnswer straightAnswer(bool found, const PlayedHand& sorted, const HouseRules& rules)
{
    return found ? MatchAnswer(Fits{}) : whyNoStraight(sorted, rules);
}

/// The first question of flush, straight flush and royal flush.
template <typename Line>
bool areOfSeveralSuits(const PlayedHand& hand, bool& sameSuit, Call<Line>& call, Recorder* recorder)
{
    call.watch("hand", hand).line(Line::start);
    call.line(Line::checkSuit);
    sameSuit = areCardsSameSuit(hand, recorder);
    call.watch("sameSuit", sameSuit);
    return call.ask(Line::askOtherSuits, !sameSuit);
}

/// Whether a straight is the highest one without a look at the values of its wilds.
bool isAtTop(const PlayedHand& sorted)
{
    return std::ranges::all_of(sorted,
                               [](const PlayedCard& card) { return card.value >= cardvalue::ten; });
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

MatchAnswer flush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = FlushLine;
    bool sameSuit = false;
    Call call(recorder, flushListing, hand);
    if (areOfSeveralSuits(hand, sameSuit, call, recorder))
        return call.answer(Line::returnOtherSuits, Category::flush, suitsDiffer(hand), hand);
    if (!rules.flushRepeats
        && call.ask(Line::askRepeats, hasWild(hand) && equalValues(hand).count > 1))
        return call.answer(Line::returnRepeats, Category::flush, equalValues(hand), hand);
    return call.answer(Line::returnYes, Category::flush, Fits{}, hand);
}

MatchAnswer straight(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = StraightLine;
    Call call(recorder, straightListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).line(Line::search);
    const bool found = areCardsStraight(sorted, nullptr, rules, recorder);
    call.watch("found", found);
    return call.answer(Line::returnFound, Category::straight, straightAnswer(found, sorted, rules),
                       hand);
}

MatchAnswer straightFlush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = StraightFlushLine;
    bool sameSuit = false;
    Call call(recorder, straightFlushListing, hand);
    if (areOfSeveralSuits(hand, sameSuit, call, recorder))
        return call.answer(Line::returnOtherSuits, Category::straightFlush, suitsDiffer(hand),
                           hand);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).line(Line::search);
    const bool found = areCardsStraight(sorted, nullptr, rules, recorder);
    call.watch("found", found);
    return call.answer(Line::returnFound, Category::straightFlush,
                       straightAnswer(found, sorted, rules), hand);
}

MatchAnswer royalFlush(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    using Line = RoyalFlushLine;
    bool sameSuit = false;
    MatchInfo info;
    Call call(recorder, royalFlushListing, hand);
    if (areOfSeveralSuits(hand, sameSuit, call, recorder))
        return call.answer(Line::returnOtherSuits, Category::royalFlush, suitsDiffer(hand), hand);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.cardValues", info.cardValues);
    if (rules.lowAceStraight)
        call.watch("info.aceIsOne", info.aceIsOne);
    call.line(Line::newInfo);
    call.line(Line::search);
    const bool found = areCardsStraight(sorted, &info, rules, recorder);
    call.watch("found", found);
    if (call.ask(Line::askNotFound, !found))
        return call.answer(Line::returnNoRow, Category::royalFlush, whyNoStraight(sorted, rules),
                           hand);
    const bool hasAce = isPrinted(recorder, 19) && !rules.lowAceStraight
                            ? isAtTop(sorted)
                            : highestOf(sorted, info) == cardvalue::ace;
    if (call.ask(Line::askNoAce, !hasAce))
        return call.answer(Line::returnNoAce, Category::royalFlush,
                           NotAceHigh{highestOf(sorted, info)}, hand);
    return call.answer(Line::returnYes, Category::royalFlush, Fits{}, hand);
}

} // namespace showdown
