// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test hasGap = reaches("gap", 1);
constexpr Test gapIsOne = equals("gap", 1);
constexpr Test valuesTouch = equals("gap", 0);
constexpr Test hasNoUnused = equals("unused", 0);
constexpr Test aceIsHigh = equals("top", cardvalue::ace);

bool valuesRepeat(const StepFacts& step)
{
    return step.number("gap") < 0;
}

bool oneMissing(const StepFacts& step)
{
    return step.number("gap") == 1 && step.number("unused") == 0;
}

bool allAreWilds(const StepFacts& step)
{
    return step.number("highest") > step.number("top");
}

bool aceStaysHigh(const StepFacts& step)
{
    return !step.rules().lowAceStraight;
}

bool aceCountsOne(const StepFacts& step)
{
    return step.number("top") != cardvalue::ace;
}

/// "8": the values between the lowest so far and the card of the step.
QString missingValues(const StepFacts& step)
{
    ValueList missing;
    const int cardValue = step.cardValue("sorted", 0);
    for (int value = step.number("lowest") - 1; value > cardValue; --value)
        missing.add(value);
    return valueWordList(missing);
}

constexpr auto areCardsStraightRows = std::to_array<StepSentence>({
    {1, aceIsHigh, QT_TRANSLATE_NOOP3("Steps", "Can %1 be five values in a row?", "%1: K♥ 6♣"),
     with("sorted")},
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "The same with the ace as 1: can %1 be five values in a row?",
                        "%1: K♥ 6♣"),
     with("sorted")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds: they can fill gaps.", "")},
    {3, hasNoUnused, QT_TRANSLATE_NOOP3("Steps", "No wild can fill a gap.", "")},
    {3,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds can fill gaps.", ""),
     {},
     "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild can fill a gap.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "No wild has taken a value yet.", "")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "highest starts above the top, at %1.", "%1: 3"),
     with("highest")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "lowest starts there, too: at %1.", "%1: 3"),
     with("lowest")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "Nothing speaks against a straight yet.", "")},
    {8, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(card)},
    {8, no, QT_TRANSLATE_NOOP3("Steps", "No natural card is left.", "")},
    {9, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is the first natural card.", "%1: 6♥"), with(card)},
    {9, no,
     QT_TRANSLATE_NOOP3("Steps", "%1 is not the first: the lowest value so far is %2.",
                        "%1: 6♥; %2: 6, jack"),
     with(card, value("lowest"))},
    {10, always, QT_TRANSLATE_NOOP3("Steps", "The highest value is %1.", "%1: 6, jack"),
     with(value("highest"))},
    {11, always, QT_TRANSLATE_NOOP3("Steps", "The lowest value is %1.", "%1: 6, jack"),
     with(value("lowest"))},
    {12, always, QT_TRANSLATE_NOOP3("Steps", "Go on with the next card.", "")},
    {13, valuesRepeat,
     QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2 again: the gap is −1.",
                        "%1: 6♥; %2: 6, jack"),
     with(card, value("lowest"))},
    {13, valuesTouch,
     QT_TRANSLATE_NOOP3("Steps", "%1 comes right after %2: the gap is 0.", "%1: 6♥; %2: 6, jack"),
     with(card, inflected("lowest"))},
    {13, always,
     QT_TRANSLATE_NOOP3("Steps", "From %1 down to %2 the gap is %3.",
                        "%1: 6, jack; %2: 6, jack; %3: 3"),
     with(value("lowest"), cardValueIn("sorted"), "gap")},
    {14, yes(valuesRepeat),
     QT_TRANSLATE_NOOP3("Steps", "Two cards of value %1 cannot stand in one straight.",
                        "%1: 6, jack"),
     with(value("lowest"))},
    {14, yes(oneMissing),
     QT_TRANSLATE_NOOP3("Steps", "Between %1 and %2 the %3 is missing, and no wild is left.",
                        "%1: 6, jack; %2: 6, jack; %3: 8, 7"),
     with(value("lowest"), cardValueIn("sorted"), missingValues)},
    {14, yes(hasNoUnused),
     QT_TRANSLATE_NOOP3("Steps", "Between %1 and %2 no wild can fill in for %3.",
                        "%1, %2: 9, jack; %3: 8, 7"),
     with(value("lowest"), cardValueIn("sorted"), missingValues)},
    {14, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Between %1 and %2 the gap is %3: %n wilds are too few.",
                          "%1: 6, jack; %2: 6, jack; %3: 3"),
     with(value("lowest"), cardValueIn("sorted"), "gap"), "unused",
     QT_TRANSLATE_NOOP3("Steps", "Between %1 and %2 the gap is %3: one wild is too few.",
                        "%1: 6, jack; %2: 6, jack; %3: 3")},
    {14, no(valuesTouch), QT_TRANSLATE_NOOP3("Steps", "No gap, no wild needed.", "")},
    {14, no(gapIsOne),
     QT_TRANSLATE_N_NOOP3("Steps",
                          "Between %1 and %2 the %3 is missing: one wild is needed, %n are there.",
                          "%1: 6, jack; %2: 6, jack; %3: 8, 7"),
     with(value("lowest"), cardValueIn("sorted"), missingValues), "unused",
     QT_TRANSLATE_NOOP3("Steps",
                        "Between %1 and %2 the %3 is missing: one wild is needed, one is there.",
                        "%1: 6, jack; %2: 6, jack; %3: 8, 7")},
    {14, no,
     QT_TRANSLATE_N_NOOP3(
         "Steps", "Between %1 and %2 these are missing: %3. %4 wilds are needed, %n are there.",
         "%1: 6, jack; %2: 6, jack; %3: 8, 7; %4: 3"),
     with(value("lowest"), cardValueIn("sorted"), missingValues, "gap"), "unused"},
    {15, always, QT_TRANSLATE_NOOP3("Steps", "So this is no straight.", "")},
    {16, always,
     QT_TRANSLATE_NOOP3("Steps", "Leave the loop: other cards cannot change that.", "")},
    {17, hasGap,
     QT_TRANSLATE_NOOP3("Steps", "The wilds take the missing values: cardValues is %1.",
                        "%1: [K, ★]"),
     with("cardValues")},
    {17, always,
     QT_TRANSLATE_NOOP3("Steps", "Nothing is between them: cardValues stays %1.", "%1: [K, ★]"),
     with("cardValues")},
    {18, hasNoUnused, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {18,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left.", ""),
     {},
     "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left.", "")},
    {19, always, QT_TRANSLATE_NOOP3("Steps", "The lowest value is now %1.", "%1: 6, jack"),
     with(value("lowest"))},
    {20, yes(allAreWilds),
     QT_TRANSLATE_NOOP3("Steps", "There are only wilds: they fit any straight.", "")},
    {20, yes,
     QT_TRANSLATE_NOOP3("Steps", "The natural cards fit into a straight, from %1 down to %2.",
                        "%1: 6, jack; %2: 6, jack"),
     with(value("highest"), value("lowest"))},
    {20, no, QT_TRANSLATE_NOOP3("Steps", "The natural cards do not fit into a straight.", "")},
    {21, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left, and there is room above %1.", "%1: 6, jack"),
     with(inflected("highest")), "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left, and there is room above %1.", "%1: 6, jack")},
    {21, no(hasNoUnused), QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {21, no(allAreWilds),
     QT_TRANSLATE_NOOP3("Steps", "Nothing but wilds: they count down from the top.", "")},
    {21, no, QT_TRANSLATE_NOOP3("Steps", "There is no room above %1.", "%1: 6, jack"),
     with(inflected("highest"))},
    {22, always,
     QT_TRANSLATE_NOOP3("Steps", "A wild goes on top: the highest value is now %1.", "%1: 6, jack"),
     with(value("highest"))},
    {23, always,
     QT_TRANSLATE_NOOP3("Steps", "It takes that value: cardValues is %1.", "%1: [K, ★]"),
     with("cardValues")},
    {24, hasNoUnused, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {24,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left.", ""),
     {},
     "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left.", "")},
    {25, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left: there is room below %1.", "%1: 6, jack"),
     with(inflected("lowest")), "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left: there is room below %1.", "%1: 6, jack")},
    {25, no, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {26, always,
     QT_TRANSLATE_NOOP3("Steps", "A wild goes below: the lowest value is now %1.", "%1: 6, jack"),
     with(value("lowest"))},
    {27, always,
     QT_TRANSLATE_NOOP3("Steps", "It takes that value: cardValues is %1.", "%1: [K, ★]"),
     with("cardValues")},
    {28, hasNoUnused, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {28,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left.", ""),
     {},
     "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left.", "")},
    {29, yes, QT_TRANSLATE_NOOP3("Steps", "Only yes or no was asked for.", "")},
    {29, no,
     QT_TRANSLATE_NOOP3("Steps", "The caller also wants to know more: info is filled in.", "")},
    {30, always, QT_TRANSLATE_NOOP3("Steps", "Five values in a row: the answer is yes.", "")},
    {31, always, QT_TRANSLATE_NOOP3("Steps", "Note the wilds: info.numWilds is %1.", "%1: 3"),
     with("numWilds")},
    {32, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the values that they take: info.cardValues is %1.",
                        "%1: [K, ★]"),
     with("cardValues")},
    {33, always, QT_TRANSLATE_NOOP3("Steps", "Five values in a row: the answer is yes.", "")},
    {34, yes,
     QT_TRANSLATE_NOOP3("Steps", "The ace may count 1 here, and the hand holds one: try again.",
                        "")},
    {34, no(aceStaysHigh),
     QT_TRANSLATE_NOOP3("Steps", "The ace may not count 1 under these rules.", "")},
    {34, no(aceCountsOne), QT_TRANSLATE_NOOP3("Steps", "The ace counts 1 already.", "")},
    {34, no, QT_TRANSLATE_NOOP3("Steps", "The hand holds no ace that could count 1.", "")},
    {35, always,
     QT_TRANSLATE_NOOP3("Steps", "With every ace counting 1 the order is %1.", "%1: K♥ 6♣"),
     with("lowered")},
    {36, always, QT_TRANSLATE_NOOP3("Steps", "AreCardsStraight looks again, up to 5.", "")},
    {37, yes,
     QT_TRANSLATE_NOOP3("Steps", "It is a straight, and the caller wants to know more.", "")},
    {37, no(equals("isStraight", 0)),
     QT_TRANSLATE_NOOP3("Steps", "With the ace as 1 it is no straight either.", "")},
    {37, no,
     QT_TRANSLATE_NOOP3("Steps", "It is a straight, and only yes or no was asked for.", "")},
    {38, always,
     QT_TRANSLATE_NOOP3("Steps", "Note that the ace counts 1: info.aceIsOne is true.", "")},
    {39, equals("isStraight", 1),
     QT_TRANSLATE_NOOP3("Steps", "Ace to 5 in a row: the answer is yes.", "")},
    {39, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "No five values in a row, with the ace high or low: the answer is no.", "")},
    {40, always, QT_TRANSLATE_NOOP3("Steps", "No five values in a row: the answer is no.", "")},
});

} // namespace

constinit const StepSentences areCardsStraightSentences{areCardsStraightRows};

} // namespace showdown::narration
