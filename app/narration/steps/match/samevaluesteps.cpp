// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/samevalue.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

using Line = DoCardsHaveSameValueLine;

constexpr Test isPair = equals("numToMatch", 2);
constexpr Test isTrio = equals("numToMatch", 3);
constexpr Test isQuad = equals("numToMatch", 4);
constexpr Test hasNoBase = equals("baseValue", 0);
constexpr Test hasNoWilds = equals("numWilds", 0);

/// "6♥": the last card of the group.
QString lastMatched(const StepFacts& step)
{
    return step.card(step.hand("sorted")[step.number("startIndex") - 1]);
}

int missing(const StepFacts& step)
{
    return step.number("numToMatch") - step.number("numMatched");
}

/// As one of the printed mistakes has it.
bool hasNoStart(const StepFacts& step)
{
    return step.text("startIndex") == valueWord(0);
}

bool isSingle(const StepFacts& step)
{
    return step.number("numMatched") == 1;
}

bool needsNoWild(const StepFacts& step)
{
    return missing(step) == 0;
}

/// No wild is left, because there was none.
bool holdsNoWild(const StepFacts& step)
{
    return step.number("numWilds") == 0 && step.wilds("sorted") == 0;
}

bool isSingleAlone(const StepFacts& step)
{
    return isSingle(step) && holdsNoWild(step);
}

bool isHalfPair(const StepFacts& step)
{
    return isSingleAlone(step) && isPair.holds(step);
}

bool isSingleWithoutWilds(const StepFacts& step)
{
    return isSingle(step) && hasNoWilds.holds(step);
}

bool allWildsAreThere(const StepFacts& step)
{
    return step.number("numWilds") == step.wilds("sorted");
}

/// Other cards of this value are in a group that was found before.
bool someAreUsed(const StepFacts& step)
{
    const PlayedHand sorted = step.hand("sorted");
    const int value = step.number("baseValue");
    return std::ranges::count(sorted, value, &PlayedCard::value) > step.number("numMatched");
}

bool allCardsAreBehind(const StepFacts& step)
{
    return step.number("startIndex") >= step.hand("sorted").size();
}

/// "three": the cards of the group together with the wilds.
QString groupWithWilds(const StepFacts& step)
{
    return numberWord(step.number("numMatched") + step.number("numWilds"));
}

/// A group has ended, and the wilds do not complete it.
consteval auto tooFewRows(Line line, When answer)
{
    return sentencesOf<Line>({
        {line, answer(isHalfPair),
         QT_TRANSLATE_NOOP3("Steps", "Only %1 and no wild: no pair of %2.",
                            "%1: one nine; %2: nines"),
         with(single("baseValue"), plural("baseValue"))},
        {line, answer(isSingleAlone),
         QT_TRANSLATE_NOOP3("Steps", "Only %1 and no wild: %2 are needed.",
                            "%1: one nine; %2: three"),
         with(single("baseValue"), numberWord("numToMatch"))},
        {line, answer(isSingleWithoutWilds),
         QT_TRANSLATE_NOOP3("Steps", "Only %1 and no wild left: %2 are needed.",
                            "%1: one nine; %2: three"),
         with(single("baseValue"), numberWord("numToMatch"))},
        {line, answer(holdsNoWild),
         QT_TRANSLATE_NOOP3("Steps", "Only %1 %2 and no wild: %3 are needed.",
                            "%1: two; %2: nines; %3: three"),
         with(numberWord("numMatched"), plural("baseValue"), numberWord("numToMatch"))},
        {line, answer(hasNoWilds),
         QT_TRANSLATE_NOOP3("Steps", "Only %1 %2 and no wild left: %3 are needed.",
                            "%1: two; %2: nines; %3: three"),
         with(numberWord("numMatched"), plural("baseValue"), numberWord("numToMatch"))},
        {line, answer(allWildsAreThere),
         QT_TRANSLATE_N_NOOP3("Steps", "Only %1 %2, with %n wilds: %3 are needed.",
                              "%1: three; %2: sixes; %3: four"),
         with(groupWithWilds, plural("baseValue"), numberWord("numToMatch")), "numWilds",
         QT_TRANSLATE_NOOP3("Steps", "Only %1 %2, with the wild: %3 are needed.",
                            "%1: three; %2: sixes; %3: four")},
        {line, answer,
         QT_TRANSLATE_N_NOOP3("Steps", "Only %1 %2, with the %n wilds left: %3 are needed.",
                              "%1: three; %2: sixes; %3: four"),
         with(groupWithWilds, plural("baseValue"), numberWord("numToMatch")), "numWilds",
         QT_TRANSLATE_NOOP3("Steps", "Only %1 %2, with the wild left: %3 are needed.",
                            "%1: three; %2: sixes; %3: four")},
    });
}

