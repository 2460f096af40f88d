// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/straight.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = AreCardsStraightLine;

constexpr Test hasGap = reaches("gap", 1);
constexpr Test gapIsOne = equals("gap", 1);
constexpr Test valuesTouch = equals("gap", 0);
constexpr Test hasNoUnused = equals("unused", 0);

bool valuesRepeat(const StepFacts& step)
{
    return step.number("gap") < 0;
}

/// The value of the card before, from which the gap is counted.
int valueBefore(const StepFacts& step)
{
    return step.cardValue("sorted", 0) + step.number("gap") + 1;
}

QString before(const StepFacts& step)
{
    return valueWord(valueBefore(step));
}

QString beforeInflected(const StepFacts& step)
{
    return inflectedValueWord(valueBefore(step));
}

QString beforePlural(const StepFacts& step)
{
    return valuePlural(valueBefore(step));
}

bool isEmpty(const StepFacts& step)
{
    return step.hand("sorted").size() == 0;
}

/// As one of the printed mistakes has it.
bool hasWildsLeft(const StepFacts& step)
{
    return step.has("info.numWilds");
}

bool oneMissing(const StepFacts& step)
{
    return step.number("gap") == 1 && step.number("unused") == 0;
}

/// Under rules that let the ace be below the two: the second walk.
bool aceCountsOne(const StepFacts& step)
{
    return step.rules().lowAceStraight && step.number("top") != cardvalue::ace;
}

bool allAreWilds(const StepFacts& step)
{
    return step.number("highest") > (aceCountsOne(step) ? cardvalue::five : cardvalue::ace);
}

bool isOneValue(const StepFacts& step)
{
    return step.number("highest") == step.number("lowest");
}

/// "8": the values between the card before and the card of the step.
QString missingValues(const StepFacts& step)
{
    ValueList missing;
    const int cardValue = step.cardValue("sorted", 0);
    for (int value = valueBefore(step) - 1; value > cardValue; --value)
        missing.add(value);
    return valueWordList(missing);
}

