// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/compare/fullhouse.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

constexpr Test isTrio = equals("size", 3);
constexpr Test noneMissing = equals("numMissing", 0);

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

constexpr auto findWinnerFullHouseRows = [] {
    using Line = FindWinnerFullHouseLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps",
             "Both hands hold a full house: which one is better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1: highest first, wilds last.",
                            "%1: a number"),
         with(owner)},
        {Line::findGroups, always,
         QT_TRANSLATE_NOOP3("Steps", "FullHouse finds the two values of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::assumeInfo, always,
         QT_TRANSLATE_NOOP3(
             "Steps",
             "WildsAssumeInfoCardValues makes sure that both values of Player %1 are real ones.",
             "%1: a number"),
         with(owner)},
        {Line::assumeValues, hasNoWild("hand#"),
         QT_TRANSLATE_NOOP3("Steps", "WildsAssumeCardValues finds no wild to change for Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::assumeValues, always,
         QT_TRANSLATE_NOOP3("Steps",
                            "WildsAssumeCardValues turns the wilds of Player %1 into these values.",
                            "%1: a number"),
         with(owner)},
        {Line::readTrioPair, always,
         QT_TRANSLATE_NOOP3("Steps",
                            "GetTrioPairValues reads which value is the trio of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::setTrio, always,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has three %2.", "%1: a number; %2: jacks"),
         with(owner, plural("trio#"))},
        {Line::askTrioBetter, yes,
         QT_TRANSLATE_NOOP3("Steps", "Player %1's three %2 are higher: they beat three %3.",
                            "%1: a number; %2: kings; %3: jacks"),
         with(player, plural("trio1"), plural("trio2"))},
        {Line::askTrioBetter, no(areEqual("trio")),
         QT_TRANSLATE_NOOP3("Steps", "Trio against trio: %1 against %2.",
                            "%1: 6, jack; %2: 6, jack"),
         with("trio1", inflected("trio2"))},
        {Line::askTrioBetter, no,
         QT_TRANSLATE_NOOP3("Steps", "Player %1's three %2 do not beat three %3.",
                            "%1: a number; %2: kings; %3: jacks"),
         with(player, plural("trio1"), plural("trio2"))},
        {Line::returnTrioBetter, always,
         QT_TRANSLATE_NOOP3("Steps", "The higher trio decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(player)},
        {Line::askTrioWorse, yes,
         QT_TRANSLATE_NOOP3("Steps", "Player %1's three %2 are higher: they beat three %3.",
                            "%1: a number; %2: kings; %3: jacks"),
         with(otherPlayer, plural("trio2"), plural("trio1"))},
        {Line::askTrioWorse, no,
         QT_TRANSLATE_NOOP3("Steps", "Both trios have the value %1: the pair must decide.",
                            "%1: 6, jack"),
         with("trio1")},
        {Line::returnTrioWorse, always,
         QT_TRANSLATE_NOOP3("Steps", "The higher trio decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(otherPlayer)},
        {Line::setPair, always,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has a pair of %2.", "%1: a number; %2: jacks"),
         with(owner, plural("pair#"))},
        {Line::askPairBetter, yes,
         QT_TRANSLATE_NOOP3("Steps", "Player %1's pair of %2 is higher: it beats a pair of %3.",
                            "%1: a number; %2: kings; %3: jacks"),
         with(player, plural("pair1"), plural("pair2"))},
        {Line::askPairBetter, no(areEqual("pair")),
         QT_TRANSLATE_NOOP3("Steps", "Pair against pair: %1 against %2.",
                            "%1: 6, jack; %2: 6, jack"),
         with("pair1", inflected("pair2"))},
        {Line::askPairBetter, no,
         QT_TRANSLATE_NOOP3("Steps", "Player %1's pair of %2 does not beat a pair of %3.",
                            "%1: a number; %2: kings; %3: jacks"),
         with(player, plural("pair1"), plural("pair2"))},
        {Line::returnPairBetter, always,
         QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(player)},
        {Line::askPairWorse, yes,
         QT_TRANSLATE_NOOP3("Steps", "Player %1's pair of %2 is higher: it beats a pair of %3.",
                            "%1: a number; %2: kings; %3: jacks"),
         with(otherPlayer, plural("pair2"), plural("pair1"))},
        {Line::askPairWorse, no,
         QT_TRANSLATE_NOOP3("Steps", "Both pairs have the value %1.", "%1: 6, jack"),
         with("pair1")},
        {Line::returnPairWorse, always,
         QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(otherPlayer)},
        {Line::returnTie, always,
         QT_TRANSLATE_NOOP3("Steps", "Trio and pair are equal: a tie.", "")},
    });
}();

constexpr auto wildsAssumeInfoCardValuesRows = [] {
    using Line = WildsAssumeInfoCardValuesLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Make sure that %1 holds two real values.", "%1: [K, ★]"),
         with("cardValues")},
        {Line::setReplaceValue, always,
         QT_TRANSLATE_NOOP3("Steps", "The best value for a wild is the ace.", "")},
        {Line::nextValue, yes, QT_TRANSLATE_NOOP3("Steps", "Look at the value %1.", "%1: 6, jack"),
         with("value")},
        {Line::nextValue, no, QT_TRANSLATE_NOOP3("Steps", "No value is left.", "")},
        {Line::askWild, yes,
         QT_TRANSLATE_NOOP3("Steps", "The value is wild: it needs a real one.", "")},
        {Line::askWild, no,
         QT_TRANSLATE_NOOP3("Steps", "The value %1 is a real one.", "%1: 6, jack"), with("value")},
        {Line::askHeld, yes,
         QT_TRANSLATE_NOOP3("Steps", "The list already holds the value %1.", "%1: 6, jack"),
         with("replaceValue")},
        {Line::askHeld, no,
         QT_TRANSLATE_NOOP3("Steps", "The list does not hold the value %1 yet.", "%1: 6, jack"),
         with("replaceValue")},
        {Line::takeKing, always, QT_TRANSLATE_NOOP3("Steps", "So the king is next best.", "")},
        {Line::becomeValue, always,
         QT_TRANSLATE_NOOP3("Steps", "The wild becomes %1: the list is %2.",
                            "%1: 6, jack; %2: [K, ★]"),
         with("replaceValue", "cardValues")},
        {Line::sortValues, always, QT_TRANSLATE_NOOP3("Steps", "Highest first: %1.", "%1: [K, 8]"),
         with("cardValues")},
        {Line::returnValues, always,
         QT_TRANSLATE_NOOP3("Steps", "Return the values: %1.", "%1: [K, ★]"), with("cardValues")},
    });
}();

