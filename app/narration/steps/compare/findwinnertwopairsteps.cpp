// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/twopair.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

constexpr Test isHigher = equals("index", 0);
constexpr Test pairsAreEqual = areEqual("pair");

bool higherAreEqual(const StepFacts& step)
{
    return isHigher.holds(step) && pairsAreEqual.holds(step);
}

constexpr auto findWinnerTwoPairRows = [] {
    using Line = FindWinnerTwoPairLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "Both hands hold two pair: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::findPairs, always,
         QT_TRANSLATE_NOOP3("Steps",
                            "SetInfoAndCheckForTwoPair looks for the highest pairs of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::comparePairs, always,
         QT_TRANSLATE_NOOP3("Steps", "ComparePairs compares the pairs: %1 with %2.",
                            "%1: [K, ★]; %2: [K, ★]"),
         with("info1.cardValues", "info2.cardValues")},
        {Line::askDecided, yes, QT_TRANSLATE_NOOP3("Steps", "The pairs differ: they decide.", "")},
        {Line::askDecided, no,
         QT_TRANSLATE_NOOP3("Steps", "All pairs are equal: the kicker must decide.", "")},
        {Line::compareKickers, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareKickers compares the fifth card of both hands.", "")},
    });
    return own + sortRows<Line> + decidedRows<Line> + resultRows<Line>;
}();

constexpr auto compareTwoPairsRows = [] {
    using Line = CompareTwoPairsLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Whose pairs are higher, Player %1's or Player %2's?",
                            "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::nextIndex, yes(isHigher),
         QT_TRANSLATE_NOOP3("Steps", "The higher pairs come first.", "")},
        {Line::nextIndex, yes, QT_TRANSLATE_NOOP3("Steps", "Now the lower pairs.", "")},
        {Line::nextIndex, no, QT_TRANSLATE_NOOP3("Steps", "No pair is left.", "")},
        {Line::setPair, always,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
         with(owner, plural("pair#"))},
        {Line::askBetter, yes(isHigher),
         QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::askBetter, yes,
         QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::askBetter, no(higherAreEqual),
         QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::askBetter, no(pairsAreEqual),
         QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::askBetter, no(isHigher),
         QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 does not beat %2.",
                            "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::askBetter, no,
         QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 does not beat %2.",
                            "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::returnBetter, isHigher,
         QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(player)},
        {Line::returnBetter, always,
         QT_TRANSLATE_NOOP3("Steps", "The lower pair decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(player)},
        {Line::askWorse, yes(isHigher),
         QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
         with("pair2", inflected("pair1"))},
        {Line::askWorse, yes,
         QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
         with("pair2", inflected("pair1"))},
        {Line::askWorse, no,
         QT_TRANSLATE_NOOP3("Steps", "Both pairs have the value %1.", "%1: 6, jack"),
         with("pair1")},
        {Line::returnWorse, isHigher,
         QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(otherPlayer)},
        {Line::returnWorse, always,
         QT_TRANSLATE_NOOP3("Steps", "The lower pair decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(otherPlayer)},
        {Line::returnTie, always,
         QT_TRANSLATE_NOOP3("Steps", "All pairs are equal: they do not decide.", "")},
    });
}();

} // namespace

constinit const StepTable findWinnerTwoPairSteps{findWinnerTwoPairListing, findWinnerTwoPairRows};
constinit const StepTable compareTwoPairsSteps{compareTwoPairsListing, compareTwoPairsRows};

} // namespace showdown::narration
