// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/wilds.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto copyLines = [] {
    using Line = CopyHandLine;
    return linesOf<Line>({
        {Line::start, "function CopyHand(hand)"},
        {Line::newCopy, "  copy ← an empty hand"},
        {Line::nextCard, "  for each card of hand"},
        {Line::addCard, "    add a new card with its value and suit to copy"},
        {Line::returnCopy, "  return copy"},
    });
}();

constexpr auto acesLines = [] {
    using Line = ReplaceWildsWithAcesLine;
    return linesOf<Line>({
        {Line::start, "function ReplaceWildsWithAces(hand)"},
        {Line::nextCard, "  for each card of hand"},
        {Line::askWild, "    if the card is a wild"},
        {Line::becomeAce, "      card.value ← ace"},
    });
}();

constexpr auto bugsLines = [] {
    using Line = ReadBugsLine;
    return linesOf<Line>({
        {Line::start, "function ReadBugs(hand)"},
        {Line::copyHand, "  copy ← CopyHand(hand)"},
        {Line::replaceWilds, "  ReplaceWildsWithAces(copy)"},
        {Line::returnCopy, "  return copy"},
    });
}();

constexpr auto missingLines = [] {
    using Line = WildsAssumeMissingValuesLine;
    return linesOf<Line>({
        {Line::start, "function WildsAssumeMissingValues(hand)"},
        {Line::setValue, "  value ← ace"},
        {Line::nextWild, "  for each wild of hand"},
        {Line::askHeld, "    while hand holds value"},
        {Line::lowerValue, "      value ← value − 1"},
        {Line::takeValue, "    card.value ← value"},
    });
}();

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

constinit const ListingOf<CopyHandLine> copyHandListing{"CopyHand", copyLines, ListingRole::serves};
constinit const ListingOf<ReplaceWildsWithAcesLine> replaceWildsWithAcesListing{
    "ReplaceWildsWithAces", acesLines};
constinit const ListingOf<ReadBugsLine> readBugsListing{"ReadBugs", bugsLines};
constinit const ListingOf<WildsAssumeMissingValuesLine> wildsAssumeMissingValuesListing{
    "WildsAssumeMissingValues", missingLines};

PlayedHand copyHand(const PlayedHand& hand, Recorder* recorder)
{
    using Line = CopyHandLine;
    PlayedHand copy(hand.player());
    Call call(recorder, copyHandListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watch("copy", copy).line(Line::newCopy);
    for (const PlayedCard& card : hand) {
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        copy.add(card);
        call.line(Line::addCard, {{card, CardRole::current}});
    }
    call.ask(Line::nextCard, false);
    call.line(Line::returnCopy);
    return copy;
}

void replaceWildsWithAces(PlayedHand& hand, Recorder* recorder)
{
    using Line = ReplaceWildsWithAcesLine;
    Call call(recorder, replaceWildsWithAcesListing, hand);
    call.watch("hand", hand).line(Line::start);
    for (PlayedCard& card : hand) {
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        if (call.ask(Line::askWild, card.isWild(), {{card, CardRole::current}})) {
            assume(card, cardvalue::ace);
            call.line(Line::becomeAce, {{card, CardRole::wild}});
            tellGivenWilds(hand, call);
        }
    }
    call.ask(Line::nextCard, false);
}

WildsGiven givenWilds(const PlayedHand& hand)
{
    WildsGiven given{PlayedHand(hand.player())};
    for (const PlayedCard& card : hand) {
        if (card.dealtWild && !card.isWild())
            given.wilds.add(card);
    }
    return given;
}

PlayedHand readBugs(const PlayedHand& hand, Recorder* recorder)
{
    using Line = ReadBugsLine;
    Call call(recorder, readBugsListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.line(Line::copyHand);
    PlayedHand copy = copyHand(hand, recorder);
    call.watch("copy", copy).line(Line::replaceWilds);
    replaceWildsWithAces(copy, recorder);
    call.line(Line::returnCopy);
    return copy;
}

void wildsAssumeMissingValues(PlayedHand& hand, Recorder* recorder)
{
    using Line = WildsAssumeMissingValuesLine;
    int value = cardvalue::ace;
    Call call(recorder, wildsAssumeMissingValuesListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watchValue("value", value).line(Line::setValue);
    for (PlayedCard& card : hand) {
        if (!card.isWild())
            continue;
        call.ask(Line::nextWild, true, {{card, CardRole::current}});
        while (call.ask(Line::askHeld, holds(hand, value), {{card, CardRole::current}})) {
            --value;
            call.line(Line::lowerValue);
        }
        assume(card, value);
        call.line(Line::takeValue, {{card, CardRole::wild}});
        tellGivenWilds(hand, call);
    }
    call.ask(Line::nextWild, false);
}

} // namespace showdown
