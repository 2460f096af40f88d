// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/ofakind.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = FindWinnerOfAKindLine;

constexpr auto findWinnerJacksOrBetterRows =
    sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "Both hands hold a pair: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::search, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for the pair of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::compareGroups, always,
         QT_TRANSLATE_NOOP3("Steps", "ComparePairs compares the pairs.", "")},
        {Line::askDecided, yes, QT_TRANSLATE_NOOP3("Steps", "The pairs differ: they decide.", "")},
        {Line::askDecided, no,
         QT_TRANSLATE_NOOP3("Steps", "The pairs are equal: the kickers must decide.", "")},
        {Line::compareKickers, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareKickers compares what else is in both hands.", "")},
    })
    + sortRows<Line> + decidedRows<Line> + resultRows<Line>;

constexpr auto findWinnerThreeKindRows =
    sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps",
             "Both hands hold three of a kind: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::search, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for the trio of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::compareGroups, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareTrios compares the trios.", "")},
        {Line::askDecided, yes, QT_TRANSLATE_NOOP3("Steps", "The trios differ: they decide.", "")},
        {Line::askDecided, no,
         QT_TRANSLATE_NOOP3("Steps", "The trios are equal: the kickers must decide.", "")},
        {Line::compareKickers, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareKickers compares what else is in both hands.", "")},
    })
    + sortRows<Line> + decidedRows<Line> + resultRows<Line>;

constexpr auto findWinnerFourOfAKindRows =
    sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps",
             "Both hands hold four of a kind: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::search, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for the quad of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::compareGroups, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareQuads compares the quads.", "")},
        {Line::askDecided, yes, QT_TRANSLATE_NOOP3("Steps", "The quads differ: they decide.", "")},
        {Line::askDecided, no,
         QT_TRANSLATE_NOOP3("Steps", "The quads are equal: the kicker must decide.", "")},
        {Line::compareKickers, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareKickers compares what else is in both hands.", "")},
    })
    + sortRows<Line> + decidedRows<Line> + resultRows<Line>;

constexpr auto findWinnerFiveOfAKindRows =
    sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps",
             "Both hands hold five of a kind: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::search, always,
         QT_TRANSLATE_NOOP3("Steps",
                            "DoCardsHaveSameValue looks for the five equal cards of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::compareGroups, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareFives compares the values of the five cards.", "")},
    })
    + sortRows<Line> + resultRows<Line>;

} // namespace

constinit const StepTable findWinnerJacksOrBetterSteps{findWinnerJacksOrBetterListing,
                                                       findWinnerJacksOrBetterRows};
constinit const StepTable findWinnerThreeKindSteps{findWinnerThreeKindListing,
                                                   findWinnerThreeKindRows};
constinit const StepTable findWinnerFourOfAKindSteps{findWinnerFourOfAKindListing,
                                                     findWinnerFourOfAKindRows};
constinit const StepTable findWinnerFiveOfAKindSteps{findWinnerFiveOfAKindListing,
                                                     findWinnerFiveOfAKindRows};

} // namespace showdown::narration
