// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/counting.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 6> byValueLines{
    "function CountCardsByValue(hand, value)",
    "  count ← 0",
    "  for each card of hand",
    "    if card.value = value",
    "      count ← count + 1",
    "  return count",
};

constexpr std::array<std::string_view, 7> valuesLines{
    "function CountCardValues(hand)",
    "  valueCounts ← an empty list",
    "  for each card of hand",
    "    if valueCounts has no entry for card.value",
    "      add an entry for card.value with count 0",
    "    add 1 to the count of that entry",
    "  return valueCounts",
};

} // namespace

constinit const Listing countCardsByValueListing{"CountCardsByValue", byValueLines};
constinit const Listing countCardValuesListing{"CountCardValues", valuesLines};

int countCardsByValue(const PlayedHand& hand, int value, Tracer auto recorder)
{
    int count = 0;
    Call call(recorder, countCardsByValueListing, hand);
    call.watch("hand", hand).watchValue("value", value).line(1);
    call.watch("count", count).line(2);
    for (const PlayedCard& card : hand) {
        call.ask(3, true, {{card, CardRole::current}});
        if (call.ask(4, card.value == value, {{card, CardRole::current}})) {
            ++count;
            call.line(5, {{card, CardRole::matched}});
        }
    }
    call.ask(3, false);
    return call.result(6, count);
}

std::vector<ValueCount> countCardValues(const PlayedHand& hand, Tracer auto recorder)
{
    std::vector<ValueCount> valueCounts;
    Call call(recorder, countCardValuesListing, hand);
    call.watch("hand", hand).line(1);
    call.watch("valueCounts", valueCounts).line(2);
    for (const PlayedCard& card : hand) {
        call.ask(3, true, {{card, CardRole::current}});
        auto entry = std::ranges::find(valueCounts, int{card.value}, &ValueCount::value);
        if (call.ask(4, entry == valueCounts.end(), {{card, CardRole::current}})) {
            entry = valueCounts.insert(valueCounts.end(), {card.value, 0});
            call.line(5, {{card, CardRole::current}});
        }
        ++entry->count;
        call.line(6, {{card, CardRole::matched}});
    }
    call.ask(3, false);
    call.line(7);
    return valueCounts;
}

template int countCardsByValue(const PlayedHand&, int, Recorder*);
template int countCardsByValue(const PlayedHand&, int, NoRecorder);
template std::vector<ValueCount> countCardValues(const PlayedHand&, Recorder*);
template std::vector<ValueCount> countCardValues(const PlayedHand&, NoRecorder);

} // namespace showdown
