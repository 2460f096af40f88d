// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test isTrio = equals("size", 3);
constexpr Test noneMissing = equals("numMissing", 0);

bool equalTrios(const StepFacts& step)
{
    return step.number("trio1") == step.number("trio2");
}

bool equalPairs(const StepFacts& step)
{
    return step.number("pair1") == step.number("pair2");
}

bool tooMany(const StepFacts& step)
{
    return step.number("numMissing") < 0;
}

bool isFull(const StepFacts& step)
{
    return step.number("numMissing") <= 0;
}

/// "6♥": a card by its index in the sorted hand.
constexpr Argument cardAt(int index)
{
    return {[](const StepFacts& step, const char* hand, int i) {
                return step.card(step.hand(hand)[i]);
            },
            "hand", index};
}

/// "kings": its value.
constexpr Argument valuesOfCard(int index)
{
    return {[](const StepFacts& step, const char* hand, int i) {
                return valuePlural(step.hand(hand)[i].value);
            },
            "hand", index};
}

constexpr auto findWinnerFullHouseRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "Both hands hold a full house: which one is better, Player %1's or Player %2's?",
         "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "FullHouse finds the two values of Player %1.", "%1: a number"),
     with(player)},
    {3, always,
     QT_TRANSLATE_NOOP3(
         "Steps",
         "WildsAssumeInfoCardValues makes sure that both values of Player %1 are real ones.",
         "%1: a number"),
     with(player)},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "WildsAssumeCardValues turns the wilds of Player %1 into these values.",
                        "%1: a number"),
     with(player)},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "GetTrioPairValues reads which value is the trio of Player %1.",
                        "%1: a number"),
     with(player)},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "FullHouse finds the two values of Player %1.", "%1: a number"),
     with(otherPlayer)},
    {7, always,
     QT_TRANSLATE_NOOP3(
         "Steps",
         "WildsAssumeInfoCardValues makes sure that both values of Player %1 are real ones.",
         "%1: a number"),
     with(otherPlayer)},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "WildsAssumeCardValues turns the wilds of Player %1 into these values.",
                        "%1: a number"),
     with(otherPlayer)},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "GetTrioPairValues reads which value is the trio of Player %1.",
                        "%1: a number"),
     with(otherPlayer)},
    {10, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has a trio of %2.", "%1: a number; %2: jacks"),
     with(player, plural("trio1"))},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has a trio of %2.", "%1: a number; %2: jacks"),
     with(otherPlayer, plural("trio2"))},
    {12, yes,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "trio1", inflected("trio2"))},
    {12, no(equalTrios),
     QT_TRANSLATE_NOOP3("Steps", "Trio against trio: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("trio1", inflected("trio2"))},
    {12, no,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 is not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "trio1", inflected("trio2"))},
    {13, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher trio decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {14, yes,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "trio2", inflected("trio1"))},
    {14, no,
     QT_TRANSLATE_NOOP3("Steps", "Both trios have the value %1: the pair must decide.",
                        "%1: 6, jack"),
     with("trio1")},
    {15, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher trio decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {16, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
     with(player, plural("pair1"))},
    {17, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
     with(otherPlayer, plural("pair2"))},
    {18, yes,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "pair1", inflected("pair2"))},
    {18, no(equalPairs),
     QT_TRANSLATE_NOOP3("Steps", "Pair against pair: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {18, no,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 is not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "pair1", inflected("pair2"))},
    {19, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {20, yes,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "pair2", inflected("pair1"))},
    {20, no, QT_TRANSLATE_NOOP3("Steps", "Both pairs have the value %1.", "%1: 6, jack"),
     with("pair1")},
    {21, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {22, always, QT_TRANSLATE_NOOP3("Steps", "Trio and pair are equal: a tie.", "")},
});

constexpr auto wildsAssumeInfoCardValuesRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Make sure that %1 holds two real values.", "%1: [K, ★]"),
     with("cardValues")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "The best value for a wild is the ace.", "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Look at the value %1.", "%1: 6, jack"), with("value")},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No value is left.", "")},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "The value is wild: it needs a real one.", "")},
    {4, no, QT_TRANSLATE_NOOP3("Steps", "The value %1 is a real one.", "%1: 6, jack"),
     with("value")},
    {5, yes, QT_TRANSLATE_NOOP3("Steps", "The list already holds the value %1.", "%1: 6, jack"),
     with("replaceValue")},
    {5, no, QT_TRANSLATE_NOOP3("Steps", "The list does not hold the value %1 yet.", "%1: 6, jack"),
     with("replaceValue")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "So the king is next best.", "")},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps", "The wild becomes %1: the list is %2.", "%1: 6, jack; %2: [K, ★]"),
     with("replaceValue", "cardValues")},
    {8, always, QT_TRANSLATE_NOOP3("Steps", "Highest first: %1.", "%1: [K, 8]"),
     with("cardValues")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "Return the values: %1.", "%1: [K, ★]"),
     with("cardValues")},
});

constexpr auto wildsAssumeCardValuesRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Fill up %1: three %2 and two %3.",
                        "%1: K♥ 6♣; %2: jacks; %3: jacks"),
     with("hand", pluralAt("cardValues", 0), pluralAt("cardValues", 1))},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "CopyHand comes first: the dealt cards must not change.", "")},
    {3, yes(isTrio), QT_TRANSLATE_NOOP3("Steps", "First up to three %1.", "%1: jacks"),
     with(plural("value"))},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Then up to two %1.", "%1: jacks"), with(plural("value"))},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "Both groups are done.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the cards of value %1.", "%1: 6, jack"),
     with("value")},
    {5, noneMissing,
     QT_TRANSLATE_NOOP3("Steps", "Of %1 the hand has %2: none is missing.", "%1: jacks; %2: 3"),
     with(plural("value"), "count")},
    {5, tooMany,
     QT_TRANSLATE_NOOP3("Steps", "Of %1 the hand has %2: more than this group needs.",
                        "%1: jacks; %2: 3"),
     with(plural("value"), "count")},
    {5, always,
     QT_TRANSLATE_N_NOOP3("Steps", "Of %1 the hand has %2: %n are missing.", "%1: jacks; %2: 3"),
     with(plural("value"), "count"), "numMissing",
     QT_TRANSLATE_NOOP3("Steps", "Of %1 the hand has %2: one is missing.", "%1: jacks; %2: 3")},
    {6, yes, QT_TRANSLATE_NOOP3("Steps", "%1 can fill in.", "%1: 6♥"), with(card)},
    {6, no(isFull), QT_TRANSLATE_NOOP3("Steps", "No more %1 are needed.", "%1: jacks"),
     with(plural("value"))},
    {6, no, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "%1 takes the value %2.", "%1: 6♥; %2: 6, jack"),
     with(card, "value")},
    {8, noneMissing, QT_TRANSLATE_NOOP3("Steps", "None is missing now.", "")},
    {8,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n are still missing.", ""),
     {},
     "numMissing",
     QT_TRANSLATE_NOOP3("Steps", "One is still missing.", "")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "Sort the copy: %1.", "%1: K♥ 6♣"), with("copy")},
    {10, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"), with("copy")},
});

constexpr auto getTrioPairValuesRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Which value of %1 is the trio?", "%1: K♥ 6♣"),
     with("hand")},
    {2, yes,
     QT_TRANSLATE_NOOP3("Steps", "Cards 2 and 3, %1 and %2, are equal: the trio comes first.",
                        "%1, %2: 6♥, 6★"),
     with(cardAt(1), cardAt(2))},
    {2, no,
     QT_TRANSLATE_NOOP3("Steps", "Cards 2 and 3, %1 and %2, differ: the trio comes last.",
                        "%1, %2: 6♥, 6★"),
     with(cardAt(1), cardAt(2))},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "A trio of %1 and a pair of %2.", "%1: jacks; %2: jacks"),
     with(valuesOfCard(1), valuesOfCard(3))},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "A trio of %1 and a pair of %2.", "%1: jacks; %2: jacks"),
     with(valuesOfCard(2), valuesOfCard(1))},
});

} // namespace

constinit const StepSentences findWinnerFullHouseSentences{findWinnerFullHouseRows};
constinit const StepSentences wildsAssumeInfoCardValuesSentences{wildsAssumeInfoCardValuesRows};
constinit const StepSentences wildsAssumeCardValuesSentences{wildsAssumeCardValuesRows};
constinit const StepSentences getTrioPairValuesSentences{getTrioPairValuesRows};

} // namespace showdown::narration
