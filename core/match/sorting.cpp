// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/sorting.h"

#include <algorithm>
#include <functional>

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

/// Insertion sort, the quickest with five elements.
template <typename Before>
void sortFew(auto begin, auto end, Before isBefore)
{
    for (auto next = begin; next != end; ++next)
        std::rotate(std::upper_bound(begin, next, *next, isBefore), next, next + 1);
}

template <typename Key>
PlayedHand sorted(const PlayedHand& hand, Key key)
{
    PlayedHand result = hand;
    sortFew(result.begin(), result.end(), [key](const PlayedCard& a, const PlayedCard& b) {
        return key(a) != key(b) ? key(a) > key(b) : a.position < b.position;
    });
    return result;
}

} // namespace

constinit const ListingOf<SortCardsLine> sortCardsByDescendingValueListing{
    "SortCardsByDescendingValue", wildsLastLines, ListingRole::serves};
constinit const ListingOf<SortCardsLine> sortCardsByDescendingValueHighWildsListing{
    "SortCardsByDescendingValueHighWilds", wildsFirstLines, ListingRole::serves};

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

void sortDescending(ValueList& values)
{
    sortFew(values.begin(), values.end(), std::greater());
}

} // namespace showdown
