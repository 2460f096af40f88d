// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/compare/ofakind.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = CompareGroupsLine;

bool equalPairs(const StepFacts& step)
{
    return step.number("pair1") == step.number("pair2");
}

bool equalTrios(const StepFacts& step)
{
    return step.number("trio1") == step.number("trio2");
}

constexpr auto comparePairsRows = sentencesOf<Line>({
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose pair is higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {Line::setValue, always,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 has the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(owner, "pair#")},
    {Line::countWilds, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "CountCardsByValue counts the wilds of Player %1: two can be a pair of aces.",
         "%1: a number"),
     with(owner)},
    {Line::askAllWild, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: two of them are a pair of aces.",
                          "%1: a number"),
     with(owner), "numWilds"},
    {Line::askAllWild, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(owner)},
    {Line::askAllWild, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(owner), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {Line::becomeAce, always,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 becomes a pair of aces.", "%1: a number"),
     with(owner)},
    {Line::askBetter, yes,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "pair1", inflected("pair2"))},
    {Line::askBetter, no(equalPairs),
     QT_TRANSLATE_NOOP3("Steps", "Pair against pair: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("pair1", inflected("pair2"))},
    {Line::askBetter, no,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 is not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "pair1", inflected("pair2"))},
    {Line::returnBetter, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {Line::askWorse, yes,
     QT_TRANSLATE_NOOP3("Steps", "The pair of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "pair2", inflected("pair1"))},
    {Line::askWorse, no,
     QT_TRANSLATE_NOOP3("Steps", "Both pairs have the value %1.", "%1: 6, jack"), with("pair1")},
    {Line::returnWorse, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher pair decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {Line::returnTie, always,
     QT_TRANSLATE_NOOP3("Steps", "The pairs are equal: they do not decide.", "")},
});

constexpr auto compareTriosRows = sentencesOf<Line>({
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose trio is higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {Line::setValue, always,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 has the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(owner, "trio#")},
    {Line::countWilds, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "CountCardsByValue counts the wilds of Player %1: three can be a trio of aces.",
         "%1: a number"),
     with(owner)},
    {Line::askAllWild, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: three of them are a trio of aces.",
                          "%1: a number"),
     with(owner), "numWilds"},
    {Line::askAllWild, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(owner)},
    {Line::askAllWild, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(owner), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {Line::becomeAce, always,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 becomes a trio of aces.", "%1: a number"),
     with(owner)},
    {Line::askBetter, yes,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "trio1", inflected("trio2"))},
    {Line::askBetter, no(equalTrios),
     QT_TRANSLATE_NOOP3("Steps", "Trio against trio: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("trio1", inflected("trio2"))},
    {Line::askBetter, no,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 is not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "trio1", inflected("trio2"))},
    {Line::returnBetter, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher trio decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {Line::askWorse, yes,
     QT_TRANSLATE_NOOP3("Steps", "The trio of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "trio2", inflected("trio1"))},
    {Line::askWorse, no,
     QT_TRANSLATE_NOOP3("Steps", "Both trios have the value %1.", "%1: 6, jack"), with("trio1")},
    {Line::returnWorse, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher trio decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {Line::returnTie, always,
     QT_TRANSLATE_NOOP3("Steps", "The trios are equal: they do not decide.", "")},
});

} // namespace

constinit const StepTable comparePairsSteps{comparePairsListing, comparePairsRows};
constinit const StepTable compareTriosSteps{compareTriosListing, compareTriosRows};

} // namespace showdown::narration
