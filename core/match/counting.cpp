// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/counting.h"

#include <algorithm>

namespace showdown {

namespace {

constexpr auto byValueLines = [] {
    using Line = CountCardsByValueLine;
    return linesOf<Line>({
        {Line::start, "function CountCardsByValue(hand, value)"},
        {Line::setCount, "  count ← 0"},
        {Line::nextCard, "  for each card of hand"},
        {Line::askValue, "    if card.value = value"},
        {Line::countCard, "      count ← count + 1"},
        {Line::returnCount, "  return count"},
    });
}();

constexpr auto valuesLines = [] {
    using Line = CountCardValuesLine;
    return linesOf<Line>({
        {Line::start, "function CountCardValues(hand)"},
        {Line::setCounts, "  valueCounts ← an empty list"},
        {Line::nextCard, "  for each card of hand"},
        {Line::askNew, "    if valueCounts has no entry for card.value"},
        {Line::addEntry, "      add an entry for card.value with count 0"},
        {Line::countCard, "    add 1 to the count of that entry"},
        {Line::returnCounts, "  return valueCounts"},
    });
}();

} // namespace

constinit const ListingOf<CountCardsByValueLine> countCardsByValueListing{
    "CountCardsByValue", byValueLines, ListingRole::serves};
constinit const ListingOf<CountCardValuesLine> countCardValuesListing{
    "CountCardValues", valuesLines, ListingRole::serves};

int countCardsByValue(const PlayedHand& hand, int value, Recorder* recorder)
{
    using Line = CountCardsByValueLine;
    int count = 0;
    Call call(recorder, countCardsByValueListing, hand);
    call.watch("hand", hand).watchValue("value", value).line(Line::start);
    call.watch("count", count).line(Line::setCount);
    for (const PlayedCard& card : hand) {
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        if (call.ask(Line::askValue, card.value == value, {{card, CardRole::current}})) {
            ++count;
            call.line(Line::countCard, {{card, CardRole::matched}});
        }
    }
    call.ask(Line::nextCard, false);
    return call.result(Line::returnCount, count);
}

std::vector<ValueCount> countCardValues(const PlayedHand& hand, Recorder* recorder)
{
    using Line = CountCardValuesLine;
    std::vector<ValueCount> valueCounts;
    Call call(recorder, countCardValuesListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.watch("valueCounts", valueCounts).line(Line::setCounts);
    for (const PlayedCard& card : hand) {
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        auto entry = std::ranges::find(valueCounts, int{card.value}, &ValueCount::value);
        if (call.ask(Line::askNew, entry == valueCounts.end(), {{card, CardRole::current}})) {
            entry = valueCounts.insert(valueCounts.end(), {card.value, 0});
            call.line(Line::addEntry, {{card, CardRole::current}});
        }
        ++entry->count;
        call.line(Line::countCard, {{card, CardRole::matched}});
    }
    call.ask(Line::nextCard, false);
    call.line(Line::returnCounts);
    return valueCounts;
}

} // namespace showdown
