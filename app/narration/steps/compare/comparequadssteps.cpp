// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/compare/ofakind.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = CompareGroupsLine;

bool equalQuads(const StepFacts& step)
{
    return step.number("quad1") == step.number("quad2");
}

bool equalFives(const StepFacts& step)
{
    return step.number("five1") == step.number("five2");
}

constexpr auto compareQuadsRows = sentencesOf<Line>({
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose quad is higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {Line::setValue, always,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 has the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(owner, "quad#")},
    {Line::countWilds, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "CountCardsByValue counts the wilds of Player %1: four can be a quad of aces.",
         "%1: a number"),
     with(owner)},
    {Line::askAllWild, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: four of them are a quad of aces.",
                          "%1: a number"),
     with(owner), "numWilds"},
    {Line::askAllWild, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(owner)},
    {Line::askAllWild, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(owner), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {Line::becomeAce, always,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 becomes a quad of aces.", "%1: a number"),
     with(owner)},
    {Line::askBetter, yes,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "quad1", inflected("quad2"))},
    {Line::askBetter, no(equalQuads),
     QT_TRANSLATE_NOOP3("Steps", "Quad against quad: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("quad1", inflected("quad2"))},
    {Line::askBetter, no,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 is not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "quad1", inflected("quad2"))},
    {Line::returnBetter, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher quad decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {Line::askWorse, yes,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "quad2", inflected("quad1"))},
    {Line::askWorse, no,
     QT_TRANSLATE_NOOP3("Steps", "Both quads have the value %1.", "%1: 6, jack"), with("quad1")},
    {Line::returnWorse, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher quad decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {Line::returnTie, always,
     QT_TRANSLATE_NOOP3("Steps", "The quads are equal: they do not decide.", "")},
});

constexpr auto compareFivesRows = sentencesOf<Line>({
    {Line::start, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose five cards are higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {Line::setValue, always,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 have the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(owner, "five#")},
    {Line::countWilds, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "CountCardsByValue counts the wilds of Player %1: five are five aces.",
                        "%1: a number"),
     with(owner)},
    {Line::askAllWild, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: five aces.", "%1: a number"),
     with(owner), "numWilds"},
    {Line::askAllWild, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(owner)},
    {Line::askAllWild, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(owner), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {Line::becomeAce, always,
     QT_TRANSLATE_NOOP3("Steps", "The five wilds of Player %1 become aces.", "%1: a number"),
     with(owner)},
    {Line::askBetter, yes,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 are higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "five1", inflected("five2"))},
    {Line::askBetter, no(equalFives),
     QT_TRANSLATE_NOOP3("Steps", "Five cards against five: %1 against %2.",
                        "%1: 6, jack; %2: 6, jack"),
     with("five1", inflected("five2"))},
    {Line::askBetter, no,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 are not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "five1", inflected("five2"))},
    {Line::returnBetter, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher value decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {Line::askWorse, yes,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 are higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "five2", inflected("five1"))},
    {Line::askWorse, no,
     QT_TRANSLATE_NOOP3("Steps", "Both hands have five cards of the value %1.", "%1: 6, jack"),
     with("five1")},
    {Line::returnWorse, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher value decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {Line::returnTie, always, QT_TRANSLATE_NOOP3("Steps", "The values are equal: a tie.", "")},
});

} // namespace

constinit const StepTable compareQuadsSteps{compareQuadsListing, compareQuadsRows};
constinit const StepTable compareFivesSteps{compareFivesListing, compareFivesRows};

} // namespace showdown::narration
