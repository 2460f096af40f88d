// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/twopair.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

constexpr Test needsNoWild = equals("needed", 0);
constexpr Test allCardsAreBehind = equals("info.startIndex", Hand::fullSize);

constexpr auto twoPairRows = [] {
    using Line = TwoPairLine;
    return sentencesOf<Line>({
        {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Does %1 hold two pairs?", "%1: K♥ 6♣"),
         with("hand")},
        {Line::sort, always,
         QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
        {Line::newInfo, always,
         QT_TRANSLATE_NOOP3("Steps", "A new info: nothing is found yet.", "")},
        {Line::searchFirst, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for two equal cards.", "")},
        {Line::askNotFound, yes, QT_TRANSLATE_NOOP3("Steps", "No two cards are equal.", "")},
        {Line::askNotFound, no, QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is found.", "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
        {Line::returnNo, always,
         QT_TRANSLATE_NOOP3("Steps", "Not even one pair: the answer is no.", "")},
        {Line::searchSecond, allCardsAreBehind,
         QT_TRANSLATE_NOOP3(
             "Steps", "DoCardsHaveSameValue goes on with the same info, but no card is left.", "")},
        {Line::searchSecond, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue goes on with the same info, at card %1.",
                            "%1: 3"),
         with(ordinal("info.startIndex"))},
        {Line::returnFound, equals("found", 1),
         QT_TRANSLATE_NOOP3("Steps", "A pair of %1 and a pair of %2: the answer is yes.",
                            "%1: jacks; %2: jacks"),
         with(pluralAt("info.cardValues", 0), pluralAt("info.cardValues", 1))},
        {Line::returnFound, always,
         QT_TRANSLATE_NOOP3("Steps", "There is no second pair: the answer is no.", "")},
    });
}();

constexpr auto setInfoAndCheckForTwoPairRows = [] {
    using Line = SetInfoAndCheckForTwoPairLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Find the two highest pairs that %1 can make.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::searchFirst, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for two equal cards.", "")},
        {Line::askFirst, yes, QT_TRANSLATE_NOOP3("Steps", "A pair of %1 is found.", "%1: jacks"),
         with(pluralAt("info.cardValues", 0))},
        {Line::askFirst, no, QT_TRANSLATE_NOOP3("Steps", "No two cards are equal.", "")},
        {Line::countValues, always,
         QT_TRANSLATE_NOOP3("Steps", "CountCardValues counts how often each value occurs.", "")},
        {Line::findPairs, always,
         QT_TRANSLATE_NOOP3("Steps", "These values come as a pair: %1.", "%1: [K, ★]"),
         with("pairs")},
        {Line::askOnePair, yes,
         QT_TRANSLATE_NOOP3("Steps", "There is one pair: the wilds may make another.", "")},
        {Line::askOnePair, no,
         QT_TRANSLATE_NOOP3("Steps", "%1 does not hold just one value.", "%1: [K, ★]"),
         with("pairs")},
        {Line::takeOutPair, always,
         QT_TRANSLATE_NOOP3("Steps", "BuildHandExcludingValues makes the rest of %1.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::searchSecond, always,
         QT_TRANSLATE_NOOP3("Steps", "DoCardsHaveSameValue looks for the second pair.", "")},
        {Line::askNoSecond, yes,
         QT_TRANSLATE_NOOP3("Steps", "There are no two pairs of different values.", "")},
        {Line::askNoSecond, no, QT_TRANSLATE_NOOP3("Steps", "A second pair is found.", "")},
        {Line::returnNoSecond, always,
         QT_TRANSLATE_NOOP3("Steps", "There is no second pair: the answer is no.", "")},
        {Line::joinPairs, always,
         QT_TRANSLATE_NOOP3("Steps", "It joins the first one: pairs is %1.", "%1: [K, ★]"),
         with("pairs")},
        {Line::askTwoPairs, yes, QT_TRANSLATE_NOOP3("Steps", "%1 holds two values.", "%1: [K, ★]"),
         with("pairs")},
        {Line::askTwoPairs, no,
         QT_TRANSLATE_NOOP3("Steps", "%1 does not hold two values.", "%1: [K, ★]"), with("pairs")},
        {Line::givePairs, always,
         QT_TRANSLATE_NOOP3("Steps", "Note both values: info.cardValues is %1.", "%1: [K, ★]"),
         with("info.cardValues")},
        {Line::returnPairs, always,
         QT_TRANSLATE_NOOP3("Steps", "Two pair, %1 and %2: the answer is yes.",
                            "%1: jacks; %2: jacks"),
         with(pluralAt("info.cardValues", 0), pluralAt("info.cardValues", 1))},
        {Line::countWilds, equals("numWilds", 0),
         QT_TRANSLATE_NOOP3("Steps", "The hand has no wild.", "")},
        {Line::countWilds,
         always,
         QT_TRANSLATE_N_NOOP3("Steps", "The hand has %n wilds.", ""),
         {},
         "numWilds",
         QT_TRANSLATE_NOOP3("Steps", "The hand has one wild.", "")},
        {Line::nextHigher, yes,
         QT_TRANSLATE_NOOP3("Steps", "The higher pair: try %1.", "%1: queens"),
         with(plural("higher"))},
        {Line::nextHigher, no,
         QT_TRANSLATE_NOOP3("Steps", "No value is left for the higher pair.", "")},
        {Line::setMissing, equals("missing", 0),
         QT_TRANSLATE_NOOP3("Steps", "For a pair of %1 no card is missing.", "%1: jacks"),
         with(plural("higher"))},
        {Line::setMissing, always,
         QT_TRANSLATE_N_NOOP3("Steps", "For a pair of %1 %n cards are missing.", "%1: jacks"),
         with(plural("higher")), "missing",
         QT_TRANSLATE_NOOP3("Steps", "For a pair of %1 one card is missing.", "%1: jacks")},
        {Line::askMissing, yes(equals("numWilds", 0)),
         QT_TRANSLATE_NOOP3("Steps", "No wild can fill in.", "")},
        {Line::askMissing, yes,
         QT_TRANSLATE_NOOP3("Steps", "One wild cannot fill in for two cards.", "")},
        {Line::askMissing, no(equals("missing", 0)),
         QT_TRANSLATE_NOOP3("Steps", "A pair of %1 needs no wild.", "%1: jacks"),
         with(plural("higher"))},
        {Line::askMissing, no,
         QT_TRANSLATE_N_NOOP3("Steps", "The pair of %1 takes %n wilds.", "%1: jacks"),
         with(plural("higher")), "missing",
         QT_TRANSLATE_NOOP3("Steps", "The pair of %1 takes one wild.", "%1: jacks")},
        {Line::skipHigher, always,
         QT_TRANSLATE_NOOP3("Steps", "Go on with the next lower value.", "")},
        {Line::nextLower, yes, QT_TRANSLATE_NOOP3("Steps", "The lower pair: try %1.", "%1: queens"),
         with(plural("lower"))},
        {Line::nextLower, no,
         QT_TRANSLATE_NOOP3("Steps", "No lower pair goes with a pair of %1.", "%1: jacks"),
         with(plural("higher"))},
        {Line::setNeeded, needsNoWild,
         QT_TRANSLATE_NOOP3("Steps", "Pairs of %1 and %2 need no wild.", "%1: jacks; %2: jacks"),
         with(plural("higher"), plural("lower"))},
        {Line::setNeeded, always,
         QT_TRANSLATE_N_NOOP3("Steps", "Pairs of %1 and %2 need %n wilds.", "%1: jacks; %2: jacks"),
         with(plural("higher"), plural("lower")), "needed",
         QT_TRANSLATE_NOOP3("Steps", "Pairs of %1 and %2 need one wild.", "%1: jacks; %2: jacks")},
        {Line::askNeeded, yes(needsNoWild),
         QT_TRANSLATE_NOOP3("Steps", "Both pairs are there already.", "")},
        {Line::askNeeded, yes, QT_TRANSLATE_NOOP3("Steps", "The hand has enough wilds.", "")},
        {Line::askNeeded, no(equals("numWilds", 0)),
         QT_TRANSLATE_NOOP3("Steps", "The hand has no wild.", "")},
        {Line::askNeeded, no, QT_TRANSLATE_NOOP3("Steps", "The hand has too few wilds.", "")},
        {Line::giveValues, always,
         QT_TRANSLATE_NOOP3("Steps", "Note both values: info.cardValues is %1.", "%1: [K, ★]"),
         with("info.cardValues")},
        {Line::returnYes, always,
         QT_TRANSLATE_NOOP3("Steps", "Two pair, %1 and %2: the answer is yes.",
                            "%1: jacks; %2: jacks"),
         with(plural("higher"), plural("lower"))},
        {Line::returnNo, always,
         QT_TRANSLATE_NOOP3("Steps", "No two pairs can be made: the answer is no.", "")},
    });
}();

} // namespace

constinit const StepTable twoPairSteps{twoPairListing, twoPairRows};
constinit const StepTable setInfoAndCheckForTwoPairSteps{setInfoAndCheckForTwoPairListing,
                                                         setInfoAndCheckForTwoPairRows};

} // namespace showdown::narration
