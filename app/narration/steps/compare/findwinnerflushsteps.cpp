// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/flush.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = FindWinnerFlushLine;

constexpr auto findWinnerFlushRows =
    sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "Both hands hold a flush: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::copyHand, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "CopyHand copies the hand of Player %1, so that its wilds can take values.",
             "%1: a number"),
         with(owner)},
        {{Line::becomeAces, Line::takeMissing},
         hasNoWild("hand#"),
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild: the copy stays as it is.",
                            "%1: a number"),
         with(owner)},
        {Line::becomeAces, always,
         QT_TRANSLATE_NOOP3("Steps", "ReplaceWildsWithAces turns the wilds of Player %1 into aces.",
                            "%1: a number"),
         with(owner)},
        {Line::takeMissing, always,
         QT_TRANSLATE_NOOP3(
             "Steps",
             "WildsAssumeMissingValues gives the wilds of Player %1 the highest values that it "
             "lacks.",
             "%1: a number"),
         with(owner)},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the cards %2 of Player %1, highest first.",
                            "%1: a number; %2: K♥ 6♣"),
         with(owner, "working#")},
        {Line::compareHands, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareHands compares %1 with %2.", "%1: K♥ 6♣; %2: K♥ 6♣"),
         with("working1", "working2")},
    })
    + resultRows<Line>;

} // namespace

constinit const StepTable findWinnerFlushSteps{findWinnerFlushListing, findWinnerFlushRows};

} // namespace showdown::narration
