// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test firstIsBetter = equals("result", 1);
constexpr Test secondIsBetter = equals("result", -1);

constexpr auto findWinnerFlushRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "Both hands hold a flush: which one is better, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "CopyHand copies the hand of Player %1, so that its wilds can take values.",
                        "%1: a number"),
     with(player)},
    {3, yes,
     QT_TRANSLATE_NOOP3("Steps", "A wild may repeat a value here: it can always be an ace.", "")},
    {3, no,
     QT_TRANSLATE_NOOP3("Steps", "A wild may not repeat a value here: it cannot always be an ace.",
                        "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "ReplaceWildsWithAces turns the wilds of Player %1 into aces.",
                        "%1: a number"),
     with(player)},
    {5, yes, QT_TRANSLATE_NOOP3("Steps", "A wild needs a value that the hand lacks.", "")},
    {5, no, QT_TRANSLATE_NOOP3("Steps", "The wilds are aces already.", "")},
    {6, always,
     QT_TRANSLATE_NOOP3(
         "Steps",
         "WildsAssumeMissingValues gives the wilds of Player %1 the highest values that it "
         "lacks.",
         "%1: a number"),
     with(player)},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the cards of Player %1: %2.", "%1: a number; %2: K♥ 6♣"),
     with(player, "working1")},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "CopyHand copies the hand of Player %1, so that its wilds can take values.",
                        "%1: a number"),
     with(otherPlayer)},
    {9, yes,
     QT_TRANSLATE_NOOP3("Steps", "A wild may repeat a value here: it can always be an ace.", "")},
    {9, no,
     QT_TRANSLATE_NOOP3("Steps", "A wild may not repeat a value here: it cannot always be an ace.",
                        "")},
    {10, always,
     QT_TRANSLATE_NOOP3("Steps", "ReplaceWildsWithAces turns the wilds of Player %1 into aces.",
                        "%1: a number"),
     with(otherPlayer)},
    {11, yes, QT_TRANSLATE_NOOP3("Steps", "A wild needs a value that the hand lacks.", "")},
    {11, no, QT_TRANSLATE_NOOP3("Steps", "The wilds are aces already.", "")},
    {12, always,
     QT_TRANSLATE_NOOP3(
         "Steps",
         "WildsAssumeMissingValues gives the wilds of Player %1 the highest values that it "
         "lacks.",
         "%1: a number"),
     with(otherPlayer)},
    {13, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the cards of Player %1: %2.", "%1: a number; %2: K♥ 6♣"),
     with(otherPlayer, "working2")},
    {14, always,
     QT_TRANSLATE_NOOP3("Steps", "CompareHands compares %1 with %2.", "%1: K♥ 6♣; %2: K♥ 6♣"),
     with("working1", "working2")},
    {15, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {15, secondIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {15, always, QT_TRANSLATE_NOOP3("Steps", "The result is 0: a tie.", "")},
});

} // namespace

constinit const StepSentences findWinnerFlushSentences{findWinnerFlushRows};

} // namespace showdown::narration