constexpr auto wildsAssumeCardValuesRows = [] {
    using Line = WildsAssumeCardValuesLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Fill up %1: three %2 and two %3.",
                            "%1: K♥ 6♣; %2: jacks; %3: jacks"),
         with("hand", pluralAt("cardValues", 0), pluralAt("cardValues", 1))},
        {Line::copyHand, always,
         QT_TRANSLATE_NOOP3("Steps", "CopyHand comes first: the dealt cards must not change.", "")},
        {Line::nextGroup, yes(isTrio),
         QT_TRANSLATE_NOOP3("Steps", "First up to three %1.", "%1: jacks"), with(plural("value"))},
        {Line::nextGroup, yes, QT_TRANSLATE_NOOP3("Steps", "Then up to two %1.", "%1: jacks"),
         with(plural("value"))},
        {Line::nextGroup, no, QT_TRANSLATE_NOOP3("Steps", "Both groups are done.", "")},
        {Line::countValue, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the cards of value %1.",
                            "%1: 6, jack"),
         with("value")},
        {Line::setMissing, noneMissing,
         QT_TRANSLATE_NOOP3("Steps", "Of %1 the hand has %2: none is missing.", "%1: jacks; %2: 3"),
         with(plural("value"), "count")},
        {Line::setMissing, tooMany,
         QT_TRANSLATE_NOOP3("Steps", "Of %1 the hand has %2: more than this group needs.",
                            "%1: jacks; %2: 3"),
         with(plural("value"), "count")},
        {Line::setMissing, always,
         QT_TRANSLATE_N_NOOP3("Steps", "Of %1 the hand has %2: %n are missing.",
                              "%1: jacks; %2: 3"),
         with(plural("value"), "count"), "numMissing",
         QT_TRANSLATE_NOOP3("Steps", "Of %1 the hand has %2: one is missing.", "%1: jacks; %2: 3")},
        {Line::nextWild, yes, QT_TRANSLATE_NOOP3("Steps", "%1 can fill in.", "%1: 6♥"), with(card)},
        {Line::nextWild, no(isFull),
         QT_TRANSLATE_NOOP3("Steps", "No more %1 are needed.", "%1: jacks"), with(plural("value"))},
        {Line::nextWild, no, QT_TRANSLATE_NOOP3("Steps", "No wild is left.", "")},
        {Line::takeValue, always,
         QT_TRANSLATE_NOOP3("Steps", "%1 takes the value %2.", "%1: 6♥; %2: 6, jack"),
         with(card, "value")},
        {Line::countMissing, noneMissing, QT_TRANSLATE_NOOP3("Steps", "None is missing now.", "")},
        {Line::countMissing,
         always,
         QT_TRANSLATE_N_NOOP3("Steps", "%n are still missing.", ""),
         {},
         "numMissing",
         QT_TRANSLATE_NOOP3("Steps", "One is still missing.", "")},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the copy %1, highest first.", "%1: K♥ 6♣"),
         with("copy")},
        {Line::returnCopy, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"),
         with("copy")},
    });
}();

constexpr auto getTrioPairValuesRows = [] {
    using Line = GetTrioPairValuesLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Which value of %1 is the trio?", "%1: K♥ 6♣"), with("hand")},
        {Line::askTrioFirst, yes,
         QT_TRANSLATE_NOOP3("Steps", "Cards 2 and 3, %1 and %2, are equal: the trio comes first.",
                            "%1, %2: 6♥, 6★"),
         with(cardAt(1), cardAt(2))},
        {Line::askTrioFirst, no,
         QT_TRANSLATE_NOOP3("Steps", "Cards 2 and 3, %1 and %2, differ: the trio comes last.",
                            "%1, %2: 6♥, 6★"),
         with(cardAt(1), cardAt(2))},
        {Line::returnTrioFirst, always,
         QT_TRANSLATE_NOOP3("Steps", "A trio of %1 and a pair of %2.", "%1: jacks; %2: jacks"),
         with(valuesOfCard(1), valuesOfCard(3))},
        {Line::returnTrioLast, always,
         QT_TRANSLATE_NOOP3("Steps", "A trio of %1 and a pair of %2.", "%1: jacks; %2: jacks"),
         with(valuesOfCard(2), valuesOfCard(1))},
    });
}();

} // namespace

constinit const StepTable findWinnerFullHouseSteps{findWinnerFullHouseListing,
                                                   findWinnerFullHouseRows};
constinit const StepTable wildsAssumeInfoCardValuesSteps{wildsAssumeInfoCardValuesListing,
                                                         wildsAssumeInfoCardValuesRows};
constinit const StepTable wildsAssumeCardValuesSteps{wildsAssumeCardValuesListing,
                                                     wildsAssumeCardValuesRows};
constinit const StepTable getTrioPairValuesSteps{getTrioPairValuesListing, getTrioPairValuesRows};

} // namespace showdown::narration
