// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "app/narration/steps/tables.h"
#include "core/match/ofakind.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

/// "a pair of jacks or better".
QString lowestPair(const StepFacts& step)
{
    return categoryPredicate(Category::pair, step.rules());
}

/// "jacks".
QString lowestPairValues(const StepFacts& step)
{
    return valuePlural(number(step.rules().pairFloor));
}

consteval auto ofAKindRows(SourceText start, SourceText search, SourceText isFound,
                           SourceText isNotFound)
{
    using Line = OfAKindLine;
    return sentencesOf<Line>({
        {Line::start, always, start, with("hand")},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
        {Line::search, always, search},
        {Line::returnFound, equals("found", 1), isFound},
        {Line::returnFound, always, isNotFound},
    });
}

constexpr auto threeOfAKindRows = ofAKindRows(
    QT_TRANSLATE_NOOP3("Steps", "Does %1 hold three equal cards?", "%1: K♥ 6♣"),
    QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for three equal cards.", ""),
    QT_TRANSLATE_NOOP3("Steps", "Three equal cards: the answer is yes.", ""),
    QT_TRANSLATE_NOOP3("Steps", "No three equal cards: the answer is no.", ""));

constexpr auto fourOfAKindRows =
    ofAKindRows(QT_TRANSLATE_NOOP3("Steps", "Does %1 hold four equal cards?", "%1: K♥ 6♣"),
                QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for four equal cards.", ""),
                QT_TRANSLATE_NOOP3("Steps", "Four equal cards: the answer is yes.", ""),
                QT_TRANSLATE_NOOP3("Steps", "No four equal cards: the answer is no.", ""));

constexpr auto fiveOfAKindRows =
    ofAKindRows(QT_TRANSLATE_NOOP3("Steps", "Does %1 hold five equal cards?", "%1: K♥ 6♣"),
                QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for five equal cards.", ""),
                QT_TRANSLATE_NOOP3("Steps", "Five equal cards: the answer is yes.", ""),
                QT_TRANSLATE_NOOP3("Steps", "No five equal cards: the answer is no.", ""));

constexpr auto jacksOrBetterRows = [] {
    using Line = JacksOrBetterLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Does %1 hold %2?",
                            "%1: cards; %2: a pair of jacks or better"),
         with("hand", lowestPair)},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
        {Line::newInfo, always,
         QT_TRANSLATE_NOOP3("Steps", "A new info: nothing is found yet.", "")},
        {Line::search, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for two equal cards.", "")},
        {Line::askNotFound, yes, QT_TRANSLATE_NOOP3("Steps", "No two cards are equal.", "")},
        {Line::askNotFound, no, QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is found.", "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
        {Line::returnNotFound, always,
         QT_TRANSLATE_NOOP3("Steps", "No pair: the answer is no.", "")},
        {Line::countWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds.", "")},
        {Line::askTwoWilds, yes,
         QT_TRANSLATE_NOOP3("Steps", "Two wilds can be a pair of aces.", "")},
        {Line::askTwoWilds, no(equals("numWilds", 0)),
         QT_TRANSLATE_NOOP3("Steps", "There is no wild: it stays a pair of %1.", "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
        {Line::askTwoWilds, no,
         QT_TRANSLATE_NOOP3("Steps", "One wild is not enough for aces: it stays a pair of %1.",
                            "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
        {Line::returnAces, always,
         QT_TRANSLATE_NOOP3("Steps", "A pair of aces always counts: the answer is yes.", "")},
        {Line::askBelowFloor, yes,
         QT_TRANSLATE_NOOP3("Steps",
                            "A pair of %1 is too low: the lowest that counts is a pair of %2.",
                            "%1: jacks; %2: jacks"),
         with(pluralAt("info.cardValues", 0), lowestPairValues)},
        {Line::askBelowFloor, no,
         QT_TRANSLATE_NOOP3("Steps",
                            "A pair of %1 is high enough: the lowest that counts is a pair of %2.",
                            "%1: jacks; %2: jacks"),
         with(pluralAt("info.cardValues", 0), lowestPairValues)},
        {Line::returnBelowFloor, always,
         QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is just a high card here: the answer is no.",
                            "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
        {Line::returnYes, always,
         QT_TRANSLATE_NOOP3("Steps", "The pair of %1 counts: the answer is yes.", "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
    });
}();

} // namespace

constinit const StepTable threeOfAKindSteps{threeOfAKindListing, threeOfAKindRows};
constinit const StepTable fourOfAKindSteps{fourOfAKindListing, fourOfAKindRows};
constinit const StepTable fiveOfAKindSteps{fiveOfAKindListing, fiveOfAKindRows};
constinit const StepTable jacksOrBetterSteps{jacksOrBetterListing, jacksOrBetterRows};

} // namespace showdown::narration
