// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/excluding.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 9> lines{
    "function BuildHandExcludingValues(cards, values, max)",
    "  rest ← an empty hand",
    "  numExcluded ← 0",
    "  for each card of cards",
    "    if card.value is in values and numExcluded < max",
    "      numExcluded ← numExcluded + 1",
    "      go on with the next card",
    "    add a copy of the card to rest",
    "  return rest",
};

} // namespace

constinit const Listing buildHandExcludingValuesListing{"BuildHandExcludingValues", lines};

PlayedHand buildHandExcludingValues(const PlayedHand& cards, const ValueList& values, int max,
                                    Tracer auto recorder)
{
    PlayedHand rest(cards.player());
    int numExcluded = 0;
    Call call(recorder, buildHandExcludingValuesListing, cards);
    call.watch("cards", cards).watch("values", values).watch("max", max).line(1);
    call.watch("rest", rest).line(2);
    call.watch("numExcluded", numExcluded).line(3);
    for (const PlayedCard& card : cards) {
        call.ask(4, true, {{card, CardRole::current}});
        const bool exclude = values.contains(card.value) && numExcluded < max;
        if (call.ask(5, exclude, {{card, CardRole::current}})) {
            ++numExcluded;
            call.line(6, {{card, CardRole::excluded}});
            call.line(7);
            continue;
        }
        rest.add(card);
        call.line(8, {{card, CardRole::kicker}});
    }
    call.ask(4, false);
    call.line(9, rest, CardRole::kicker);
    return rest;
}

template PlayedHand buildHandExcludingValues(const PlayedHand&, const ValueList&, int, Recorder*);
template PlayedHand buildHandExcludingValues(const PlayedHand&, const ValueList&, int, NoRecorder);

} // namespace showdown
