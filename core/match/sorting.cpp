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

template <typename Key>
PlayedHand sorted(const PlayedHand& hand, Key key)
{
    PlayedHand result = hand;
    // Not sort(): g++ 12 warns of its sixteenth element, which a hand never has.
    std::ranges::partial_sort(result, result.end(),
                              [key](const PlayedCard& a, const PlayedCard& b) {
                                  if (key(a) != key(b))
                                      return key(a) > key(b);
                                  return a.position < b.position;
                              });
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
