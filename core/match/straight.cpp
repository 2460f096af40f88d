// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/straight.h"

#include "core/match/counting.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 40> lines{
    "function AreCardsStraight(sorted, info, top)",
    "  numWilds ← CountCardsByValue(sorted, wild)",
    "  unused ← numWilds",
    "  cardValues ← an empty list",
    "  highest ← top + 1: right if every card is a wild",
    "  lowest ← highest",
    "  isStraight ← true",
    "  for each natural card of sorted",
    "    if it is the first",
    "      highest ← card.value",
    "      lowest ← card.value",
    "      go on with the next card",
    "    gap ← lowest − card.value − 1",
    "    if gap < 0 or gap > unused",
    "      isStraight ← false",
    "      leave the loop",
    "    add the values between lowest and card.value to cardValues",
    "    unused ← unused − gap",
    "    lowest ← card.value",
    "  if isStraight",
    "    while unused > 0 and highest < top",
    "      highest ← highest + 1",
    "      add highest to cardValues",
    "      unused ← unused − 1",
    "    while unused > 0",
    "      lowest ← lowest − 1",
    "      add lowest to cardValues",
    "      unused ← unused − 1",
    "    if info is left out",
    "      return true",
    "    info.numWilds ← numWilds",
    "    info.cardValues ← cardValues",
    "    return true",
    "  if the ace may stand below the two, and sorted holds one that counts 14",
    "    lowered ← sorted with every ace counting 1, wilds last",
    "    isStraight ← AreCardsStraight(lowered, info, 5)",
    "    if isStraight and info is not left out",
    "      info.aceIsOne ← true",
    "    return isStraight",
    "  return false",
};

/// The walk over the natural cards and what it has found so far.
struct Walk
{
    int unused = 0;
    ValueList cardValues;
    int highest = 0;
    int lowest = 0;
    int gap = 0;
    bool isStraight = true;
};

void walkNaturalCards(const PlayedHand& sorted, Walk& walk, auto& call)
{
    bool isFirst = true;
    for (const PlayedCard& card : sorted) {
        if (card.isWild())
            break;
        call.ask(8, true, {{card, CardRole::current}});
        if (call.ask(9, isFirst, {{card, CardRole::current}})) {
            walk.highest = card.value;
            call.line(10, {{card, CardRole::base}});
            walk.lowest = card.value;
            call.line(11, {{card, CardRole::base}});
            call.line(12);
            isFirst = false;
            continue;
        }
        walk.gap = walk.lowest - card.value - 1;
        call.line(13, {{card, CardRole::current}});
        const bool breaks = walk.gap < 0 || walk.gap > walk.unused;
        if (call.ask(14, breaks, {{card, CardRole::current}})) {
            walk.isStraight = false;
            call.line(15);
            call.line(16);
            return;
        }
        for (int value = walk.lowest - 1; value > card.value; --value)
            walk.cardValues.add(value);
        call.line(17);
        walk.unused -= walk.gap;
        call.line(18);
        walk.lowest = card.value;
        call.line(19, {{card, CardRole::matched}});
    }
    call.ask(8, false);
}

/// One turn of a loop that gives a wild the next value: its three lines.
void extend(int& end, int by, int line, Walk& walk, auto& call)
{
    end += by;
    call.line(line);
    walk.cardValues.add(end);
    call.line(line + 1);
    --walk.unused;
    call.line(line + 2);
}

PlayedHand lowerAces(const PlayedHand& sorted)
{
    PlayedHand lowered = sorted;
    for (PlayedCard& card : lowered) {
        if (card.value == cardvalue::ace)
            card.value = cardvalue::lowAce;
    }
    std::stable_partition(lowered.begin(), lowered.end(), [](const PlayedCard& card) {
        return card.value > cardvalue::lowAce && !card.isWild();
    });
    return lowered;
}

bool holdsHighAce(const PlayedHand& sorted)
{
    return std::ranges::any_of(sorted,
                               [](const PlayedCard& card) { return card.value == cardvalue::ace; });
}

bool walkTo(int top, const PlayedHand& sorted, MatchInfo* info, const HouseRules& rules,
            Tracer auto recorder)
{
    int numWilds = 0;
    Walk walk;
    Call call(recorder, areCardsStraightListing, sorted);
    call.watch("sorted", sorted).watch("top", top).line(1);
    call.watch("numWilds", numWilds).line(2);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    walk.unused = numWilds;
    call.watch("unused", walk.unused).line(3);
    call.watch("cardValues", walk.cardValues).line(4);
    walk.highest = top + 1;
    call.watch("highest", walk.highest).line(5);
    walk.lowest = walk.highest;
    call.watch("lowest", walk.lowest).line(6);
    call.watch("isStraight", walk.isStraight).line(7);
    call.watch("gap", walk.gap);
    walkNaturalCards(sorted, walk, call);
    if (call.ask(20, walk.isStraight)) {
        while (call.ask(21, walk.unused > 0 && walk.highest < top))
            extend(walk.highest, 1, 22, walk, call);
        while (call.ask(25, walk.unused > 0))
            extend(walk.lowest, -1, 26, walk, call);
        if (call.ask(29, info == nullptr))
            return call.result(30, true);
        info->isNew = false;
        info->numWilds = numWilds;
        call.line(31);
        info->cardValues = walk.cardValues;
        call.line(32);
        return call.result(33, true);
    }
    if (call.ask(34, rules.lowAceStraight && top == cardvalue::ace && holdsHighAce(sorted))) {
        const PlayedHand lowered = lowerAces(sorted);
        call.watch("lowered", lowered).line(35);
        call.line(36);
        walk.isStraight = walkTo(cardvalue::five, lowered, info, rules, recorder);
        if (call.ask(37, walk.isStraight && info != nullptr)) {
            info->aceIsOne = true;
            call.line(38);
        }
        return call.result(39, walk.isStraight);
    }
    return call.result(40, false);
}

} // namespace

constinit const Listing areCardsStraightListing{"AreCardsStraight", lines};

bool areCardsStraight(const PlayedHand& sorted, MatchInfo* info, const HouseRules& rules,
                      Tracer auto recorder)
{
    return walkTo(cardvalue::ace, sorted, info, rules, recorder);
}

template bool areCardsStraight(const PlayedHand&, MatchInfo*, const HouseRules&, Recorder*);
template bool areCardsStraight(const PlayedHand&, MatchInfo*, const HouseRules&, NoRecorder);

} // namespace showdown
