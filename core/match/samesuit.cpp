// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/samesuit.h"

#include <bitset>
#include <optional>

namespace showdown {

namespace {

using Line = AreCardsSameSuitLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function AreCardsSameSuit(hand)"},
    {Line::setSuit, "  suit ← none"},
    {Line::nextCard, "  for each card of hand"},
    {Line::askWild, "    if the card is a wild"},
    {Line::skipWild, "      go on with the next card: it joins any suit"},
    {Line::askFirst, "    if suit is none"},
    {Line::takeSuit, "      suit ← card.suit"},
    {Line::askOtherSuit, "    if card.suit ≠ suit"},
    {Line::returnNo, "      return false"},
    {Line::returnYes, "  return true"},
});

} // namespace

constinit const ListingOf<AreCardsSameSuitLine> areCardsSameSuitListing{"AreCardsSameSuit", lines};

bool areCardsSameSuit(const PlayedHand& hand, Recorder* recorder)
{
    std::optional<Suit> suit;
    Call call(recorder, areCardsSameSuitListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watch("suit", suit).line(Line::setSuit);
    for (const PlayedCard& card : hand) {
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        if (call.ask(Line::askWild, card.isWild(), {{card, CardRole::current}})) {
            call.line(Line::skipWild, {{card, CardRole::wild}});
            continue;
        }
        if (call.ask(Line::askFirst, !suit, {{card, CardRole::current}})) {
            suit = static_cast<Suit>(card.suit);
            call.line(Line::takeSuit, {{card, CardRole::base}});
        }
        if (call.ask(Line::askOtherSuit, static_cast<Suit>(card.suit) != suit,
                     {{card, CardRole::current}}))
            return call.result(Line::returnNo, false);
    }
    call.ask(Line::nextCard, false);
    return call.result(Line::returnYes, true);
}

SuitsDiffer suitsDiffer(const PlayedHand& hand)
{
    std::bitset<5> suits;
    for (const PlayedCard& card : hand) {
        if (!card.isWild())
            suits.set(card.suit);
    }
    return {static_cast<int>(suits.count())};
}

} // namespace showdown
