// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test isPair = equals("numToMatch", 2);
constexpr Test isTrio = equals("numToMatch", 3);
constexpr Test isQuad = equals("numToMatch", 4);
constexpr Test hasNoBase = equals("baseValue", 0);
constexpr Test hasNoWilds = equals("numWilds", 0);

/// "6♥": the last card of the run.
QString lastMatched(const StepFacts& step)
{
    return step.card(step.hand("sorted")[step.number("startIndex") - 1]);
}

int missing(const StepFacts& step)
{
    return step.number("numToMatch") - step.number("numMatched");
}

bool isSingle(const StepFacts& step)
{
    return step.number("numMatched") == 1;
}

bool needsNoWild(const StepFacts& step)
{
    return missing(step) == 0;
}

constexpr auto doCardsHaveSameValueRows = std::to_array<StepSentence>({
    {1, isPair, QT_TRANSLATE_NOOP3("Steps", "Look for two equal cards in %1.", "%1: K♥ 6♣"),
     with("sorted")},
    {1, isTrio, QT_TRANSLATE_NOOP3("Steps", "Look for three equal cards in %1.", "%1: K♥ 6♣"),
     with("sorted")},
    {1, isQuad, QT_TRANSLATE_NOOP3("Steps", "Look for four equal cards in %1.", "%1: K♥ 6♣"),
     with("sorted")},
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Look for five equal cards in %1.", "%1: K♥ 6♣"),
     with("sorted")},
    {2, equals("startIndex", 0),
     QT_TRANSLATE_NOOP3("Steps", "Start at card 1 of the sorted hand.", "")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "Start at card %1 of the sorted hand: the ones before are used.",
                        "%1: 3"),
     with(ordinal("startIndex"))},
    {3, hasNoWilds, QT_TRANSLATE_NOOP3("Steps", "No wild can fill in.", "")},
    {3,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds can fill in.", ""),
     {},
     "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "One wild can fill in.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "There is no base value yet.", "")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "No card is matched yet.", "")},
    {6, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(cardIn("sorted"))},
    {6, no, QT_TRANSLATE_NOOP3("Steps", "No natural card is left.", "")},
    {7, yes(hasNoBase),
     QT_TRANSLATE_NOOP3("Steps", "There is no base value to compare %1 with yet.", "%1: 6♥"),
     with(cardIn("sorted"))},
    {7, yes,
     QT_TRANSLATE_NOOP3("Steps", "%1 is not equal to the base value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {7, no, QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {8, yes(isSingle),
     QT_TRANSLATE_N_NOOP3("Steps", "%1 and %n wilds are %2 of %2: the wilds complete the run.",
                          "%1: 6♥; %2: three"),
     with(lastMatched, numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "%1 and one wild are %2 of %2: the wild completes the run.",
                        "%1: 6♥; %2: three")},
    {8, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "With %n wilds %1 %2 are %3 of %3: the wilds complete the run.",
                          "%1: three; %2: jacks; %3: three"),
     with(numberWord("numMatched"), plural("baseValue"), numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "With one wild %1 %2 are %3 of %3: the wild completes the run.",
                        "%1: three; %2: jacks; %3: three")},
    {8, no(hasNoBase), QT_TRANSLATE_NOOP3("Steps", "No run has begun yet.", "")},
    {8, no(hasNoWilds),
     QT_TRANSLATE_NOOP3("Steps", "The run of %1 ends at %2 of %3, and no wild can fill in.",
                        "%1: jacks; %2: 3; %3: 3"),
     with(plural("baseValue"), "numMatched", "numToMatch")},
    {8, no,
     QT_TRANSLATE_N_NOOP3("Steps", "The run of %1 ends at %2 of %3, and %n wilds are too few.",
                          "%1: jacks; %2: 3; %3: 3"),
     with(plural("baseValue"), "numMatched", "numToMatch"), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "The run of %1 ends at %2 of %3, and one wild is too few.",
                        "%1: jacks; %2: 3; %3: 3")},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "Leave the loop: the run of %1 is complete.", "%1: jacks"),
     with(plural("baseValue"))},
    {10, always, QT_TRANSLATE_NOOP3("Steps", "%1 sets the base value: %2.", "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {11, always, QT_TRANSLATE_NOOP3("Steps", "The count starts again at 0.", "")},
    {12, always, QT_TRANSLATE_NOOP3("Steps", "%1 counts: %2 of %3.", "%1: 6♥; %2: 3; %3: 3"),
     with(cardIn("sorted"), "numMatched", "numToMatch")},
    {13, always, QT_TRANSLATE_NOOP3("Steps", "startIndex moves behind this card, to %1.", "%1: 3"),
     with("startIndex")},
    {14, yes(isPair),
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: two of two, the pair is found.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {14, yes(isTrio),
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: three of three, the trio is found.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {14, yes(isQuad),
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: four of four, the quad is found.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {14, yes,
     QT_TRANSLATE_NOOP3("Steps", "%1 equals the base value %2: five of five, all cards are equal.",
                        "%1: 6♥; %2: 6, jack"),
     with(cardIn("sorted"), "baseValue")},
    {14, no, QT_TRANSLATE_NOOP3("Steps", "%1 of %2 so far: look on.", "%1: 3; %2: 3"),
     with("numMatched", "numToMatch")},
    {15, always, QT_TRANSLATE_NOOP3("Steps", "Leave the loop: no wild is needed.", "")},
    {16, yes(hasNoWilds),
     QT_TRANSLATE_NOOP3("Steps", "The run of %1 ends at %2 of %3, and no wild can fill in.",
                        "%1: jacks; %2: 3; %3: 3"),
     with(plural("baseValue"), "numMatched", "numToMatch")},
    {16, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "The run of %1 ends at %2 of %3, and %n wilds are too few.",
                          "%1: jacks; %2: 3; %3: 3"),
     with(plural("baseValue"), "numMatched", "numToMatch"), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "The run of %1 ends at %2 of %3, and one wild is too few.",
                        "%1: jacks; %2: 3; %3: 3")},
    {16, no(needsNoWild),
     QT_TRANSLATE_NOOP3("Steps", "Natural cards alone are %1 of %1.", "%1: three"),
     with(numberWord("numToMatch"))},
    {16, no(hasNoBase),
     QT_TRANSLATE_NOOP3("Steps", "Only wilds are left, enough for %1 of a kind.", "%1: three"),
     with(numberWord("numToMatch"))},
    {16, no(isSingle),
     QT_TRANSLATE_N_NOOP3("Steps", "%1 and %n wilds are %2 of %2: the wilds complete the run.",
                          "%1: 6♥; %2: three"),
     with(lastMatched, numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "%1 and one wild are %2 of %2: the wild completes the run.",
                        "%1: 6♥; %2: three")},
    {16, no,
     QT_TRANSLATE_N_NOOP3("Steps", "With %n wilds %1 %2 are %3 of %3: the wilds complete the run.",
                          "%1: three; %2: jacks; %3: three"),
     with(numberWord("numMatched"), plural("baseValue"), numberWord("numToMatch")), missing,
     QT_TRANSLATE_NOOP3("Steps", "With one wild %1 %2 are %3 of %3: the wild completes the run.",
                        "%1: three; %2: jacks; %3: three")},
    {17, isPair, QT_TRANSLATE_NOOP3("Steps", "No two equal cards: the answer is no.", "")},
    {17, isTrio, QT_TRANSLATE_NOOP3("Steps", "No three equal cards: the answer is no.", "")},
    {17, isQuad, QT_TRANSLATE_NOOP3("Steps", "No four equal cards: the answer is no.", "")},
    {17, always, QT_TRANSLATE_NOOP3("Steps", "No five equal cards: the answer is no.", "")},
    {18, hasNoWilds, QT_TRANSLATE_NOOP3("Steps", "No wild is left over.", "")},
    {18,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are left over.", ""),
     {},
     "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "One wild is left over.", "")},
    {19, yes,
     QT_TRANSLATE_NOOP3("Steps", "No natural card set a base value: this is a group of wilds.",
                        "")},
    {19, no, QT_TRANSLATE_NOOP3("Steps", "The base value is known: %1.", "%1: 6, jack"),
     with("baseValue")},
    {20, always, QT_TRANSLATE_NOOP3("Steps", "The group has the value wild.", "")},
    {21, always,
     QT_TRANSLATE_NOOP3("Steps", "startIndex moves behind these wilds, to %1.", "%1: 3"),
     with("startIndex")},
    {22, yes, QT_TRANSLATE_NOOP3("Steps", "Only yes or no was asked for.", "")},
    {22, no,
     QT_TRANSLATE_NOOP3("Steps", "The caller also wants to know more: info is filled in.", "")},
    {23, isTrio, QT_TRANSLATE_NOOP3("Steps", "Three equal cards: the answer is yes.", "")},
    {23, isQuad, QT_TRANSLATE_NOOP3("Steps", "Four equal cards: the answer is yes.", "")},
    {23, always, QT_TRANSLATE_NOOP3("Steps", "Five equal cards: the answer is yes.", "")},
    {24, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the wilds left over: info.numWilds is %1.", "%1: 3"),
     with("numWilds")},
    {25, always,
     QT_TRANSLATE_NOOP3("Steps", "Note where to go on: info.startIndex is %1.", "%1: 3"),
     with("startIndex")},
    {26, always,
     QT_TRANSLATE_NOOP3("Steps", "Note the value: info.cardValues is %1.", "%1: [K, ★]"),
     with("cardValues")},
    {27, isPair, QT_TRANSLATE_NOOP3("Steps", "Two equal cards: the answer is yes.", "")},
    {27, isTrio, QT_TRANSLATE_NOOP3("Steps", "Three equal cards: the answer is yes.", "")},
    {27, isQuad, QT_TRANSLATE_NOOP3("Steps", "Four equal cards: the answer is yes.", "")},
    {27, always, QT_TRANSLATE_NOOP3("Steps", "Five equal cards: the answer is yes.", "")},
});

} // namespace

constinit const StepSentences doCardsHaveSameValueSentences{doCardsHaveSameValueRows};

} // namespace showdown::narration
