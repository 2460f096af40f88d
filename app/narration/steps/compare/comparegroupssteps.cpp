// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/compare/ofakind.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = CompareGroupsLine;

/// The sentences of the functions that compare the groups of two hands, pairs to fives. They differ
/// in the name of the group.
struct GroupSentences
{
    const char* name = nullptr;  ///< "pair": of the variables, without their number
    const char* value = nullptr; ///< "pair#"
    const char* value1 = nullptr;
    const char* value2 = nullptr;

    SourceText start;
    SourceText setValue;
    SourceText countWilds;
    SourceText enoughWilds;
    SourceText becomeAce;
    SourceText higher;
    SourceText against;
    SourceText notHigher;
    SourceText decides;
    SourceText equalValues;
    SourceText tie;
};

consteval auto rowsFrom(const GroupSentences& say)
{
    return sentencesOf<Line>({
        {Line::start, always, say.start, with(player, otherPlayer)},
        {Line::setValue, always, say.setValue, with(owner, plural(say.value))},
        {Line::countWilds, always, say.countWilds, with(owner)},
        {Line::askAllWild, yes, say.enoughWilds, with(owner), "numWilds"},
        {Line::askAllWild, no(equals("numWilds", 0)),
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(owner)},
        {Line::askAllWild, no,
         QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.",
                              "%1: a number"),
         with(owner), "numWilds",
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.",
                            "%1: a number")},
        {Line::becomeAce, always, say.becomeAce, with(owner)},
        {Line::askBetter, yes, say.higher, with(player, plural(say.value1), plural(say.value2))},
        {Line::askBetter, no(areEqual(say.name)), say.against,
         with(say.value1, inflected(say.value2))},
        {Line::askBetter, no, say.notHigher, with(player, plural(say.value1), plural(say.value2))},
        {Line::returnBetter, always, say.decides, with(player)},
        {Line::askWorse, yes, say.higher,
         with(otherPlayer, plural(say.value2), plural(say.value1))},
        {Line::askWorse, no, say.equalValues, with(say.value1)},
        {Line::returnWorse, always, say.decides, with(otherPlayer)},
        {Line::returnTie, always, say.tie},
    });
}

constexpr auto comparePairsRows = rowsFrom({
    .name = "pair",
    .value = "pair#",
    .value1 = "pair1",
    .value2 = "pair2",
    .start = QT_TRANSLATE_NOOP3("Steps", "Whose pair is higher, Player %1's or Player %2's?",
                                "%1: a number; %2: a number"),
    .setValue =
        QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
    .countWilds = QT_TRANSLATE_NOOP3(
        "Steps", "CountCardsByValue counts the wilds of Player %1: two can be a pair of aces.",
        "%1: a number"),
    .enoughWilds = QT_TRANSLATE_N_NOOP3(
        "Steps", "Player %1 has %n wilds: two of them are a pair of aces.", "%1: a number"),
    .becomeAce = QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 becomes a pair of aces.",
                                    "%1: a number"),
    .higher =
        QT_TRANSLATE_NOOP3("Steps", "Player %1's pair of %2 is higher: it beats a pair of %3.",
                           "%1: a number; %2: kings; %3: jacks"),
    .against = QT_TRANSLATE_NOOP3("Steps", "Pair against pair: %1 against %2.",
                                  "%1: 6, jack; %2: 6, jack"),
    .notHigher = QT_TRANSLATE_NOOP3("Steps", "Player %1's pair of %2 does not beat a pair of %3.",
                                    "%1: a number; %2: kings; %3: jacks"),
    .decides = QT_TRANSLATE_NOOP3(
        "Steps", "The higher pair decides: the hand of Player %1 is better.", "%1: a number"),
    .equalValues = QT_TRANSLATE_NOOP3("Steps", "Both pairs have the value %1.", "%1: 6, jack"),
    .tie = QT_TRANSLATE_NOOP3("Steps", "The pairs are equal: they do not decide.", ""),
});

constexpr auto compareTriosRows = rowsFrom({
    .name = "trio",
    .value = "trio#",
    .value1 = "trio1",
    .value2 = "trio2",
    .start = QT_TRANSLATE_NOOP3("Steps", "Whose trio is higher, Player %1's or Player %2's?",
                                "%1: a number; %2: a number"),
    .setValue = QT_TRANSLATE_NOOP3("Steps", "Player %1 has three %2.", "%1: a number; %2: jacks"),
    .countWilds = QT_TRANSLATE_NOOP3(
        "Steps", "CountCardsByValue counts the wilds of Player %1: three can be a trio of aces.",
        "%1: a number"),
    .enoughWilds = QT_TRANSLATE_N_NOOP3(
        "Steps", "Player %1 has %n wilds: three of them are a trio of aces.", "%1: a number"),
    .becomeAce = QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 becomes a trio of aces.",
                                    "%1: a number"),
    .higher = QT_TRANSLATE_NOOP3("Steps", "Player %1's three %2 are higher: they beat three %3.",
                                 "%1: a number; %2: kings; %3: jacks"),
    .against = QT_TRANSLATE_NOOP3("Steps", "Trio against trio: %1 against %2.",
                                  "%1: 6, jack; %2: 6, jack"),
    .notHigher = QT_TRANSLATE_NOOP3("Steps", "Player %1's three %2 do not beat three %3.",
                                    "%1: a number; %2: kings; %3: jacks"),
    .decides = QT_TRANSLATE_NOOP3(
        "Steps", "The higher trio decides: the hand of Player %1 is better.", "%1: a number"),
    .equalValues = QT_TRANSLATE_NOOP3("Steps", "Both trios have the value %1.", "%1: 6, jack"),
    .tie = QT_TRANSLATE_NOOP3("Steps", "The trios are equal: they do not decide.", ""),
});

