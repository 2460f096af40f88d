// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/kickers.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

constexpr Test hasNoWilds = equals("numWilds", 0);
constexpr Test isTrio = equals("groupSize", 3);

constexpr auto comparePairKickersRows = [] {
    using Line = ComparePairKickersLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "The pairs are equal: whose kickers are better, Player %1's or Player %2's?",
             "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::setValues, always,
         QT_TRANSLATE_NOOP3("Steps", "A wild can be in the pair: values is %1.", "%1: [K, ★]"),
         with("values")},
        {Line::countWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::countOtherWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds of Player %1.",
                            "%1: a number"),
         with(player)},
        {Line::askFewWilds, yes(hasNoWilds),
         QT_TRANSLATE_NOOP3("Steps", "There is no wild: the pair is two natural cards.", "")},
        {Line::askFewWilds, yes(reaches("numWilds", 3)),
         QT_TRANSLATE_NOOP3("Steps", "There are not exactly two wilds.", "")},
        {Line::askFewWilds, yes,
         QT_TRANSLATE_NOOP3("Steps", "One wild is no pair: a natural card belongs to it.", "")},
        {Line::askFewWilds, no,
         QT_TRANSLATE_NOOP3("Steps", "Two wilds are the pair: natural cards are all kickers.", "")},
        {Line::addPairValue, always,
         QT_TRANSLATE_NOOP3("Steps", "The value %1 comes out, too: values is %2.",
                            "%1: 6, jack; %2: [K, ★]"),
         with(valueAt("info#.cardValues", 0), "values")},
        {Line::takeOut, always,
         QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the pair out of %1.",
                            "%1: K♥ 6♣"),
         with("sorted#")},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the kickers %2 of Player %1, wilds first.",
                            "%1: a number; %2: K♥ 6♣"),
         with(owner, "kickers#")},
        {Line::compareHands, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareHands compares the kickers %1 with %2.",
                            "%1: K♥ 6♣; %2: K♥ 6♣"),
         with("kickers1", "kickers2")},
    });
    return own + resultRows<Line>;
}();

constexpr auto compareKickersRows = [] {
    using Line = CompareKickersLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Whose kickers are better, Player %1's or Player %2's?",
                            "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::getKickers, always,
         QT_TRANSLATE_NOOP3("Steps", "GetKickers finds the kickers of Player %1.", "%1: a number"),
         with(owner)},
        {Line::compareHands, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareHands compares the kickers %1 with %2.",
                            "%1: K♥ 6♣; %2: K♥ 6♣"),
         with("kickers1", "kickers2")},
    });
    return own + resultRows<Line>;
}();

constexpr auto getKickersRows = [] {
    using Line = GetKickersLine;
    return sentencesOf<Line>({
        {Line::start, isTrio,
         QT_TRANSLATE_NOOP3("Steps", "Which cards of %1 are left beside the trio?", "%1: K♥ 6♣"),
         with("sorted")},
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Which card of %1 is left beside the quad?", "%1: K♥ 6♣"),
         with("sorted")},
        {Line::setValues, always,
         QT_TRANSLATE_NOOP3("Steps", "The value %1 and wilds can be in the group: values is %2.",
                            "%1: 6, jack; %2: [K, ★]"),
         with(valueAt("info.cardValues", 0), "values")},
        {Line::countValue, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the cards of value %1.",
                            "%1: 6, jack"),
         with(valueAt("info.cardValues", 0))},
        {Line::askNaturals, yes,
         QT_TRANSLATE_NOOP3("Steps", "%1 cards of value %2 are enough.", "%1: 3; %2: 6, jack"),
         with("numOfValue", valueAt("info.cardValues", 0))},
        {Line::askNaturals, no,
         QT_TRANSLATE_N_NOOP3("Steps", "%n cards of value %1 are not enough.", "%1: 6, jack"),
         with(valueAt("info.cardValues", 0)), "numOfValue",
         QT_TRANSLATE_NOOP3("Steps", "One card of value %1 is not enough.", "%1: 6, jack")},
        {Line::useNaturals, always,
         QT_TRANSLATE_NOOP3("Steps", "No wild is needed for the group: values is %1.",
                            "%1: [K, ★]"),
         with("values")},
        {Line::countWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardsByValue counts the wilds.", "")},
        {Line::askWilds,
         yes,
         QT_TRANSLATE_N_NOOP3("Steps", "%n wilds are enough.", ""),
         {},
         "numWilds"},
        {Line::askWilds, no(hasNoWilds), QT_TRANSLATE_NOOP3("Steps", "There is no wild.", "")},
        {Line::askWilds,
         no,
         QT_TRANSLATE_N_NOOP3("Steps", "%n wilds alone are not enough.", ""),
         {},
         "numWilds",
         QT_TRANSLATE_NOOP3("Steps", "One wild alone is not enough.", "")},
        {Line::useWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "The group is of wilds alone, as aces: values is %1.",
                            "%1: [K, ★]"),
         with("values")},
        {Line::takeOut, isTrio,
         QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the trio out of %1.",
                            "%1: K♥ 6♣"),
         with("sorted")},
        {Line::takeOut, always,
         QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes the quad out of %1.",
                            "%1: K♥ 6♣"),
         with("sorted")},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort what is left, %1, wilds first.", "%1: K♥ 6♣"),
         with("kickers")},
        {Line::returnKickers, isTrio,
         QT_TRANSLATE_NOOP3("Steps", "The kickers are %1.", "%1: K♥ 6♣"), with("kickers")},
        {Line::returnKickers, always, QT_TRANSLATE_NOOP3("Steps", "The kicker is %1.", "%1: K♥ 6♣"),
         with("kickers")},
    });
}();