constexpr auto areCardsStraightRows = sentencesOf<Line>({
    {Line::start, aceCountsOne,
     QT_TRANSLATE_NOOP3("Steps", "The same with the ace as 1: can %1 be five values in a row?",
                        "%1: K♥ 6♣"),
     with("sorted")},
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Can %1 be five values in a row?", "%1: K♥ 6♣"), with("sorted")},
    {Line::countWilds, always,
     QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds: they can fill gaps.", "")},
    {Line::setUnused, hasNoUnused, QT_TRANSLATE_NOOP3("Steps", "No wild can fill a gap.", "")},
    {Line::setUnused,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds can fill gaps.", ""),
     {},
     "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild can fill a gap.", "")},
    {Line::clearValues, always, QT_TRANSLATE_NOOP3("Steps", "No wild has taken a value yet.", "")},
    {Line::startHighest, always,
     QT_TRANSLATE_NOOP3("Steps", "highest starts above the top, at %1.", "%1: 3"), with("highest")},
    {Line::startLowest, always,
     QT_TRANSLATE_NOOP3("Steps", "lowest starts there, too: at %1.", "%1: 3"), with("lowest")},
    {Line::setStraight, always,
     QT_TRANSLATE_NOOP3("Steps", "Nothing speaks against a straight yet.", "")},
    {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(card)},
    {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No natural card is left.", "")},
    {Line::askFirst, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is the first card looked at.", "%1: 6♥"),
     with(card)},
    {Line::askFirst, no,
     QT_TRANSLATE_NOOP3("Steps", "%1 is not the first: the lowest value so far is %2.",
                        "%1: 6♥; %2: 6, jack"),
     with(card, value("lowest"))},
    {Line::takeHighest, always,
     QT_TRANSLATE_NOOP3("Steps", "The highest value is %1.", "%1: 6, jack"),
     with(value("highest"))},
    {Line::takeLowest, always,
     QT_TRANSLATE_NOOP3("Steps", "The lowest value is %1.", "%1: 6, jack"), with(value("lowest"))},
    {Line::goOn, always, QT_TRANSLATE_NOOP3("Steps", "Go on with the next card.", "")},
    {Line::setGap, valuesRepeat,
     QT_TRANSLATE_NOOP3("Steps", "%1 has the value %2 again: the gap is −1.",
                        "%1: 6♥; %2: 6, jack"),
     with(card, before)},
    {Line::setGap, valuesTouch,
     QT_TRANSLATE_NOOP3("Steps", "%1 comes right after %2: the gap is 0.", "%1: 6♥; %2: 6, jack"),
     with(card, beforeInflected)},
    {Line::setGap, always,
     QT_TRANSLATE_NOOP3("Steps", "From %1 down to %2 the gap is %3.",
                        "%1: 6, jack; %2: 6, jack; %3: 3"),
     with(before, cardValueIn("sorted"), "gap")},
    {Line::askGap, yes(valuesRepeat),
     QT_TRANSLATE_NOOP3("Steps", "A straight cannot hold two %1.", "%1: jacks"),
     with(beforePlural)},
    {Line::askGap, yes(oneMissing),
     QT_TRANSLATE_NOOP3("Steps", "Between %1 and %2 the %3 is missing, and no wild is left.",
                        "%1: 6, jack; %2: 6, jack; %3: 8, 7"),
     with(before, cardValueIn("sorted"), missingValues)},
    {Line::askGap, yes(hasNoUnused),
     QT_TRANSLATE_NOOP3("Steps", "Between %1 and %2 no wild can fill in for %3.",
                        "%1, %2: 9, jack; %3: 8, 7"),
     with(before, cardValueIn("sorted"), missingValues)},
    {Line::askGap, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Between %1 and %2 the gap is %3: %n wilds are too few.",
                          "%1: 6, jack; %2: 6, jack; %3: 3"),
     with(before, cardValueIn("sorted"), "gap"), "unused",
     QT_TRANSLATE_NOOP3("Steps", "Between %1 and %2 the gap is %3: one wild is too few.",
                        "%1: 6, jack; %2: 6, jack; %3: 3")},
    {Line::askGap, no(valuesTouch), QT_TRANSLATE_NOOP3("Steps", "No gap, no wild needed.", "")},
    {Line::askGap, no(gapIsOne),
     QT_TRANSLATE_N_NOOP3("Steps",
                          "Between %1 and %2 the %3 is missing: one wild is needed, %n are there.",
                          "%1: 6, jack; %2: 6, jack; %3: 8, 7"),
     with(before, cardValueIn("sorted"), missingValues), "unused",
     QT_TRANSLATE_NOOP3("Steps",
                        "Between %1 and %2 the %3 is missing: one wild is needed, one is there.",
                        "%1: 6, jack; %2: 6, jack; %3: 8, 7")},
    {Line::askGap, no,
     QT_TRANSLATE_N_NOOP3(
         "Steps", "Between %1 and %2 these are missing: %3; %4 wilds are needed, %n are there.",
         "%1: 6, jack; %2: 6, jack; %3: 8, 7; %4: two"),
     with(before, cardValueIn("sorted"), missingValues, numberWord("gap")), "unused"},
    {Line::denyStraight, always, QT_TRANSLATE_NOOP3("Steps", "So this is no straight.", "")},
    {Line::leaveLoop, always,
     QT_TRANSLATE_NOOP3("Steps", "Leave the loop: other cards cannot change that.", "")},
    {Line::addGapValues, hasGap,
     QT_TRANSLATE_NOOP3("Steps", "The wilds take the missing values: cardValues is %1.",
                        "%1: [K, ★]"),
     with("cardValues")},
    {Line::addGapValues, always,
     QT_TRANSLATE_NOOP3("Steps", "Nothing is between them: cardValues stays %1.", "%1: [K, ★]"),
     with("cardValues")},
    {{Line::useWilds, Line::useWildAbove, Line::useWildBelow},
     hasNoUnused,
     QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {{Line::useWilds, Line::useWildAbove, Line::useWildBelow},
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left.", ""),
     {},
     "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left.", "")},
    {Line::moveLowest, always,
     QT_TRANSLATE_NOOP3("Steps", "The lowest value is now %1.", "%1: 6, jack"),
     with(value("lowest"))},
    {Line::askStraight, yes(isEmpty),
     QT_TRANSLATE_NOOP3("Steps", "There is no card that could break a straight.", "")},
    {Line::askStraight, yes(allAreWilds),
     QT_TRANSLATE_NOOP3("Steps", "There are only wilds: they fit any straight.", "")},
    {Line::askStraight, yes(isOneValue),
     QT_TRANSLATE_NOOP3("Steps", "There is one natural card, %1: it fits into a straight.",
                        "%1: 6, jack"),
     with(value("highest"))},
    {Line::askStraight, yes,
     QT_TRANSLATE_NOOP3("Steps", "The natural cards fit into a straight, from %1 down to %2.",
                        "%1: 6, jack; %2: 6, jack"),
     with(value("highest"), value("lowest"))},
    {Line::askStraight, no,
     QT_TRANSLATE_NOOP3("Steps", "The natural cards do not fit into a straight.", "")},
    {Line::askAbove, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left, and there is room above %1.", "%1: 6, jack"),
     with(inflected("highest")), "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left, and there is room above %1.", "%1: 6, jack")},
    {Line::askAbove, no(hasNoUnused), QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {Line::askAbove, no(allAreWilds),
     QT_TRANSLATE_NOOP3("Steps", "Nothing but wilds: they count down from the top.", "")},
    {Line::askAbove, no, QT_TRANSLATE_NOOP3("Steps", "There is no room above %1.", "%1: 6, jack"),
     with(inflected("highest"))},
    {Line::raiseHighest, always,
     QT_TRANSLATE_NOOP3("Steps", "A wild goes on top: the highest value is now %1.", "%1: 6, jack"),
     with(value("highest"))},
    {{Line::addAbove, Line::addBelow},
     always,
     QT_TRANSLATE_NOOP3("Steps", "It takes that value: cardValues is %1.", "%1: [K, ★]"),
     with("cardValues")},
    {Line::askBelow, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left: there is room below %1.", "%1: 6, jack"),
     with(inflected("lowest")), "unused",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left: there is room below %1.", "%1: 6, jack")},
    {Line::askBelow, no, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {Line::lowerLowest, always,
     QT_TRANSLATE_NOOP3("Steps", "A wild goes below: the lowest value is now %1.", "%1: 6, jack"),
     with(value("lowest"))},
    {Line::askNoInfo, yes,
     QT_TRANSLATE_NOOP3("Steps", "info was left out: only yes or no is asked for.", "")},
    {Line::askNoInfo, no, QT_TRANSLATE_NOOP3("Steps", "info was passed, so it is filled in.", "")},
    {{Line::returnWithoutInfo, Line::returnWithInfo},
     always,
     QT_TRANSLATE_NOOP3("Steps", "Five values in a row: the answer is yes.", "")},
    {Line::giveWilds, hasWildsLeft,
     QT_TRANSLATE_NOOP3("Steps", "Note the wilds: info.numWilds is %1.", "%1: 3"),
     with("info.numWilds")},
    {Line::giveWilds, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the wilds: info.numWilds is %1.", "%1: 3"),
     with("numWilds")},
    {Line::giveValues, hasWildsLeft,
     QT_TRANSLATE_NOOP3("Steps", "into is no info: %1 is lost.", "%1: [K, ★]"),
     with("into.cardValues")},
    {Line::giveValues, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the values that they take: info.cardValues is %1.",
                        "%1: [K, ★]"),
     with("cardValues")},
    {Line::askAce, yes,
     QT_TRANSLATE_NOOP3("Steps", "The ace may count 1 here, and the hand holds one: try again.",
                        "")},
    {Line::askAce, no(aceCountsOne), QT_TRANSLATE_NOOP3("Steps", "The ace counts 1 already.", "")},
    {Line::askAce, no,
     QT_TRANSLATE_NOOP3("Steps", "The hand holds no ace that could count 1.", "")},
    {Line::lowerAces, always,
     QT_TRANSLATE_NOOP3("Steps", "With every ace counting 1 the order is %1.", "%1: K♥ 6♣"),
     with("lowered")},
    {Line::tryLowAce, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsStraight looks again, up to 5.", "")},
    {Line::askLowInfo, yes,
     QT_TRANSLATE_NOOP3("Steps", "It is a straight, and info was passed.", "")},
    {Line::askLowInfo, no(equals("isStraight", 0)),
     QT_TRANSLATE_NOOP3("Steps", "With the ace as 1 it is no straight either.", "")},
    {Line::askLowInfo, no,
     QT_TRANSLATE_NOOP3("Steps", "It is a straight, and info was left out.", "")},
    {Line::giveAceIsOne, always,
     QT_TRANSLATE_NOOP3("Steps", "Note that the ace counts 1: info.aceIsOne is true.", "")},
    {Line::returnLowAce, equals("isStraight", 1),
     QT_TRANSLATE_NOOP3("Steps", "Ace to 5 in a row: the answer is yes.", "")},
    {Line::returnLowAce, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "No five values in a row, with the ace high or low: the answer is no.", "")},
    {Line::returnNo, always,
     QT_TRANSLATE_NOOP3("Steps", "No five values in a row: the answer is no.", "")},
});

} // namespace

constinit const StepTable areCardsStraightSteps{areCardsStraightListing, areCardsStraightRows};

} // namespace showdown::narration
