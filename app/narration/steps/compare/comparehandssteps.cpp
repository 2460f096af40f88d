// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/comparehands.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

/// A comparison of whole hands; otherwise only the kickers are compared.
constexpr Test areWhole = equals("numToCompare", Hand::fullSize);

constexpr Test valuesAreEqual = areEqual("value");

bool equalCards(const StepFacts& step)
{
    return areWhole.holds(step) && valuesAreEqual.holds(step);
}

// As printed mistakes have it.
bool isPastTheEnd(const StepFacts& step)
{
    return step.number("index") == step.number("numToCompare");
}

bool isOfOtherHand(const StepFacts& step)
{
    return step.cardValue("hand#", 0) == 0;
}

bool isWild(const StepFacts& step)
{
    return step.cardValue("hand#", 0) == cardvalue::wild;
}

constexpr auto compareHandsRows = [] {
    using Line = CompareHandsLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Compare %1 with %2, card by card.", "%1: K♥ 6♣; %2: K♥ 6♣"),
         with("hand1", "hand2")},
        {Line::setNumToCompare,
         always,
         QT_TRANSLATE_N_NOOP3("Steps", "There are up to %n cards to compare.", ""),
         {},
         "numToCompare",
         QT_TRANSLATE_NOOP3("Steps", "There is one card to compare.", "")},
        {Line::nextIndex, yes(isPastTheEnd),
         QT_TRANSLATE_NOOP3("Steps", "The loop goes on to card %1.", "%1: 3"),
         with(ordinal("index"))},
        {Line::nextIndex, yes(areWhole),
         QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 and %3.", "%1: 3; %2: 6♥; %3: 6♥"),
         with(ordinal("index"), cardIn("hand1", 0), cardIn("hand2", 1))},
        {Line::nextIndex, yes,
         QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 and %3.", "%1: 3; %2: 6♥; %3: 6♥"),
         with(ordinal("index"), cardIn("hand1", 0), cardIn("hand2", 1))},
        {Line::nextIndex, no, QT_TRANSLATE_NOOP3("Steps", "No card is left to compare.", "")},
        {Line::setValue, isPastTheEnd,
         QT_TRANSLATE_NOOP3("Steps", "There is no card %1: nobody knows what is read there.",
                            "%1: 3"),
         with(ordinal("index"))},
        {Line::setValue, isOfOtherHand,
         QT_TRANSLATE_NOOP3("Steps", "%1 of the other hand has the value %2.",
                            "%1: 6♥; %2: 6, jack"),
         with(card, "value#")},
        {Line::setValue, isWild, QT_TRANSLATE_NOOP3("Steps", "%1 counts as an ace.", "%1: 6♥"),
         with(cardIn("hand#"))},
        {Line::setValue, always,
         QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2.", "%1: 6♥; %2: 6, jack"),
         with(cardIn("hand#"), "value#")},
        {Line::askBetter, yes(areWhole),
         QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value1", inflected("value2"))},
        {Line::askBetter, yes,
         QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value1", inflected("value2"))},
        {Line::askBetter, no(equalCards),
         QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 against %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value1", inflected("value2"))},
        {Line::askBetter, no(valuesAreEqual),
         QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 against %3.",
                            "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value1", inflected("value2"))},
        {Line::askBetter, no(areWhole),
         QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 does not beat %3.",
                            "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value1", inflected("value2"))},
        {Line::askBetter, no,
         QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 does not beat %3.",
                            "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value1", inflected("value2"))},
        {Line::returnBetter, always,
         QT_TRANSLATE_NOOP3("Steps", "The hand of Player %1 is better: %2 beats %3.",
                            "%1: a number; %2: 6, jack; %3: 6, jack"),
         with(player, "value1", inflected("value2"))},
        {Line::askWorse, yes(areWhole),
         QT_TRANSLATE_NOOP3("Steps", "Card %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value2", inflected("value1"))},
        {Line::askWorse, yes,
         QT_TRANSLATE_NOOP3("Steps", "Kicker %1: %2 beats %3.", "%1: 3; %2: 6, jack; %3: 6, jack"),
         with(ordinal("index"), "value2", inflected("value1"))},
        {Line::askWorse, no(areWhole),
         QT_TRANSLATE_NOOP3("Steps", "Card %1: the values are equal, go on.", "%1: 3"),
         with(ordinal("index"))},
        {Line::askWorse, no,
         QT_TRANSLATE_NOOP3("Steps", "Kicker %1: the values are equal, go on.", "%1: 3"),
         with(ordinal("index"))},
        {Line::returnWorse, always,
         QT_TRANSLATE_NOOP3("Steps", "The hand of Player %1 is better: %2 beats %3.",
                            "%1: a number; %2: 6, jack; %3: 6, jack"),
         with(otherPlayer, "value2", inflected("value1"))},
        {Line::returnTie, always, QT_TRANSLATE_NOOP3("Steps", "All values are equal: a tie.", "")},
    });
}();

constexpr auto findWinnerHighCardRows = [] {
    using Line = FindWinnerHighCardLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Compare the cards of Player %1 and Player %2, highest first.",
                            "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1, wilds first: they count as aces.",
                            "%1: a number"),
         with(owner)},
        {Line::compareHands, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareHands compares %1 with %2.", "%1: K♥ 6♣; %2: K♥ 6♣"),
         with("sorted1", "sorted2")},
    });
    return own + resultRows<Line>;
}();

} // namespace

constinit const StepTable compareHandsSteps{compareHandsListing, compareHandsRows};
constinit const StepTable findWinnerHighCardSteps{findWinnerHighCardListing,
                                                  findWinnerHighCardRows};

} // namespace showdown::narration
