// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/excluding.h"

namespace showdown {

namespace {

using Line = BuildHandExcludingValuesLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function BuildHandExcludingValues(cards, values, max)"},
    {Line::setRest, "  rest ← an empty hand"},
    {Line::setExcluded, "  numExcluded ← 0"},
    {Line::nextCard, "  for each card of cards"},
    {Line::askExclude, "    if card.value is in values and numExcluded < max"},
    {Line::countExcluded, "      numExcluded ← numExcluded + 1"},
    {Line::skipCard, "      go on with the next card"},
    {Line::keepCard, "    add a copy of the card to rest"},
    {Line::returnRest, "  return rest"},
});

} // namespace

constinit const ListingOf<BuildHandExcludingValuesLine> buildHandExcludingValuesListing{
    "BuildHandExcludingValues", lines, ListingRole::serves};

PlayedHand buildHandExcludingValues(const PlayedHand& cards, const ValueList& values, int max,
                                    Recorder* recorder)
{
    PlayedHand rest(cards.player());
    int numExcluded = 0;
    Call call(recorder, buildHandExcludingValuesListing, cards);
    call.watch("cards", cards).watch("values", values).watch("max", max).line(Line::start);
    call.watch("rest", rest).line(Line::setRest);
    call.watch("numExcluded", numExcluded).line(Line::setExcluded);
    for (const PlayedCard& card : cards) {
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        const bool exclude = values.contains(card.value) && numExcluded < max;
        if (call.ask(Line::askExclude, exclude, {{card, CardRole::current}})) {
            ++numExcluded;
            call.line(Line::countExcluded, {{card, CardRole::excluded}});
            call.line(Line::skipCard);
            continue;
        }
        rest.add(card);
        call.line(Line::keepCard, {{card, CardRole::kicker}});
    }
    call.ask(Line::nextCard, false);
    call.line(Line::returnRest, rest, CardRole::kicker);
    return rest;
}

} // namespace showdown
