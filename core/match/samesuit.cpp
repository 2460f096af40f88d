// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/samesuit.h"

#include <array>
#include <optional>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 10> lines{
    "function AreCardsSameSuit(hand)",
    "  suit ← none",
    "  for each card of hand",
    "    if the card is a wild",
    "      go on with the next card: it joins any suit",
    "    if suit is none",
    "      suit ← card.suit",
    "    if card.suit ≠ suit",
    "      return false",
    "  return true",
};

} // namespace

constinit const Listing areCardsSameSuitListing{"AreCardsSameSuit", lines};

bool areCardsSameSuit(const PlayedHand& hand, Tracer auto recorder)
{
    std::optional<Suit> suit;
    Call call(recorder, areCardsSameSuitListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("suit", suit).line(2);
    for (const PlayedCard& card : hand) {
        call.ask(3, true, {{card, CardRole::current}});
        if (call.ask(4, card.isWild(), {{card, CardRole::current}})) {
            call.line(5, {{card, CardRole::wild}});
            continue;
        }
        if (call.ask(6, !suit, {{card, CardRole::current}})) {
            suit = static_cast<Suit>(card.suit);
            call.line(7, {{card, CardRole::base}});
        }
        if (call.ask(8, static_cast<Suit>(card.suit) != suit, {{card, CardRole::current}}))
            return call.result(9, false);
    }
    call.ask(3, false);
    return call.result(10, true);
}

template bool areCardsSameSuit(const PlayedHand&, Recorder*);
template bool areCardsSameSuit(const PlayedHand&, NoRecorder);

} // namespace showdown
