// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

bool noGroup(const StepFacts& step)
{
    return step.values("info.cardValues").size() == 0;
}

bool oneGroup(const StepFacts& step)
{
    return step.values("info.cardValues").size() == 1;
}

constexpr auto fullHouseRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Does %1 hold three equal cards and two equal ones?", "%1: K♥ 6♣"),
     with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {3, always, QT_TRANSLATE_NOOP3("Steps", "First try: three cards, then two.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for three equal cards.", "")},
    {5, yes, QT_TRANSLATE_NOOP3("Steps", "Three cards are found: %1.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {5, no, QT_TRANSLATE_NOOP3("Steps", "No three equal cards are found.", "")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "DoCardsHaveSameValue goes on with the same info: two equal cards.", "")},
    {7, yes, QT_TRANSLATE_NOOP3("Steps", "Three %1 and two %2.", "%1: jacks; %2: jacks"),
     with(pluralAt("info.cardValues", 0), pluralAt("info.cardValues", 1))},
    {7, no(noGroup), QT_TRANSLATE_NOOP3("Steps", "Not even the first group is there.", "")},
    {7, no(oneGroup), QT_TRANSLATE_NOOP3("Steps", "The second group is missing.", "")},
    {7, no, QT_TRANSLATE_NOOP3("Steps", "Both groups have one value: that is no full house.", "")},
    {8, always, QT_TRANSLATE_NOOP3("Steps", "Three and two: the answer is yes.", "")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "Second try: two cards, then three.", "")},
    {10, always,
     QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for two equal cards.", "")},
    {11, yes, QT_TRANSLATE_NOOP3("Steps", "Two cards are found: %1.", "%1: jacks"),
     with(pluralAt("info.cardValues", 0))},
    {11, no, QT_TRANSLATE_NOOP3("Steps", "No two equal cards are found.", "")},
    {12, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "DoCardsHaveSameValue goes on with the same info: three equal cards.", "")},
    {13, yes, QT_TRANSLATE_NOOP3("Steps", "Two %1 and three %2.", "%1: jacks; %2: jacks"),
     with(pluralAt("info.cardValues", 0), pluralAt("info.cardValues", 1))},
    {13, no(noGroup), QT_TRANSLATE_NOOP3("Steps", "Not even the first group is there.", "")},
    {13, no(oneGroup), QT_TRANSLATE_NOOP3("Steps", "The second group is missing.", "")},
    {13, no, QT_TRANSLATE_NOOP3("Steps", "Both groups have one value: that is no full house.", "")},
    {14, always, QT_TRANSLATE_NOOP3("Steps", "Two and three: the answer is yes.", "")},
    {15, always,
     QT_TRANSLATE_NOOP3("Steps", "Neither three and two nor two and three: the answer is no.", "")},
});

} // namespace

constinit const StepSentences fullHouseSentences{fullHouseRows};

} // namespace showdown::narration
