// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr Test firstIsBetter = equals("result", 1);
constexpr Test secondIsBetter = equals("result", -1);

constexpr Test hasNoWilds = equals("numWilds", 0);
constexpr Test isTrio = equals("groupSize", 3);

constexpr auto comparePairKickersRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "The pairs are equal: whose kickers are better, Player %1's or Player %2's?",
         "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "Wilds are part of the pair: values is %1.", "%1: [K, ★]"),
     with("values")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds of Player %1.",
                        "%1: a number"),
     with(player)},
    {4, yes(hasNoWilds),
     QT_TRANSLATE_NOOP3("Steps", "There is no wild: the pair is two natural cards.", "")},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "One wild is no pair: a natural card belongs to it.", "")},
    {4, no,
     QT_TRANSLATE_NOOP3("Steps", "Two wilds are the pair: natural cards are all kickers.", "")},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "The value %1 comes out, too: values is %2.",
                        "%1: 6, jack; %2: [K, ★]"),
     with(valueAt("info1.cardValues", 0), "values")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the pair out of %1.", "%1: K♥ 6♣"),
     with("sorted1")},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the kickers of Player %1, wilds first: %2.",
                        "%1: a number; %2: K♥ 6♣"),
     with(player, "kickers1")},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps", "Wilds are part of the pair: values is %1.", "%1: [K, ★]"),
     with("values")},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds of Player %1.",
                        "%1: a number"),
     with(otherPlayer)},
    {10, yes(hasNoWilds),
     QT_TRANSLATE_NOOP3("Steps", "There is no wild: the pair is two natural cards.", "")},
    {10, yes,
     QT_TRANSLATE_NOOP3("Steps", "One wild is no pair: a natural card belongs to it.", "")},
    {10, no,
     QT_TRANSLATE_NOOP3("Steps", "Two wilds are the pair: natural cards are all kickers.", "")},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps", "The value %1 comes out, too: values is %2.",
                        "%1: 6, jack; %2: [K, ★]"),
     with(valueAt("info2.cardValues", 0), "values")},
    {12, always,
     QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the pair out of %1.", "%1: K♥ 6♣"),
     with("sorted2")},
    {13, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the kickers of Player %1, wilds first: %2.",
                        "%1: a number; %2: K♥ 6♣"),
     with(otherPlayer, "kickers2")},
    {14, always,
     QT_TRANSLATE_NOOP3("Steps", "CompareHands compares the kickers %1 with %2.",
                        "%1: K♥ 6♣; %2: K♥ 6♣"),
     with("kickers1", "kickers2")},
    {15, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {15, secondIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {15, always, QT_TRANSLATE_NOOP3("Steps", "The result is 0: a tie.", "")},
});

constexpr auto compareKickersRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose kickers are better, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "GetKickers finds the kickers of Player %1.", "%1: a number"),
     with(player)},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "GetKickers finds the kickers of Player %1.", "%1: a number"),
     with(otherPlayer)},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "CompareHands compares the kickers %1 with %2.",
                        "%1: K♥ 6♣; %2: K♥ 6♣"),
     with("kickers1", "kickers2")},
    {5, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {5, secondIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "The result is 0: a tie.", "")},
});

constexpr auto getKickersRows = std::to_array<StepSentence>({
    {1, isTrio,
     QT_TRANSLATE_NOOP3("Steps", "Which cards of %1 are left beside the trio?", "%1: K♥ 6♣"),
     with("sorted")},
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Which card of %1 is left beside the quad?", "%1: K♥ 6♣"),
     with("sorted")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "The group is of the value %1 and wilds: values is %2.",
                        "%1: 6, jack; %2: [K, ★]"),
     with(valueAt("info.cardValues", 0), "values")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the cards of value %1.", "%1: 6, jack"),
     with(valueAt("info.cardValues", 0))},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "%1 cards of value %2 are enough.", "%1: 3; %2: 6, jack"),
     with("numOfValue", valueAt("info.cardValues", 0))},
    {4, no, QT_TRANSLATE_N_NOOP3("Steps", "%n cards of value %1 are not enough.", "%1: 6, jack"),
     with(valueAt("info.cardValues", 0)), "numOfValue",
     QT_TRANSLATE_NOOP3("Steps", "One card of value %1 is not enough.", "%1: 6, jack")},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "No wild is needed for the group: values is %1.", "%1: [K, ★]"),
     with("values")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds.", "")},
    {7, yes, QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are enough.", ""), {}, "numWilds"},
    {7, no(hasNoWilds), QT_TRANSLATE_NOOP3("Steps", "There is no wild.", "")},
    {7,
     no,
     QT_TRANSLATE_N_NOOP3("Steps", "%n wilds alone are not enough.", ""),
     {},
     "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "One wild alone is not enough.", "")},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps", "The group is of wilds alone, as aces: values is %1.",
                        "%1: [K, ★]"),
     with("values")},
    {9, isTrio,
     QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the trio out of %1.", "%1: K♥ 6♣"),
     with("sorted")},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the quad out of %1.", "%1: K♥ 6♣"),
     with("sorted")},
    {10, always, QT_TRANSLATE_NOOP3("Steps", "Sort what is left, wilds first: %1.", "%1: K♥ 6♣"),
     with("kickers")},
    {11, isTrio, QT_TRANSLATE_NOOP3("Steps", "The kickers are %1.", "%1: K♥ 6♣"), with("kickers")},
    {11, always, QT_TRANSLATE_NOOP3("Steps", "The kicker is %1.", "%1: K♥ 6♣"), with("kickers")},
});

constexpr auto getTwoPairKickersRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Which card of %1 is left beside the two pairs?", "%1: K♥ 6♣"),
     with("sorted")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair, %1: take its natural cards out of %2.",
                        "%1: jacks; %2: K♥ 6♣"),
     with(pluralAt("info.cardValues", 0), "rest")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "The lower pair, %1: take its natural cards out of %2.",
                        "%1: jacks; %2: K♥ 6♣"),
     with(pluralAt("info.cardValues", 1), "rest")},
    {4, equals("numLeft", 0),
     QT_TRANSLATE_NOOP3("Steps", "Four cards are out: both pairs are natural.", "")},
    {4,
     always,
     QT_TRANSLATE_N_NOOP3("Steps", "%n cards of the pairs are wilds.", ""),
     {},
     "numLeft",
     QT_TRANSLATE_NOOP3("Steps", "One card of the pairs is a wild.", "")},
    {5, equals("numLeft", 0),
     QT_TRANSLATE_NOOP3("Steps", "No wild has to come out of %1.", "%1: K♥ 6♣"), with("rest")},
    {5, always, QT_TRANSLATE_N_NOOP3("Steps", "Take %n wilds out of %1.", "%1: K♥ 6♣"),
     with("rest"), "numLeft", QT_TRANSLATE_NOOP3("Steps", "Take one wild out of %1.", "%1: K♥ 6♣")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "The kicker is %1.", "%1: K♥ 6♣"), with("rest")},
});

} // namespace

constinit const StepSentences comparePairKickersSentences{comparePairKickersRows};
constinit const StepSentences compareKickersSentences{compareKickersRows};
constinit const StepSentences getKickersSentences{getKickersRows};
constinit const StepSentences getTwoPairKickersSentences{getTwoPairKickersRows};

} // namespace showdown::narration
