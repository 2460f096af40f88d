// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/straight.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

/// All rows but the opening question of each function.
constexpr auto findWinnerRows = [] {
    using Line = FindWinnerStraightLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::search, hasNoWild("sorted#"),
         QT_TRANSLATE_NOOP3("Steps",
                            "AreCardsStraight goes over the straight of Player %1: it has no wild.",
                            "%1: a number"),
         with(owner)},
        {Line::search, always,
         QT_TRANSLATE_NOOP3("Steps",
                            "AreCardsStraight finds out which values the wilds of Player %1 take.",
                            "%1: a number"),
         with(owner)},
        {Line::assumeValues, hasNoWild("sorted#"),
         QT_TRANSLATE_NOOP3("Steps", "WildsAssumeValues has no wild to change for Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::assumeValues, always,
         QT_TRANSLATE_NOOP3("Steps",
                            "WildsAssumeValues gives the wilds of Player %1 their values: %2.",
                            "%1: a number; %2: [K, ★]"),
         with(owner, "info#.cardValues")},
        {Line::compareHands, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareHands compares %1 with %2.", "%1: K♥ 6♣; %2: K♥ 6♣"),
         with("working1", "working2")},
    });
    return own + sortRows<Line> + resultRows<Line>;
}();

/// The opening question of each function, and the rows of both.
consteval auto rowsFrom(SourceText start)
{
    using Line = FindWinnerStraightLine;
    return sentencesOf<Line>({{Line::start, always, start, with(player, otherPlayer)}})
           + findWinnerRows;
}

constexpr auto findWinnerStraightRows = rowsFrom(QT_TRANSLATE_NOOP3(
    "Steps", "Both hands hold a straight: which one is better, Player %1's or Player %2's?",
    "%1: a number; %2: a number"));

constexpr auto findWinnerStraightFlushRows = rowsFrom(QT_TRANSLATE_NOOP3(
    "Steps", "Both hands hold a straight flush: which one is better, Player %1's or Player %2's?",
    "%1: a number; %2: a number"));

bool hasNoValues(const StepFacts& step)
{
    return step.values("values").size() == 0;
}

constexpr auto wildsAssumeValuesRows = [] {
    using Line = WildsAssumeValuesLine;
    return sentencesOf<Line>({
        {Line::start, hasNoWild("hand"),
         QT_TRANSLATE_NOOP3("Steps", "Sort %1: there is no wild to change.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Give the wilds of %1 the values %2.",
                            "%1: K♥ 6♣; %2: [K, ★]"),
         with("hand", "info.cardValues")},
        {Line::copyHand, always,
         QT_TRANSLATE_NOOP3("Steps", "CopyHand comes first: the dealt cards must not change.", "")},
        {Line::takeHand, always,
         QT_TRANSLATE_NOOP3("Steps", "Nothing is copied: the dealt cards themselves will change.",
                            "")},
        {Line::sortValues, always,
         QT_TRANSLATE_NOOP3("Steps", "The values, highest first: %1.", "%1: [K, ★]"),
         with("values")},
        {Line::nextWild, yes, QT_TRANSLATE_NOOP3("Steps", "%1 needs a value.", "%1: 6♥"),
         with(card)},
        {Line::nextWild, no,
         QT_TRANSLATE_NOOP3("Steps", "No wild is left without a value: %1.", "%1: K♥ 6♣"),
         with("copy")},
        {Line::takeValue, hasNoValues,
         QT_TRANSLATE_NOOP3("Steps", "There is no value for %1.", "%1: 6♥"), with(card)},
        {Line::takeValue, always,
         QT_TRANSLATE_NOOP3("Steps", "%1 takes the value %2.", "%1: 6♥; %2: 6, jack"),
         with(card, valueAt("values", 0))},
        {Line::dropValue, always,
         QT_TRANSLATE_NOOP3("Steps", "That value is used: %1 is left.", "%1: [K, ★]"),
         with("values")},
        {Line::askAceIsOne, yes, QT_TRANSLATE_NOOP3("Steps", "The ace stands below the two.", "")},
        {Line::askAceIsOne, no, QT_TRANSLATE_NOOP3("Steps", "No ace stands below the two.", "")},
        {Line::lowerAces, always,
         QT_TRANSLATE_NOOP3("Steps", "Every ace of the copy counts 1.", "")},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the copy %1, highest first.", "%1: K♥ 6♣"),
         with("copy")},
        {Line::returnCopy, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"),
         with("copy")},
    });
}();

} // namespace

constinit const StepTable findWinnerStraightSteps{findWinnerStraightListing,
                                                  findWinnerStraightRows};
constinit const StepTable findWinnerStraightFlushSteps{findWinnerStraightFlushListing,
                                                       findWinnerStraightFlushRows};
constinit const StepTable wildsAssumeValuesSteps{wildsAssumeValuesListing, wildsAssumeValuesRows};

} // namespace showdown::narration
