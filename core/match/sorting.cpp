// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/sorting.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 1> wildsLastLines{
    "function SortCardsByDescendingValue(hand) = the same cards, highest first, wilds last",
};

constexpr std::array<std::string_view, 1> wildsFirstLines{
    "function SortCardsByDescendingValueHighWilds(hand) = the same cards, highest first, wilds first",
};

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

constinit const Listing sortCardsByDescendingValueListing{"SortCardsByDescendingValue",
                                                          wildsLastLines};
constinit const Listing sortCardsByDescendingValueHighWildsListing{
    "SortCardsByDescendingValueHighWilds", wildsFirstLines};

PlayedHand sortCardsByDescendingValue(const PlayedHand& hand, Tracer auto recorder)
{
    const PlayedHand result =
        sorted(hand, [](const PlayedCard& card) { return card.isWild() ? 0 : int{card.value}; });
    Call call(recorder, sortCardsByDescendingValueListing, hand);
    call.watch("hand", hand).watch("result", result).line(1);
    return result;
}

PlayedHand sortCardsByDescendingValueHighWilds(const PlayedHand& hand, Tracer auto recorder)
{
    const PlayedHand result = sorted(hand, [](const PlayedCard& card) { return int{card.value}; });
    Call call(recorder, sortCardsByDescendingValueHighWildsListing, hand);
    call.watch("hand", hand).watch("result", result).line(1);
    return result;
}

template PlayedHand sortCardsByDescendingValue(const PlayedHand&, Recorder*);
template PlayedHand sortCardsByDescendingValue(const PlayedHand&, NoRecorder);
template PlayedHand sortCardsByDescendingValueHighWilds(const PlayedHand&, Recorder*);
template PlayedHand sortCardsByDescendingValueHighWilds(const PlayedHand&, NoRecorder);

} // namespace showdown
