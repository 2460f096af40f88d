// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/fullhouse.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = FullHouseLine;

bool noGroup(const StepFacts& step)
{
    return step.values("info.cardValues").size() == 0;
}

bool oneGroup(const StepFacts& step)
{
    return step.values("info.cardValues").size() == 1;
}

constexpr auto fullHouseRows = sentencesOf<Line>({
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Does %1 hold three equal cards and two equal ones?", "%1: K♥ 6♣"),
     with("hand")},
    {Line::sort, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {Line::newInfo, inFirstHalf,
     QT_TRANSLATE_NOOP3("Steps", "First try: three cards, then two.", "")},
    {Line::newInfo, inSecondHalf,
     QT_TRANSLATE_NOOP3("Steps", "Second try: two cards, then three.", "")},
    {Line::searchFirst, inFirstHalf,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for three equal cards.", "")},
    {Line::searchFirst, inSecondHalf,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for two equal cards.", "")},
    {Line::askFirst, yes(inFirstHalf),
     QT_TRANSLATE_NOOP3("Steps", "Three cards are found: %1.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {Line::askFirst, yes(inSecondHalf),
     QT_TRANSLATE_NOOP3("Steps", "Two cards are found: %1.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {Line::askFirst, no(inFirstHalf),
     QT_TRANSLATE_NOOP3("Steps", "No three equal cards are found.", "")},
    {Line::askFirst, no(inSecondHalf),
     QT_TRANSLATE_NOOP3("Steps", "No two equal cards are found.", "")},
    {Line::searchSecond, inFirstHalf,
     QT_TRANSLATE_NOOP3("Steps",
                        "DoCardsHaveSameValue goes on with the same info: two equal cards.", "")},
    {Line::searchSecond, inSecondHalf,
     QT_TRANSLATE_NOOP3("Steps",
                        "DoCardsHaveSameValue goes on with the same info: three equal cards.", "")},
    {Line::askGroups, yes(inFirstHalf),
     QT_TRANSLATE_NOOP3("Steps", "Three %1 and two %2.", "%1: jacks; %2: jacks"),
     with(pluralAt("info.cardValues", 0), pluralAt("info.cardValues", 1))},
    {Line::askGroups, yes(inSecondHalf),
     QT_TRANSLATE_NOOP3("Steps", "Two %1 and three %2.", "%1: jacks; %2: jacks"),
     with(pluralAt("info.cardValues", 0), pluralAt("info.cardValues", 1))},
    {Line::askGroups, no(noGroup),
     QT_TRANSLATE_NOOP3("Steps", "Not even the first group is there.", "")},
    {Line::askGroups, no(oneGroup),
     QT_TRANSLATE_NOOP3("Steps", "The second group is missing.", "")},
    {Line::askGroups, no,
     QT_TRANSLATE_NOOP3("Steps", "Both groups have one value: that is no full house.", "")},
    {Line::returnYes, inFirstHalf,
     QT_TRANSLATE_NOOP3("Steps", "Three and two: the answer is yes.", "")},
    {Line::returnYes, inSecondHalf,
     QT_TRANSLATE_NOOP3("Steps", "Two and three: the answer is yes.", "")},
    {Line::returnNo, always,
     QT_TRANSLATE_NOOP3("Steps", "Neither three and two nor two and three: the answer is no.", "")},
});

} // namespace

constinit const StepTable fullHouseSteps{fullHouseListing, fullHouseRows};

} // namespace showdown::narration
