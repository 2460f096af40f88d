// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/fullhouse.h"

#include "core/match/samevalue.h"
#include "core/match/sorting.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 15> lines{
    "function FullHouse(hand, info)",
    "  sorted ← SortCardsByDescendingValue(hand)",
    "  info ← a new info: look for three cards, then two",
    "  found ← DoCardsHaveSameValue(sorted, 3, info)",
    "  if found",
    "    found ← DoCardsHaveSameValue(sorted, 2, info)",
    "  if found and both values of info differ or are wild",
    "    return true",
    "  info ← a new info: look for two cards, then three",
    "  found ← DoCardsHaveSameValue(sorted, 2, info)",
    "  if found",
    "    found ← DoCardsHaveSameValue(sorted, 3, info)",
    "  if found and both values of info differ or are wild",
    "    return true",
    "  return false",
};

/// Two groups of one value are four or five of a kind; two groups of wilds can be what they like.
bool areTwoGroups(const ValueList& values)
{
    return values[0] != values[1] || values[0] == cardvalue::wild;
}

} // namespace

constinit const Listing fullHouseListing{"FullHouse", lines};

bool fullHouse(const PlayedHand& hand, MatchInfo& info, Tracer auto recorder)
{
    bool found = false;
    Call call(recorder, fullHouseListing, hand);
    call.watch("hand", hand).line(1);
    call.line(2);
    const PlayedHand sorted = sortCardsByDescendingValue(hand, recorder);
    call.watch("sorted", sorted).watch("found", found);
    call.watch("info.numWilds", info.numWilds).watch("info.startIndex", info.startIndex);
    call.watch("info.cardValues", info.cardValues);

    const auto findGroups = [&](int first, int second, int line) {
        info = {};
        call.line(line);
        call.line(line + 1);
        found = doCardsHaveSameValue(sorted, first, &info, recorder);
        if (call.ask(line + 2, found)) {
            call.line(line + 3);
            found = doCardsHaveSameValue(sorted, second, &info, recorder);
        }
        return call.ask(line + 4, found && areTwoGroups(info.cardValues));
    };

    if (findGroups(3, 2, 3))
        return call.result(8, true);
    if (findGroups(2, 3, 9))
        return call.result(14, true);
    return call.result(15, false);
}

template bool fullHouse(const PlayedHand&, MatchInfo&, Recorder*);
template bool fullHouse(const PlayedHand&, MatchInfo&, NoRecorder);

} // namespace showdown
