// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/ofakind.h"

#include "core/match/counting.h"
#include "core/match/samevalue.h"
#include "core/match/sorting.h"
#include "core/match/valuegroups.h"

#include <string_view>

namespace showdown {

namespace {

constexpr auto jacksLines = [] {
    using Line = JacksOrBetterLine;
    return linesOf<Line>({
        {Line::start, "function JacksOrBetter(hand)"},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::newInfo, "  info ← a new info"},
        {Line::search, "  found ← DoCardsHaveSameValue(sorted, 2, info)"},
        {Line::askNotFound, "  if not found"},
        {Line::returnNotFound, "    return false"},
        {Line::countWilds, "  numWilds ← CountCardsByValue(sorted, wild)", when::pairFloor},
        {Line::askTwoWilds, "  if numWilds ≥ 2", when::pairFloor},
        {Line::returnAces, "    return true: two wilds are a pair of aces", when::pairFloor},
        {Line::askBelowFloor, "  if info.cardValues[0] < the lowest pair that counts",
         when::pairFloor},
        {Line::returnBelowFloor, "    return false", when::pairFloor},
        {Line::returnYes, "  return true"},
    });
}();

consteval auto ofAKindLines(std::string_view start, std::string_view search)
{
    using Line = OfAKindLine;
    return linesOf<Line>({
        {Line::start, start},
        {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
        {Line::search, search},
        {Line::returnFound, "  return found"},
    });
}

constexpr auto threeLines =
    ofAKindLines("function ThreeOfAKind(hand)", "  found ← DoCardsHaveSameValue(sorted, 3)");
constexpr auto fourLines =
    ofAKindLines("function FourOfAKind(hand)", "  found ← DoCardsHaveSameValue(sorted, 4)");
constexpr auto fiveLines =
    ofAKindLines("function FiveOfAKind(hand)", "  found ← DoCardsHaveSameValue(sorted, 5)");

/// The three listings above differ in one number, and so does the code.
MatchAnswer ofAKind(Category rank, const PlayedHand& hand, const ListingOf<OfAKindLine>& listing,
                    Recorder* recorder)
{
    using Line = OfAKindLine;
    const int numToMatch = groupRange(rank, 0).count;
    Call call(recorder, listing, hand);
    call.watch("hand", hand).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).line(Line::search);
    const bool found = doCardsHaveSameValue(sorted, numToMatch, nullptr, recorder);
    call.watch("found", found);
    if (found)
        return call.answer(Line::returnFound, rank, Fits{}, hand);
    return call.answer(Line::returnFound, rank, tooFewEqual(hand, numToMatch), hand);
}

} // namespace

constinit const ListingOf<JacksOrBetterLine> jacksOrBetterListing{"JacksOrBetter", jacksLines};
constinit const ListingOf<OfAKindLine> threeOfAKindListing{"ThreeOfAKind", threeLines};
constinit const ListingOf<OfAKindLine> fourOfAKindListing{"FourOfAKind", fourLines};
constinit const ListingOf<OfAKindLine> fiveOfAKindListing{"FiveOfAKind", fiveLines};

MatchAnswer jacksOrBetter(const PlayedHand& hand, Rank pairFloor, Recorder* recorder)
{
    using Line = JacksOrBetterLine;
    int numWilds = 0;
    MatchInfo info;
    const int lowestPair = number(pairFloor);
    Call call(recorder, jacksOrBetterListing, hand);
    call.watch("hand", hand);
    if (pairFloor != Rank::two)
        call.watchValue("lowestPair", lowestPair);
    call.line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("info.numWilds", info.numWilds);
    call.watch("info.startIndex", info.startIndex).watch("info.cardValues", info.cardValues);
    call.line(Line::newInfo);
    call.line(Line::search);
    const bool found = doCardsHaveSameValue(sorted, 2, &info, recorder);
    call.watch("found", found);
    if (call.ask(Line::askNotFound, !found))
        return call.answer(Line::returnNotFound, Category::pair, tooFewEqual(hand, 2), hand);
    if (pairFloor != Rank::two) {
        call.line(Line::countWilds);
        numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
        call.watch("numWilds", numWilds);
        if (call.ask(Line::askTwoWilds, numWilds >= 2))
            return call.answer(Line::returnAces, Category::pair, Fits{}, hand);
        const int pair = info.cardValues[0];
        if (call.ask(Line::askBelowFloor, pair < lowestPair))
            return call.answer(Line::returnBelowFloor, Category::pair,
                               BelowFloor{pair, pairFloor, ValueGroups(hand).bugs()}, hand);
    }
    return call.answer(Line::returnYes, Category::pair, Fits{}, hand);
}

MatchAnswer threeOfAKind(const PlayedHand& hand, Recorder* recorder)
{
    return ofAKind(Category::threeOfAKind, hand, threeOfAKindListing, recorder);
}

MatchAnswer fourOfAKind(const PlayedHand& hand, Recorder* recorder)
{
    return ofAKind(Category::fourOfAKind, hand, fourOfAKindListing, recorder);
}

MatchAnswer fiveOfAKind(const PlayedHand& hand, Recorder* recorder)
{
    return ofAKind(Category::fiveOfAKind, hand, fiveOfAKindListing, recorder);
}

} // namespace showdown