constexpr auto compareQuadsRows = rowsFrom({
    .name = "quad",
    .value = "quad#",
    .value1 = "quad1",
    .value2 = "quad2",
    .start = QT_TRANSLATE_NOOP3("Steps", "Whose quad is higher, Player %1's or Player %2's?",
                                "%1: a number; %2: a number"),
    .setValue = QT_TRANSLATE_NOOP3("Steps", "Player %1 has four %2.", "%1: a number; %2: jacks"),
    .countWilds = QT_TRANSLATE_NOOP3(
        "Steps", "CountCardsByValue counts the wilds of Player %1: four can be a quad of aces.",
        "%1: a number"),
    .enoughWilds = QT_TRANSLATE_N_NOOP3(
        "Steps", "Player %1 has %n wilds: four of them are a quad of aces.", "%1: a number"),
    .becomeAce = QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 becomes a quad of aces.",
                                    "%1: a number"),
    .higher = QT_TRANSLATE_NOOP3("Steps", "Player %1's four %2 are higher: they beat four %3.",
                                 "%1: a number; %2: kings; %3: jacks"),
    .against = QT_TRANSLATE_NOOP3("Steps", "Quad against quad: %1 against %2.",
                                  "%1: 6, jack; %2: 6, jack"),
    .notHigher = QT_TRANSLATE_NOOP3("Steps", "Player %1's four %2 do not beat four %3.",
                                    "%1: a number; %2: kings; %3: jacks"),
    .decides = QT_TRANSLATE_NOOP3(
        "Steps", "The higher quad decides: the hand of Player %1 is better.", "%1: a number"),
    .equalValues = QT_TRANSLATE_NOOP3("Steps", "Both quads have the value %1.", "%1: 6, jack"),
    .tie = QT_TRANSLATE_NOOP3("Steps", "The quads are equal: they do not decide.", ""),
});

constexpr auto compareFivesRows = rowsFrom({
    .name = "five",
    .value = "five#",
    .value1 = "five1",
    .value2 = "five2",
    .start = QT_TRANSLATE_NOOP3("Steps", "Whose five cards are higher, Player %1's or Player %2's?",
                                "%1: a number; %2: a number"),
    .setValue = QT_TRANSLATE_NOOP3("Steps", "Player %1 has five %2.", "%1: a number; %2: jacks"),
    .countWilds = QT_TRANSLATE_NOOP3(
        "Steps", "CountCardsByValue counts the wilds of Player %1: five are five aces.",
        "%1: a number"),
    .enoughWilds =
        QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: five aces.", "%1: a number"),
    .becomeAce =
        QT_TRANSLATE_NOOP3("Steps", "The five wilds of Player %1 become aces.", "%1: a number"),
    .higher = QT_TRANSLATE_NOOP3("Steps", "Player %1's five %2 are higher: they beat five %3.",
                                 "%1: a number; %2: kings; %3: jacks"),
    .against = QT_TRANSLATE_NOOP3("Steps", "Five cards against five: %1 against %2.",
                                  "%1: 6, jack; %2: 6, jack"),
    .notHigher = QT_TRANSLATE_NOOP3("Steps", "Player %1's five %2 do not beat five %3.",
                                    "%1: a number; %2: kings; %3: jacks"),
    .decides = QT_TRANSLATE_NOOP3(
        "Steps", "The higher value decides: the hand of Player %1 is better.", "%1: a number"),
    .equalValues =
        QT_TRANSLATE_NOOP3("Steps", "Both hands have five cards of the value %1.", "%1: 6, jack"),
    .tie = QT_TRANSLATE_NOOP3("Steps", "The values are equal: a tie.", ""),
});

/// For a mistake that is printed with trios and quads.
constexpr auto unreadRow = sentencesOf<Line>({
    {Line::setUnread, always,
     QT_TRANSLATE_NOOP3("Steps", "pair1 becomes an ace, but nothing reads pair1.", "")},
});
constexpr auto allTrioRows = compareTriosRows + unreadRow;
constexpr auto allQuadRows = compareQuadsRows + unreadRow;

} // namespace

constinit const StepTable comparePairsSteps{comparePairsListing, comparePairsRows};
constinit const StepTable compareTriosSteps{compareTriosListing, allTrioRows};
constinit const StepTable compareQuadsSteps{compareQuadsListing, allQuadRows};
constinit const StepTable compareFivesSteps{compareFivesListing, compareFivesRows};

} // namespace showdown::narration
