// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/sorting.h"

#include <algorithm>

namespace showdown {

namespace {

using Line = SortCardsLine;

constexpr auto wildsLastLines = linesOf<Line>({
    {Line::sort,
     "function SortCardsByDescendingValue(hand) = the same cards, highest first, wilds last"},
});

constexpr auto wildsFirstLines = linesOf<Line>({
    {Line::sort,
     "function SortCardsByDescendingValueHighWilds(hand) = the same cards, highest first, wilds first"},
});

/// Takes each card up to its place among those before it, which is quickest with five.
template <typename Key>
PlayedHand sorted(const PlayedHand& hand, Key key)
{
    PlayedHand result = hand;
    const auto isBefore = [key](const PlayedCard& a, const PlayedCard& b) {
        return key(a) != key(b) ? key(a) > key(b) : a.position < b.position;
    };
    for (PlayedCard* card = result.begin(); card != result.end(); ++card)
        std::rotate(std::upper_bound(result.begin(), card, *card, isBefore), card, card + 1);
    return result;
}

} // namespace

constinit const ListingOf<SortCardsLine> sortCardsByDescendingValueListing{
    "SortCardsByDescendingValue", wildsLastLines};
constinit const ListingOf<SortCardsLine> sortCardsByDescendingValueHighWildsListing{
    "SortCardsByDescendingValueHighWilds", wildsFirstLines};

PlayedHand sortCardsByDescendingValue(const PlayedHand& hand, Recorder* recorder)
{
    const PlayedHand result =
        sorted(hand, [](const PlayedCard& card) { return card.isWild() ? 0 : int{card.value}; });
    Call call(recorder, sortCardsByDescendingValueListing, hand);
    call.watch("hand", hand).watch("result", result).line(Line::sort);
    return result;
}

PlayedHand sortCardsByDescendingValueHighWilds(const PlayedHand& hand, Recorder* recorder)
{
    const PlayedHand result = sorted(hand, [](const PlayedCard& card) { return int{card.value}; });
    Call call(recorder, sortCardsByDescendingValueHighWildsListing, hand);
    call.watch("hand", hand).watch("result", result).line(Line::sort);
    return result;
}

} // namespace showdown