constexpr auto getTwoPairKickersRows = [] {
    using Line = GetTwoPairKickersLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Which card of %1 is left beside the two pairs?", "%1: K♥ 6♣"),
         with("sorted")},
        {Line::setValues, always,
         QT_TRANSLATE_NOOP3("Steps", "Cards of the pairs have the values %1.", "%1: [K, ★]"),
         with("values")},
        {Line::takeOut, always,
         QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues takes four cards out of %1.",
                            "%1: K♥ 6♣"),
         with("sorted")},
        {Line::takeOutHigher, always,
         QT_TRANSLATE_NOOP3("Steps", "The higher pair, %1: take its natural cards out of %2.",
                            "%1: jacks; %2: K♥ 6♣"),
         with(pluralAt("info.cardValues", 0), "sorted")},
        {Line::takeOutLower, always,
         QT_TRANSLATE_NOOP3("Steps", "The lower pair, %1: take its natural cards out of %2.",
                            "%1: jacks; %2: K♥ 6♣"),
         with(pluralAt("info.cardValues", 1), "rest")},
        {Line::setNumLeft, equals("numLeft", 0),
         QT_TRANSLATE_NOOP3("Steps", "Four cards are out: both pairs are natural.", "")},
        {Line::setNumLeft,
         always,
         QT_TRANSLATE_N_NOOP3("Steps", "%n cards of the pairs are wilds.", ""),
         {},
         "numLeft",
         QT_TRANSLATE_NOOP3("Steps", "One card of the pairs is a wild.", "")},
        {Line::takeOutWilds, equals("numLeft", 0),
         QT_TRANSLATE_NOOP3("Steps", "No wild has to come out of %1.", "%1: K♥ 6♣"), with("rest")},
        {Line::takeOutWilds, always,
         QT_TRANSLATE_N_NOOP3("Steps", "Take %n wilds out of %1.", "%1: K♥ 6♣"), with("rest"),
         "numLeft", QT_TRANSLATE_NOOP3("Steps", "Take one wild out of %1.", "%1: K♥ 6♣")},
        {Line::returnRest, always, QT_TRANSLATE_NOOP3("Steps", "The kicker is %1.", "%1: K♥ 6♣"),
         with("rest")},
    });
}();

} // namespace

constinit const StepTable comparePairKickersSteps{comparePairKickersListing,
                                                  comparePairKickersRows};
constinit const StepTable compareKickersSteps{compareKickersListing, compareKickersRows};
constinit const StepTable getKickersSteps{getKickersListing, getKickersRows};
constinit const StepTable getTwoPairKickersSteps{getTwoPairKickersListing, getTwoPairKickersRows};

} // namespace showdown::narration
