// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/pokerhand.h"

#include "core/match/fullhouse.h"
#include "core/match/ofakind.h"
#include "core/match/straightflush.h"
#include "core/match/twopair.h"
#include "core/match/wilds.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 9> lines{
    "function GetPokerHand(hand)",
    "  bugs ← hand",
    "  if a wild is a bug",
    "    bugs ← ReadBugs(hand)",
    "  for each rank that the rules know, from the highest down to the pair",
    "    found ← the matcher of rank, with bugs for equal values and with hand for the others",
    "    if found",
    "      return rank",
    "  return high card",
};

} // namespace

constinit const Listing getPokerHandListing{"GetPokerHand", lines};

bool matches(const PlayedHand& hand, Category category, const HouseRules& rules,
             Tracer auto recorder)
{
    MatchInfo info;
    switch (category) {
    case Category::highCard:
        return true;
    case Category::pair:
        return jacksOrBetter(hand, rules.pairFloor, recorder);
    case Category::twoPair:
        return twoPair(hand, info, recorder);
    case Category::threeOfAKind:
        return threeOfAKind(hand, recorder);
    case Category::straight:
        return straight(hand, rules, recorder);
    case Category::flush:
        return flush(hand, rules, recorder);
    case Category::fullHouse:
        return fullHouse(hand, info, recorder);
    case Category::fourOfAKind:
        return fourOfAKind(hand, recorder);
    case Category::straightFlush:
        return straightFlush(hand, rules, recorder);
    case Category::royalFlush:
        return royalFlush(hand, rules, recorder);
    case Category::fiveOfAKind:
        return fiveOfAKind(hand, recorder);
    }
    return false;
}

Category getPokerHand(const PlayedHand& hand, const HouseRules& rules, Tracer auto recorder)
{
    PlayedHand bugs = hand;
    Category rank = Category::highCard;
    bool found = false;
    Call call(recorder, getPokerHandListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("bugs", bugs).line(2);
    if (call.ask(3, rules.wildScope == WildScope::bug)) {
        call.line(4);
        bugs = readBugs(hand, recorder);
    }
    call.watch("rank", rank).watch("found", found);
    constexpr auto categories = allCategories();
    for (auto next = categories.rbegin(); *next != Category::highCard; ++next) {
        if (!rules.knows(*next))
            continue;
        rank = *next;
        call.ask(5, true);
        call.line(6);
        found = matches(isOfEqualValues(rank) ? bugs : hand, rank, rules, recorder);
        if (call.ask(7, found))
            return call.result(8, rank);
    }
    call.ask(5, false);
    rank = Category::highCard;
    return call.result(9, rank);
}

template Category getPokerHand(const PlayedHand&, const HouseRules&, Recorder*);
template Category getPokerHand(const PlayedHand&, const HouseRules&, NoRecorder);
template bool matches(const PlayedHand&, Category, const HouseRules&, Recorder*);
template bool matches(const PlayedHand&, Category, const HouseRules&, NoRecorder);

} // namespace showdown
