// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test countsWilds = equals("value", cardvalue::wild);
constexpr Test countsNone = equals("count", 0);

bool noWildFound(const StepFacts& step)
{
    return step.number("value") == cardvalue::wild && step.number("count") == 0;
}

constexpr auto countCardsByValueRows = std::to_array<StepSentence>({
    {1, countsWilds, QT_TRANSLATE_NOOP3("Steps", "Count the wilds in %1.", "%1: K♥ 6♣"),
     with("hand")},
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Count the cards of value %1 in %2.", "%1: 6, jack; %2: K♥ 6♣"),
     with("value", "hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Start at 0.", "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(cardIn("hand"))},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {4, yes(countsWilds), QT_TRANSLATE_NOOP3("Steps", "%1 is a wild.", "%1: 6♥"),
     with(cardIn("hand"))},
    {4, no(countsWilds), QT_TRANSLATE_NOOP3("Steps", "%1 is no wild.", "%1: 6♥"),
     with(cardIn("hand"))},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("hand"), "value")},
    {4, no, QT_TRANSLATE_NOOP3("Steps", "%1 does not have the value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("hand"), "value")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "That makes %1.", "%1: 3"), with("count")},
    {6, noWildFound, QT_TRANSLATE_NOOP3("Steps", "The hand has no wild.", "")},
    {6,
     countsWilds,
     QT_TRANSLATE_N_NOOP3("Steps", "The hand has %n wilds.", ""),
     {},
     "count",
     QT_TRANSLATE_NOOP3("Steps", "The hand has one wild.", "")},
    {6, countsNone, QT_TRANSLATE_NOOP3("Steps", "The hand has no card of value %1.", "%1: 6, jack"),
     with("value")},
    {6, always, QT_TRANSLATE_N_NOOP3("Steps", "The hand has %n cards of value %1.", "%1: 6, jack"),
     with("value"), "count",
     QT_TRANSLATE_NOOP3("Steps", "The hand has one card of value %1.", "%1: 6, jack")},
});

constexpr auto countCardValuesRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Count how often each value occurs in %1.", "%1: K♥ 6♣"),
     with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "The list starts empty.", "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(cardIn("hand"))},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "%1 brings a new value.", "%1: 6♥"), with(cardIn("hand"))},
    {4, no, QT_TRANSLATE_NOOP3("Steps", "The list already has the value of %1.", "%1: 6♥"),
     with(cardIn("hand"))},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "A new entry for %1, still 0: the list is %2.",
                        "%1: 6♥; %2: [K: 1, ★: 2]"),
     with(cardIn("hand"), "valueCounts")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "One more for %1: the list is %2.", "%1: 6♥; %2: [K: 1, ★: 2]"),
     with(cardIn("hand"), "valueCounts")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "Return the list: %1.", "%1: [K: 1, ★: 2]"),
     with("valueCounts")},
});

} // namespace

constinit const StepSentences countCardsByValueSentences{countCardsByValueRows};
constinit const StepSentences countCardValuesSentences{countCardValuesRows};

} // namespace showdown::narration
