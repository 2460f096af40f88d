// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/wilds.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 5> copyLines{
    "function CopyHand(hand)", "  copy ← an empty hand",
    "  for each card of hand", "    add a new card with its value and suit to copy",
    "  return copy",
};

constexpr std::array<std::string_view, 4> acesLines{
    "function ReplaceWildsWithAces(hand)",
    "  for each card of hand",
    "    if the card is a wild",
    "      card.value ← ace",
};

constexpr std::array<std::string_view, 4> bugsLines{
    "function ReadBugs(hand)",
    "  copy ← CopyHand(hand)",
    "  ReplaceWildsWithAces(copy)",
    "  return copy",
};

constexpr std::array<std::string_view, 6> missingLines{
    "function WildsAssumeMissingValues(hand)",
    "  value ← ace",
    "  for each wild of hand",
    "    while hand holds value",
    "      value ← value − 1",
    "    card.value ← value",
};

bool holds(const PlayedHand& hand, int value)
{
    return std::ranges::any_of(hand,
                               [value](const PlayedCard& card) { return card.value == value; });
}

void assume(PlayedCard& card, int value)
{
    card.value = static_cast<std::uint8_t>(value);
}

} // namespace

constinit const Listing copyHandListing{"CopyHand", copyLines};
constinit const Listing replaceWildsWithAcesListing{"ReplaceWildsWithAces", acesLines};
constinit const Listing readBugsListing{"ReadBugs", bugsLines};
constinit const Listing wildsAssumeMissingValuesListing{"WildsAssumeMissingValues", missingLines};

PlayedHand copyHand(const PlayedHand& hand, Tracer auto recorder)
{
    PlayedHand copy(hand.player());
    Call call(recorder, copyHandListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("copy", copy).line(2);
    for (const PlayedCard& card : hand) {
        call.ask(3, true, {{card, CardRole::current}});
        copy.add(card);
        call.line(4, {{card, CardRole::current}});
    }
    call.ask(3, false);
    call.line(5);
    return copy;
}

void replaceWildsWithAces(PlayedHand& hand, Tracer auto recorder)
{
    Call call(recorder, replaceWildsWithAcesListing, hand);
    call.watch("hand", hand).line(1);
    for (PlayedCard& card : hand) {
        call.ask(2, true, {{card, CardRole::current}});
        if (call.ask(3, card.isWild(), {{card, CardRole::current}})) {
            assume(card, cardvalue::ace);
            call.line(4, {{card, CardRole::wild}});
        }
    }
    call.ask(2, false);
}

PlayedHand readBugs(const PlayedHand& hand, Tracer auto recorder)
{
    Call call(recorder, readBugsListing, hand);
    call.watch("hand", hand).line(1);
    call.line(2);
    PlayedHand copy = copyHand(hand, recorder);
    call.watch("copy", copy).line(3);
    replaceWildsWithAces(copy, recorder);
    call.line(4);
    return copy;
}

void wildsAssumeMissingValues(PlayedHand& hand, Tracer auto recorder)
{
    int value = cardvalue::ace;
    Call call(recorder, wildsAssumeMissingValuesListing, hand);
    call.watch("hand", hand).line(1);
    call.watchValue("value", value).line(2);
    for (PlayedCard& card : hand) {
        if (!card.isWild())
            continue;
        call.ask(3, true, {{card, CardRole::current}});
        while (call.ask(4, holds(hand, value), {{card, CardRole::current}})) {
            --value;
            call.line(5);
        }
        assume(card, value);
        call.line(6, {{card, CardRole::wild}});
    }
    call.ask(3, false);
}

template PlayedHand copyHand(const PlayedHand&, Recorder*);
template PlayedHand copyHand(const PlayedHand&, NoRecorder);
template void replaceWildsWithAces(PlayedHand&, Recorder*);
template void replaceWildsWithAces(PlayedHand&, NoRecorder);
template PlayedHand readBugs(const PlayedHand&, Recorder*);
template PlayedHand readBugs(const PlayedHand&, NoRecorder);
template void wildsAssumeMissingValues(PlayedHand&, Recorder*);
template void wildsAssumeMissingValues(PlayedHand&, NoRecorder);

} // namespace showdown
