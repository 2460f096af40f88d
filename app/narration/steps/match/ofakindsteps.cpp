// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

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

bool everyPairCounts(const StepFacts& step)
{
    return step.rules().pairFloor == Rank::two;
}

constexpr auto threeOfAKindRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Does %1 hold three equal cards?", "%1: K♥ 6♣"),
     with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for three equal cards.", "")},
    {4, equals("found", 1),
     QT_TRANSLATE_NOOP3("Steps", "Three equal cards: the answer is yes.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "No three equal cards: the answer is no.", "")},
});

constexpr auto fourOfAKindRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Does %1 hold four equal cards?", "%1: K♥ 6♣"),
     with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for four equal cards.", "")},
    {4, equals("found", 1),
     QT_TRANSLATE_NOOP3("Steps", "Four equal cards: the answer is yes.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "No four equal cards: the answer is no.", "")},
});

constexpr auto fiveOfAKindRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Does %1 hold five equal cards?", "%1: K♥ 6♣"),
     with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for five equal cards.", "")},
    {4, equals("found", 1),
     QT_TRANSLATE_NOOP3("Steps", "Five equal cards: the answer is yes.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "No five equal cards: the answer is no.", "")},
});

constexpr auto jacksOrBetterRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Does %1 hold %2?", "%1: cards; %2: a pair of jacks or better"),
     with("hand", lowestPair)},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {3, always, QT_TRANSLATE_NOOP3("Steps", "A new info: nothing is found yet.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for two equal cards.", "")},
    {5, yes, QT_TRANSLATE_NOOP3("Steps", "No two cards are equal.", "")},
    {5, no, QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is found.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "No pair: the answer is no.", "")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds.", "")},
    {8, yes, QT_TRANSLATE_NOOP3("Steps", "Two wilds can be a pair of aces.", "")},
    {8, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "There is no wild: it stays a pair of %1.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {8, no,
     QT_TRANSLATE_NOOP3("Steps", "One wild is not enough for aces: it stays a pair of %1.",
                        "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "A pair of aces always counts: the answer is yes.", "")},
    {10, yes,
     QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is too low: the lowest that counts is a pair of %2.",
                        "%1: jacks; %2: jacks"),
     with(pluralAt("info.cardValues", 0), lowestPairValues)},
    {10, no(everyPairCounts),
     QT_TRANSLATE_NOOP3("Steps", "Every pair counts under these rules.", "")},
    {10, no,
     QT_TRANSLATE_NOOP3("Steps",
                        "A pair of %1 is high enough: the lowest that counts is a pair of %2.",
                        "%1: jacks; %2: jacks"),
     with(pluralAt("info.cardValues", 0), lowestPairValues)},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is just a high card here: the answer is no.",
                        "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {12, always,
     QT_TRANSLATE_NOOP3("Steps", "The pair of %1 counts: the answer is yes.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
});

} // namespace

constinit const StepSentences threeOfAKindSentences{threeOfAKindRows};
constinit const StepSentences fourOfAKindSentences{fourOfAKindRows};
constinit const StepSentences fiveOfAKindSentences{fiveOfAKindRows};
constinit const StepSentences jacksOrBetterSentences{jacksOrBetterRows};

} // namespace showdown::narration
