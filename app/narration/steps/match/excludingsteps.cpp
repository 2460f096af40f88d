// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test takesNone = equals("max", 0);

bool valueIsListed(const StepFacts& step)
{
    return step.values("values").contains(step.cardValue("cards", 0));
}

bool takesNoneOfListed(const StepFacts& step)
{
    return step.number("max") == 0 && valueIsListed(step);
}

constexpr auto buildHandExcludingValuesRows = std::to_array<StepSentence>({
    {1, takesNone, QT_TRANSLATE_NOOP3("Steps", "Nothing has to come out of %1.", "%1: K♥ 6♣"),
     with("cards")},
    {1, always,
     QT_TRANSLATE_N_NOOP3("Steps", "Take up to %n cards with a value in %1 out of %2.",
                          "%1: [K, ★]; %2: K♥ 6♣"),
     with("values", "cards"), "max",
     QT_TRANSLATE_NOOP3("Steps", "Take up to one card with a value in %1 out of %2.",
                        "%1: [K, ★]; %2: K♥ 6♣")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "The rest starts empty.", "")},
    {3, always, QT_TRANSLATE_NOOP3("Steps", "No card is out yet.", "")},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(cardIn("cards"))},
    {4, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {5, yes,
     QT_TRANSLATE_NOOP3("Steps", "The value of %1 is in %2, and %3 of %4 are out: it goes.",
                        "%1: 6♥; %2: [K, ★]; %3: 3; %4: 3"),
     with(cardIn("cards"), "values", "numExcluded", "max")},
    {5, no(takesNoneOfListed),
     QT_TRANSLATE_NOOP3("Steps", "%1 stays: nothing has to come out.", "%1: 6♥"),
     with(cardIn("cards"))},
    {5, no(valueIsListed),
     QT_TRANSLATE_NOOP3("Steps", "%1 stays: %2 of %2 are out already.", "%1: 6♥; %2: 3"),
     with(cardIn("cards"), "max")},
    {5, no, QT_TRANSLATE_NOOP3("Steps", "%1 stays: its value is not in %2.", "%1: 6♥; %2: [K, ★]"),
     with(cardIn("cards"), "values")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "%1 is out: %2 of %3.", "%1: 6♥; %2: 3; %3: 3"),
     with(cardIn("cards"), "numExcluded", "max")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "Go on with the next card.", "")},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps", "A copy of %1 is added: the rest is %2.", "%1: 6♥; %2: K♥ 6♣"),
     with(cardIn("cards"), "rest")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "Return the rest: %1.", "%1: K♥ 6♣"), with("rest")},
});

} // namespace

constinit const StepSentences buildHandExcludingValuesSentences{buildHandExcludingValuesRows};

} // namespace showdown::narration
