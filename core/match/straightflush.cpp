// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/straightflush.h"

#include "core/match/samesuit.h"
#include "core/match/sorting.h"
#include "core/match/straight.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 7> flushLines{
    "function Flush(hand)",
    "  sameSuit ← AreCardsSameSuit(hand)",
    "  if not sameSuit",
    "    return false",
    "  if a wild may not repeat a value, hand has a wild, and its natural values repeat",
    "    return false",
    "  return true",
};

constexpr std::array<std::string_view, 4> straightLines{
    "function Straight(hand)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  found ← AreCardsStraight(sorted)",
    "  return found",
};

constexpr std::array<std::string_view, 7> straightFlushLines{
    "function StraightFlush(hand)",
    "  sameSuit ← AreCardsSameSuit(hand)",
    "  if not sameSuit",
    "    return false",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  found ← AreCardsStraight(sorted)",
    "  return found",
};

constexpr std::array<std::string_view, 12> royalFlushLines{
    "function RoyalFlush(hand)",
    "  sameSuit ← AreCardsSameSuit(hand)",
    "  if not sameSuit",
    "    return false",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  info ← a new info",
    "  found ← AreCardsStraight(sorted, info)",
    "  if not found",
    "    return false",
    "  if the ace counts 1, or is neither in sorted nor in info.cardValues",
    "    return false",
    "  return true",
};

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

bool reachesAce(const PlayedHand& sorted, const MatchInfo& info)
{
    return !info.aceIsOne
           && (sorted[0].value == cardvalue::ace || info.cardValues.contains(cardvalue::ace));
}

} // namespace

constinit const Listing flushListing{"Flush", flushLines};
constinit const Listing straightListing{"Straight", straightLines};
constinit const Listing straightFlushListing{"StraightFlush", straightFlushLines};
constinit const Listing royalFlushListing{"RoyalFlush", royalFlushLines};

bool flush(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder)
{
    bool sameSuit = false;
    Call call(recorder, flushListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("sameSuit", sameSuit).line(2);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(3, !sameSuit))
        return call.result(4, false);
    if (call.ask(5, !rules.flushRepeats && hasWild(hand) && naturalValuesRepeat(hand)))
        return call.result(6, false);
    return call.result(7, true);
}

bool straight(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder)
{
    bool found = false;
    Call call(recorder, straightListing, hand);
    call.watch("hand", hand).line(1);
    call.line(2);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("found", found).line(3);
    found = areCardsStraight(sorted, nullptr, rules, recorder);
    return call.result(4, found);
}

bool straightFlush(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder)
{
    bool sameSuit = false;
    bool found = false;
    Call call(recorder, straightFlushListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("sameSuit", sameSuit).line(2);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(3, !sameSuit))
        return call.result(4, false);
    call.line(5);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("found", found).line(6);
    found = areCardsStraight(sorted, nullptr, rules, recorder);
    return call.result(7, found);
}

bool royalFlush(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder)
{
    bool sameSuit = false;
    bool found = false;
    MatchInfo info;
    Call call(recorder, royalFlushListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("sameSuit", sameSuit).line(2);
    sameSuit = areCardsSameSuit(hand, recorder);
    if (call.ask(3, !sameSuit))
        return call.result(4, false);
    call.line(5);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.cardValues", info.cardValues).line(6);
    call.watch("found", found).line(7);
    found = areCardsStraight(sorted, &info, rules, recorder);
    if (call.ask(8, !found))
        return call.result(9, false);
    if (call.ask(10, !reachesAce(sorted, info)))
        return call.result(11, false);
    return call.result(12, true);
}

template bool flush(const PlayedHand&, const HouseRules&, Recorder*);
template bool flush(const PlayedHand&, const HouseRules&, NoRecorder);
template bool straight(const PlayedHand&, const HouseRules&, Recorder*);
template bool straight(const PlayedHand&, const HouseRules&, NoRecorder);
template bool straightFlush(const PlayedHand&, const HouseRules&, Recorder*);
template bool straightFlush(const PlayedHand&, const HouseRules&, NoRecorder);
template bool royalFlush(const PlayedHand&, const HouseRules&, Recorder*);
template bool royalFlush(const PlayedHand&, const HouseRules&, NoRecorder);

} // namespace showdown
