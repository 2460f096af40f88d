// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/fullhouse.h"

#include "core/match/samevalue.h"
#include "core/match/sorting.h"
#include "core/match/valuegroups.h"

namespace showdown {

namespace {

using Line = FullHouseLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function FullHouse(hand, info)"},
    {Line::sort, "  sorted ← SortCardsByDescendingValue(hand)"},
    {Line::newInfo, "  info ← a new info: look for three cards, then two", Half::first},
    {Line::searchFirst, "  found ← DoCardsHaveSameValue(sorted, 3, info)", Half::first},
    {Line::askFirst, "  if found", Half::first},
    {Line::searchSecond, "    found ← DoCardsHaveSameValue(sorted, 2, info)", Half::first},
    {Line::askGroups, "  if found and both values of info differ or are wild", Half::first,
     when::repaired<24>},
    {Line::askGroups, "  if found", Half::first, when::printed<24>},
    {Line::returnYes, "    return true", Half::first},
    {Line::newInfo, "  info ← a new info: look for two cards, then three", Half::second},
    {Line::searchFirst, "  found ← DoCardsHaveSameValue(sorted, 2, info)", Half::second},
    {Line::askFirst, "  if found", Half::second},
    {Line::searchSecond, "    found ← DoCardsHaveSameValue(sorted, 3, info)", Half::second},
    {Line::askGroups, "  if found and both values of info differ or are wild", Half::second,
     when::repaired<24>},
    {Line::askGroups, "  if found", Half::second, when::printed<24>},
    {Line::returnYes, "    return true", Half::second},
    {Line::returnNo, "  return false"},
});

/// Two groups of one value are four or five of a kind; two groups of wilds can have any values.
bool areTwoGroups(const ValueList& values)
{
    return values[0] != values[1] || values[0] == cardvalue::wild;
}

} // namespace

constinit const ListingOf<FullHouseLine> fullHouseListing{"FullHouse", lines};

MatchAnswer fullHouse(const PlayedHand& hand, MatchInfo& info, Recorder* recorder)
{
    bool found = false;
    Call call(recorder, fullHouseListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.line(Line::sort);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted);
    call.watch("info.numWilds", info.numWilds).watch("info.startIndex", info.startIndex);
    call.watch("info.cardValues", info.cardValues);

    const auto findGroups = [&](int first, int second) {
        info = {};
        call.line(Line::newInfo);
        call.line(Line::searchFirst);
        found = doCardsHaveSameValue(sorted, first, &info, recorder);
        call.watch("found", found);
        if (call.ask(Line::askFirst, found)) {
            call.line(Line::searchSecond);
            found = doCardsHaveSameValue(sorted, second, &info, recorder);
        }
        const bool anyGroups = isPrinted(recorder, 24);
        return call.ask(Line::askGroups, found && (anyGroups || areTwoGroups(info.cardValues)));
    };

    if (findGroups(3, 2))
        return call.answer(Line::returnYes, Category::fullHouse, Fits{}, hand);
    call.turnTo(Half::second);
    if (findGroups(2, 3))
        return call.answer(Line::returnYes, Category::fullHouse, Fits{}, hand);
    return call.answer(Line::returnNo, Category::fullHouse, noSecondGroup(hand), hand);
}

} // namespace showdown