constexpr auto ownRows = sentencesOf<Line>({
    {Line::start, isPair,
     QT_TRANSLATE_NOOP3("Steps", "Look for two equal cards in %1.", "%1: K♥ 6♣"), with("sorted")},
    {Line::start, isTrio,
     QT_TRANSLATE_NOOP3("Steps", "Look for three equal cards in %1.", "%1: K♥ 6♣"), with("sorted")},
    {Line::start, isQuad,
     QT_TRANSLATE_NOOP3("Steps", "Look for four equal cards in %1.", "%1: K♥ 6♣"), with("sorted")},
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Look for five equal cards in %1.", "%1: K♥ 6♣"), with("sorted")},
    {Line::setStartIndex, equals("startIndex", 0),
     QT_TRANSLATE_NOOP3("Steps", "Start at card 1 of the sorted hand.", "")},
    {Line::setStartIndex, allCardsAreBehind,
     QT_TRANSLATE_NOOP3("Steps", "The last search ended at the last card: none is left.", "")},
    {Line::setStartIndex, always,
     QT_TRANSLATE_NOOP3("Steps", "Go on at card %1 of the sorted hand, behind the last search.",
                        "%1: 3"),
     with(ordinal("startIndex"))},
    {Line::setNumWilds, hasNoWilds, QT_TRANSLATE_NOOP3("Steps", "No wild can fill in.", "")},
    {Line::setNumWilds,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds can fill in.", ""),
     {},
     "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "One wild can fill in.", "")},
    {Line::readStartIndex, always,
     QT_TRANSLATE_NOOP3("Steps", "There is no startIndex to read.", "")},
    {Line::readNumWilds, always, QT_TRANSLATE_NOOP3("Steps", "There is no numWilds to read.", "")},
    {Line::clearBase, always, QT_TRANSLATE_NOOP3("Steps", "There is no base value yet.", "")},
    {Line::clearMatched, always, QT_TRANSLATE_NOOP3("Steps", "No card is matched yet.", "")},
    {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"),
     with(cardIn("sorted"))},
    {Line::nextCard, no(hasNoStart),
     QT_TRANSLATE_NOOP3("Steps", "Without a startIndex the loop looks at no card.", "")},
    {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No natural card is left.", "")},
    {Line::askOtherValue, yes(hasNoBase),
     QT_TRANSLATE_NOOP3("Steps", "There is no base value to compare %1 with yet.", "%1: 6♥"),
     with(cardIn("sorted"))},
    {Line::askOtherValue, yes,
     QT_TRANSLATE_NOOP3("Steps", "%1 is not equal to the base value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::askOtherValue, no,
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::askWildsComplete, yes(isSingle),
     QT_TRANSLATE_N_NOOP3("Steps", "%1 and %n wilds are %2 of %2: the wilds complete the group.",
                          "%1: 6♥; %2: three"),
     with(lastMatched, numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "%1 and one wild are %2 of %2: the wild completes the group.",
                        "%1: 6♥; %2: three")},
    {Line::askWildsComplete, yes,
     QT_TRANSLATE_N_NOOP3("Steps",
                          "With %n wilds, %1 %2 are %3 of %3: the wilds complete the group.",
                          "%1: three; %2: jacks; %3: three"),
     with(numberWord("numMatched"), plural("baseValue"), numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "With one wild, %1 %2 are %3 of %3: the wild completes the group.",
                        "%1: three; %2: jacks; %3: three")},
    {Line::askWildsComplete, no(hasNoBase),
     QT_TRANSLATE_NOOP3("Steps", "No group has begun yet.", "")},
    {Line::askWildsComplete, no(someAreUsed),
     QT_TRANSLATE_NOOP3("Steps", "Too few %1 are left: %2 are needed.", "%1: nines; %2: three"),
     with(plural("baseValue"), numberWord("numToMatch"))},
    {Line::leaveToWilds, always,
     QT_TRANSLATE_NOOP3("Steps", "Leave the loop: the group of %1 is complete.", "%1: jacks"),
     with(plural("baseValue"))},
    {Line::setBase, always,
     QT_TRANSLATE_NOOP3("Steps", "%1 sets the base value: %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::restartMatched, always, QT_TRANSLATE_NOOP3("Steps", "The count starts again at 0.", "")},
    {Line::countMatched, always,
     QT_TRANSLATE_NOOP3("Steps", "%1 counts: %2 of %3.", "%1: 6♥; %2: 3; %3: 3"),
     with(cardIn("sorted"), "numMatched", "numToMatch")},
    {Line::moveStartIndex, always,
     QT_TRANSLATE_NOOP3("Steps", "startIndex moves behind this card.", "")},
    {Line::askMatched, yes(isPair),
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: two of two, the pair is found.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::askMatched, yes(isTrio),
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: three of three, the trio is found.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::askMatched, yes(isQuad),
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: four of four, the quad is found.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::askMatched, yes,
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: five of five, all cards are equal.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {Line::askMatched, no, QT_TRANSLATE_NOOP3("Steps", "%1 of %2 so far: look on.", "%1: 3; %2: 3"),
     with("numMatched", "numToMatch")},
    {Line::leaveMatched, always,
     QT_TRANSLATE_NOOP3("Steps", "Leave the loop: no wild is needed.", "")},
    {Line::askTooFew, yes(someAreUsed),
     QT_TRANSLATE_NOOP3("Steps", "Too few %1 are left: %2 are needed.", "%1: nines; %2: three"),
     with(plural("baseValue"), numberWord("numToMatch"))},
    {Line::askTooFew, yes(hasNoBase),
     QT_TRANSLATE_NOOP3("Steps", "No card is left: 0 of %1.", "%1: 3"), with("numToMatch")},
    {Line::askTooFew, no(needsNoWild),
     QT_TRANSLATE_NOOP3("Steps", "Natural cards alone are %1 of %1.", "%1: three"),
     with(numberWord("numToMatch"))},
    {Line::askTooFew, no(hasNoBase),
     QT_TRANSLATE_NOOP3("Steps", "Only wilds are left, enough for %1 of a kind.", "%1: three"),
     with(numberWord("numToMatch"))},
    {Line::askTooFew, no(isSingle),
     QT_TRANSLATE_N_NOOP3("Steps", "%1 and %n wilds are %2 of %2: the wilds complete the group.",
                          "%1: 6♥; %2: three"),
     with(lastMatched, numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "%1 and one wild are %2 of %2: the wild completes the group.",
                        "%1: 6♥; %2: three")},
    {Line::askTooFew, no,
     QT_TRANSLATE_N_NOOP3("Steps",
                          "With %n wilds, %1 %2 are %3 of %3: the wilds complete the group.",
                          "%1: three; %2: jacks; %3: three"),
     with(numberWord("numMatched"), plural("baseValue"), numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "With one wild, %1 %2 are %3 of %3: the wild completes the group.",
                        "%1: three; %2: jacks; %3: three")},
    {Line::returnNo, isPair,
     QT_TRANSLATE_NOOP3("Steps", "No two equal cards: the answer is no.", "")},
    {Line::returnNo, isTrio,
     QT_TRANSLATE_NOOP3("Steps", "No three equal cards: the answer is no.", "")},
    {Line::returnNo, isQuad,
     QT_TRANSLATE_NOOP3("Steps", "No four equal cards: the answer is no.", "")},
    {Line::returnNo, always,
     QT_TRANSLATE_NOOP3("Steps", "No five equal cards: the answer is no.", "")},
    {Line::spendWilds, hasNoWilds, QT_TRANSLATE_NOOP3("Steps", "No wild is left over.", "")},
    {Line::spendWilds,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left over.", ""),
     {},
     "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left over.", "")},
    {Line::askOnlyWilds, yes,
     QT_TRANSLATE_NOOP3("Steps", "No natural card set a base value: this is a group of wilds.",
                        "")},
    {Line::askOnlyWilds, no,
     QT_TRANSLATE_NOOP3("Steps", "The base value is known: %1.", "%1: 6, jack"), with("baseValue")},
    {Line::setBaseWild, always, QT_TRANSLATE_NOOP3("Steps", "The group has the value wild.", "")},
    {Line::skipWilds, always,
     QT_TRANSLATE_NOOP3("Steps", "startIndex moves behind these wilds.", "")},
    {Line::askNoInfo, yes,
     QT_TRANSLATE_NOOP3("Steps", "info was left out: only yes or no is asked for.", "")},
    {Line::askNoInfo, no, QT_TRANSLATE_NOOP3("Steps", "info was passed, so it is filled in.", "")},
    {Line::returnWithoutInfo, isTrio,
     QT_TRANSLATE_NOOP3("Steps", "Three equal cards: the answer is yes.", "")},
    {Line::returnWithoutInfo, isQuad,
     QT_TRANSLATE_NOOP3("Steps", "Four equal cards: the answer is yes.", "")},
    {Line::returnWithoutInfo, always,
     QT_TRANSLATE_NOOP3("Steps", "Five equal cards: the answer is yes.", "")},
    {Line::giveWilds, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the wilds left over: info.numWilds is %1.", "%1: 3"),
     with("numWilds")},
    {Line::giveStartIndex, allCardsAreBehind,
     QT_TRANSLATE_NOOP3("Steps", "Note in info.startIndex that no card is left.", "")},
    {Line::giveStartIndex, always,
     QT_TRANSLATE_NOOP3("Steps", "Note in info.startIndex where to go on: at card %1.", "%1: 3"),
     with(ordinal("startIndex"))},
    {Line::giveValue, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the value: info.cardValues is %1.", "%1: [K, ★]"),
     with("cardValues")},
    {Line::returnWithInfo, isPair,
     QT_TRANSLATE_NOOP3("Steps", "Two equal cards: the answer is yes.", "")},
    {Line::returnWithInfo, isTrio,
     QT_TRANSLATE_NOOP3("Steps", "Three equal cards: the answer is yes.", "")},
    {Line::returnWithInfo, isQuad,
     QT_TRANSLATE_NOOP3("Steps", "Four equal cards: the answer is yes.", "")},
    {Line::returnWithInfo, always,
     QT_TRANSLATE_NOOP3("Steps", "Five equal cards: the answer is yes.", "")},
});

constexpr auto doCardsHaveSameValueRows =
    ownRows + tooFewRows(Line::askWildsComplete, no) + tooFewRows(Line::askTooFew, yes)
    + sentencesOf<Line>({
        {Line::askTooFew, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "There is no u_numWilds and no u_numToMatch: here the code stops.", "")},
    });

} // namespace

constinit const StepTable doCardsHaveSameValueSteps{doCardsHaveSameValueListing,
                                                    doCardsHaveSameValueRows};

} // namespace showdown::narration
