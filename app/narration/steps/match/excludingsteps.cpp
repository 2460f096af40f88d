// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/excluding.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = BuildHandExcludingValuesLine;

constexpr Test takesNone = equals("max", 0);

bool valueIsListed(const StepFacts& step)
{
    return step.values("values").contains(step.cardValue("cards", 0));
}

bool takesNoneOfListed(const StepFacts& step)
{
    return step.number("max") == 0 && valueIsListed(step);
}

constexpr auto buildHandExcludingValuesRows = sentencesOf<Line>({
    {Line::start, takesNone,
     QT_TRANSLATE_NOOP3("Steps", "Nothing has to come out of %1.", "%1: K♥ 6♣"), with("cards")},
    {Line::start, always,
     QT_TRANSLATE_N_NOOP3("Steps", "Take up to %n cards with a value in %1 out of %2.",
                          "%1: [K, ★]; %2: K♥ 6♣"),
     with("values", "cards"), "max",
     QT_TRANSLATE_NOOP3("Steps", "Take up to one card with a value in %1 out of %2.",
                        "%1: [K, ★]; %2: K♥ 6♣")},
    {Line::setRest, always, QT_TRANSLATE_NOOP3("Steps", "The rest starts empty.", "")},
    {Line::setExcluded, always, QT_TRANSLATE_NOOP3("Steps", "No card is out yet.", "")},
    {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"),
     with(cardIn("cards"))},
    {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {Line::askExclude, yes,
     QT_TRANSLATE_NOOP3("Steps", "The value of %1 is in %2, and %3 of %4 are out: it goes.",
                        "%1: 6♥; %2: [K, ★]; %3: 3; %4: 3"),
     with(cardIn("cards"), "values", "numExcluded", "max")},
    {Line::askExclude, no(takesNoneOfListed),
     QT_TRANSLATE_NOOP3("Steps", "%1 stays: nothing has to come out.", "%1: 6♥"),
     with(cardIn("cards"))},
    {Line::askExclude, no(valueIsListed),
     QT_TRANSLATE_NOOP3("Steps", "%1 stays: %2 of %2 are out already.", "%1: 6♥; %2: 3"),
     with(cardIn("cards"), "max")},
    {Line::askExclude, no,
     QT_TRANSLATE_NOOP3("Steps", "%1 stays: its value is not in %2.", "%1: 6♥; %2: [K, ★]"),
     with(cardIn("cards"), "values")},
    {Line::countExcluded, always,
     QT_TRANSLATE_NOOP3("Steps", "%1 is out: %2 of %3.", "%1: 6♥; %2: 3; %3: 3"),
     with(cardIn("cards"), "numExcluded", "max")},
    {Line::skipCard, always, QT_TRANSLATE_NOOP3("Steps", "Go on with the next card.", "")},
    {Line::keepCard, always,
     QT_TRANSLATE_NOOP3("Steps", "A copy of %1 is added: the rest is %2.", "%1: 6♥; %2: K♥ 6♣"),
     with(cardIn("cards"), "rest")},
    {Line::returnRest, always, QT_TRANSLATE_NOOP3("Steps", "Return the rest: %1.", "%1: K♥ 6♣"),
     with("rest")},
});

} // namespace

constinit const StepTable buildHandExcludingValuesSteps{buildHandExcludingValuesListing,
                                                        buildHandExcludingValuesRows};

} // namespace showdown::narration
