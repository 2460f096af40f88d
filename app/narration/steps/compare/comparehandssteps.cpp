// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test firstIsBetter = equals("result", 1);
constexpr Test secondIsBetter = equals("result", -1);

/// A comparison of whole hands; otherwise only the kickers are compared.
constexpr Test areWhole = equals("numToCompare", Hand::fullSize);

bool valuesAreEqual(const StepFacts& step)
{
    return step.number("value1") == step.number("value2");
}

bool equalCards(const StepFacts& step)
{
    return areWhole.holds(step) && valuesAreEqual(step);
}

bool firstIsWild(const StepFacts& step)
{
    return step.cardValue("hand1", 0) == cardvalue::wild;
}

bool secondIsWild(const StepFacts& step)
{
    return step.cardValue("hand2", 0) == cardvalue::wild;
}

constexpr auto compareHandsRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Compare %1 with %2, card by card.", "%1: K♥ 6♣; %2: K♥ 6♣"),
     with("hand1", "hand2")},
    {2,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "There are up to %n cards to compare.", ""),
     {},
     "numToCompare",
     QT_TRANSLATE_NOOP3("Steps", "There is one card to compare.", "")},
    {3, yes(areWhole), QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 and %3.", "%1: 3; %2: 6♥; %3: 6♥"),
     with(ordinal("index"), cardIn("hand1", 0), cardIn("hand2", 1))},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 and %3.", "%1: 3; %2: 6♥; %3: 6♥"),
     with(ordinal("index"), cardIn("hand1", 0), cardIn("hand2", 1))},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No card is left to compare.", "")},
    {4, firstIsWild, QT_TRANSLATE_NOOP3("Steps", "%1 counts as an ace.", "%1: 6♥"),
     with(cardIn("hand1"))},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("hand1"), "value1")},
    {5, secondIsWild, QT_TRANSLATE_NOOP3("Steps", "%1 counts as an ace.", "%1: 6♥"),
     with(cardIn("hand2"))},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("hand2"), "value2")},
    {6, yes(areWhole),
     QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value1", inflected("value2"))},
    {6, yes,
     QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value1", inflected("value2"))},
    {6, no(equalCards),
     QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 against %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value1", inflected("value2"))},
    {6, no(valuesAreEqual),
     QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 against %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value1", inflected("value2"))},
    {6, no(areWhole),
     QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 does not beat %3.",
                        "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value1", inflected("value2"))},
    {6, no,
     QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 does not beat %3.",
                        "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value1", inflected("value2"))},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps", "The hand of Player %1 is better: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "value1", inflected("value2"))},
    {8, yes(areWhole),
     QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value2", inflected("value1"))},
    {8, yes,
     QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
     with(ordinal("index"), "value2", inflected("value1"))},
    {8, no(areWhole), QT_TRANSLATE_NOOP3("Steps", "Card %1: the values are equal, go on.", "%1: 3"),
     with(ordinal("index"))},
    {8, no, QT_TRANSLATE_NOOP3("Steps", "Kicker %1: the values are equal, go on.", "%1: 3"),
     with(ordinal("index"))},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "The hand of Player %1 is better: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "value2", inflected("value1"))},
    {10, always, QT_TRANSLATE_NOOP3("Steps", "All values are equal: a tie.", "")},
});

constexpr auto findWinnerHighCardRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Compare the cards of Player %1 and Player %2, highest first.",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1, wilds first: they count as aces.",
                        "%1: a number"),
     with(player)},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1, wilds first: they count as aces.",
                        "%1: a number"),
     with(otherPlayer)},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "CompareHands compares %1 with %2.", "%1: K♥ 6♣; %2: K♥ 6♣"),
     with("sorted1", "sorted2")},
    {5, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {5, secondIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "The result is 0: a tie.", "")},
});

} // namespace

constinit const StepSentences compareHandsSentences{compareHandsRows};
constinit const StepSentences findWinnerHighCardSentences{findWinnerHighCardRows};

} // namespace showdown::narration
