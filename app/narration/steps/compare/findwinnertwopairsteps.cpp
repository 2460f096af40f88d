// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test firstIsBetter = equals("result", 1);
constexpr Test secondIsBetter = equals("result", -1);

constexpr Test isHigher = equals("index", 0);

bool pairsAreEqual(const StepFacts& step)
{
    return step.number("pair1") == step.number("pair2");
}

bool higherAreEqual(const StepFacts& step)
{
    return isHigher.holds(step) && pairsAreEqual(step);
}

constexpr auto findWinnerTwoPairRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "Both hands hold two pair: which one is better, Player %1's or Player %2's?",
         "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1: highest first, wilds last.",
                        "%1: a number"),
     with(player)},
    {3, always, QT_TRANSLATE_NOOP3("Steps", "A new info for Player %1.", "%1: a number"),
     with(player)},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "SetInfoAndCheckForTwoPair looks for the highest pairs of Player %1.",
                        "%1: a number"),
     with(player)},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1: highest first, wilds last.",
                        "%1: a number"),
     with(otherPlayer)},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "A new info for Player %1.", "%1: a number"),
     with(otherPlayer)},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "SetInfoAndCheckForTwoPair looks for the highest pairs of Player %1.",
                        "%1: a number"),
     with(otherPlayer)},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps", "ComparePairs compares the pairs: %1 with %2.",
                        "%1: [K, ★]; %2: [K, ★]"),
     with("info1.cardValues", "info2.cardValues")},
    {9, yes, QT_TRANSLATE_NOOP3("Steps", "The pairs differ: they decide.", "")},
    {9, no, QT_TRANSLATE_NOOP3("Steps", "All pairs are equal: the kicker must decide.", "")},
    {10, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {10, always,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps", "CompareKickers compares the fifth card of both hands.", "")},
    {12, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {12, secondIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {12, always, QT_TRANSLATE_NOOP3("Steps", "The result is 0: a tie.", "")},
});

constexpr auto compareTwoPairsRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose pairs are higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, yes(isHigher), QT_TRANSLATE_NOOP3("Steps", "The higher pairs come first.", "")},
    {2, yes, QT_TRANSLATE_NOOP3("Steps", "Now the lower pairs.", "")},
    {2, no, QT_TRANSLATE_NOOP3("Steps", "No pair is left.", "")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
     with(player, plural("pair1"))},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
     with(otherPlayer, plural("pair2"))},
    {5, yes(isHigher),
     QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {5, yes, QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {5, no(higherAreEqual),
     QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {5, no(pairsAreEqual),
     QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {5, no(isHigher),
     QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 does not beat %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {5, no,
     QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 does not beat %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {6, isHigher,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "The lower pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {7, yes(isHigher),
     QT_TRANSLATE_NOOP3("Steps", "Higher pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair2", inflected("pair1"))},
    {7, yes, QT_TRANSLATE_NOOP3("Steps", "Lower pair: %1 beats %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair2", inflected("pair1"))},
    {7, no, QT_TRANSLATE_NOOP3("Steps", "Both pairs have the value %1.", "%1: 6, jack"),
     with("pair1")},
    {8, isHigher,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps", "The lower pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "All pairs are equal: they do not decide.", "")},
});

} // namespace

constinit const StepSentences findWinnerTwoPairSentences{findWinnerTwoPairRows};
constinit const StepSentences compareTwoPairsSentences{compareTwoPairsRows};

} // namespace showdown::narration
