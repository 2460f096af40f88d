// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/counting.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

constexpr Test countsWilds = equals("value", cardvalue::wild);
constexpr Test countsNone = equals("count", 0);

bool noWildFound(const StepFacts& step)
{
    return step.number("value") == cardvalue::wild && step.number("count") == 0;
}

constexpr auto countCardsByValueRows = [] {
    using Line = CountCardsByValueLine;
    return sentencesOf<Line>({
        {Line::start, countsWilds,
         QT_TRANSLATE_NOOP3("Steps", "Count the wilds in %1.", "%1: K♥ 6♣"), with("hand")},
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Count the cards of value %1 in %2.",
                            "%1: 6, jack; %2: K♥ 6♣"),
         with("value", "hand")},
        {Line::setCount, always, QT_TRANSLATE_NOOP3("Steps", "Start at 0.", "")},
        {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
        {Line::askValue, yes(countsWilds), QT_TRANSLATE_NOOP3("Steps", "%1 is a wild.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::askValue, no(countsWilds), QT_TRANSLATE_NOOP3("Steps", "%1 is no wild.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::askValue, yes,
         QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2.", "%1: 6♥; %2: 6, jack"),
         with(cardIn("hand"), "value")},
        {Line::askValue, no,
         QT_TRANSLATE_NOOP3("Steps", "%1 does not have the value %2.", "%1: 6♥; %2: 6, jack"),
         with(cardIn("hand"), "value")},
        {Line::countCard, always, QT_TRANSLATE_NOOP3("Steps", "That makes %1.", "%1: 3"),
         with("count")},
        {Line::returnCount, noWildFound, QT_TRANSLATE_NOOP3("Steps", "The hand has no wild.", "")},
        {Line::returnCount,
         countsWilds,
         QT_TRANSLATE_N_NOOP3("Steps", "The hand has %n wilds.", ""),
         {},
         "count",
         QT_TRANSLATE_NOOP3("Steps", "The hand has one wild.", "")},
        {Line::returnCount, countsNone,
         QT_TRANSLATE_NOOP3("Steps", "The hand has no card of value %1.", "%1: 6, jack"),
         with("value")},
        {Line::returnCount, always,
         QT_TRANSLATE_N_NOOP3("Steps", "The hand has %n cards of value %1.", "%1: 6, jack"),
         with("value"), "count",
         QT_TRANSLATE_NOOP3("Steps", "The hand has one card of value %1.", "%1: 6, jack")},
    });
}();

constexpr auto countCardValuesRows = [] {
    using Line = CountCardValuesLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Count how often each value occurs in %1.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::setCounts, always, QT_TRANSLATE_NOOP3("Steps", "The list starts empty.", "")},
        {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
        {Line::askNew, yes, QT_TRANSLATE_NOOP3("Steps", "%1 brings a new value.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::askNew, no,
         QT_TRANSLATE_NOOP3("Steps", "The list already has the value of %1.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::addEntry, always,
         QT_TRANSLATE_NOOP3("Steps", "A new entry for %1, still 0: the list is %2.",
                            "%1: 6♥; %2: [K: 1, ★: 2]"),
         with(cardIn("hand"), "valueCounts")},
        {Line::countCard, always,
         QT_TRANSLATE_NOOP3("Steps", "One more for %1: the list is %2.",
                            "%1: 6♥; %2: [K: 1, ★: 2]"),
         with(cardIn("hand"), "valueCounts")},
        {Line::returnCounts, always,
         QT_TRANSLATE_NOOP3("Steps", "Return the list: %1.", "%1: [K: 1, ★: 2]"),
         with("valueCounts")},
    });
}();

} // namespace

constinit const StepTable countCardsByValueSteps{countCardsByValueListing, countCardsByValueRows};
constinit const StepTable countCardValuesSteps{countCardValuesListing, countCardValuesRows};

} // namespace showdown::narration
