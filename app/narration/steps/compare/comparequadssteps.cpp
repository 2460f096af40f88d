// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

bool equalQuads(const StepFacts& step)
{
    return step.number("quad1") == step.number("quad2");
}

bool equalFives(const StepFacts& step)
{
    return step.number("five1") == step.number("five2");
}

constexpr auto compareQuadsRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose quad is higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 has the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(player, "quad1")},
    {3, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "CountCardsByValue counts the wilds of Player %1: four can be a quad of aces.",
         "%1: a number"),
     with(player)},
    {4, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: four of them are a quad of aces.",
                          "%1: a number"),
     with(player), "numWilds"},
    {4, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(player)},
    {4, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(player), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 becomes a quad of aces.", "%1: a number"),
     with(player)},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 has the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(otherPlayer, "quad2")},
    {7, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "CountCardsByValue counts the wilds of Player %1: four can be a quad of aces.",
         "%1: a number"),
     with(otherPlayer)},
    {8, yes,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: four of them are a quad of aces.",
                          "%1: a number"),
     with(otherPlayer), "numWilds"},
    {8, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(otherPlayer)},
    {8, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(otherPlayer), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 becomes a quad of aces.", "%1: a number"),
     with(otherPlayer)},
    {10, yes,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "quad1", inflected("quad2"))},
    {10, no(equalQuads),
     QT_TRANSLATE_NOOP3("Steps", "Quad against quad: %1 against %2.", "%1: 6, jack; %2: 6, jack"),
     with("quad1", inflected("quad2"))},
    {10, no,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 is not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "quad1", inflected("quad2"))},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher quad decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {12, yes,
     QT_TRANSLATE_NOOP3("Steps", "The quad of Player %1 is higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "quad2", inflected("quad1"))},
    {12, no, QT_TRANSLATE_NOOP3("Steps", "Both quads have the value %1.", "%1: 6, jack"),
     with("quad1")},
    {13, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher quad decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {14, always, QT_TRANSLATE_NOOP3("Steps", "The quads are equal: they do not decide.", "")},
});

constexpr auto compareFivesRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Whose five cards are higher, Player %1's or Player %2's?",
                        "%1: a number; %2: a number"),
     with(player, otherPlayer)},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 have the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(player, "five1")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "CountCardsByValue counts the wilds of Player %1: five are five aces.",
                        "%1: a number"),
     with(player)},
    {4, yes, QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: five aces.", "%1: a number"),
     with(player), "numWilds"},
    {4, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(player)},
    {4, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(player), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "The five wilds of Player %1 become aces.", "%1: a number"),
     with(player)},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 have the value %2.",
                        "%1: a number; %2: 6, jack"),
     with(otherPlayer, "five2")},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "CountCardsByValue counts the wilds of Player %1: five are five aces.",
                        "%1: a number"),
     with(otherPlayer)},
    {8, yes, QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds: five aces.", "%1: a number"),
     with(otherPlayer), "numWilds"},
    {8, no(equals("numWilds", 0)),
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has no wild.", "%1: a number"), with(otherPlayer)},
    {8, no,
     QT_TRANSLATE_N_NOOP3("Steps", "Player %1 has %n wilds, not enough for aces.", "%1: a number"),
     with(otherPlayer), "numWilds",
     QT_TRANSLATE_NOOP3("Steps", "Player %1 has one wild, not enough for aces.", "%1: a number")},
    {9, always,
     QT_TRANSLATE_NOOP3("Steps", "The five wilds of Player %1 become aces.", "%1: a number"),
     with(otherPlayer)},
    {10, yes,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 are higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "five1", inflected("five2"))},
    {10, no(equalFives),
     QT_TRANSLATE_NOOP3("Steps", "Five cards against five: %1 against %2.",
                        "%1: 6, jack; %2: 6, jack"),
     with("five1", inflected("five2"))},
    {10, no,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 are not higher: %2 does not beat %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(player, "five1", inflected("five2"))},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher value decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {12, yes,
     QT_TRANSLATE_NOOP3("Steps", "The five cards of Player %1 are higher: %2 beats %3.",
                        "%1: a number; %2: 6, jack; %3: 6, jack"),
     with(otherPlayer, "five2", inflected("five1"))},
    {12, no,
     QT_TRANSLATE_NOOP3("Steps", "Both hands have five cards of the value %1.", "%1: 6, jack"),
     with("five1")},
    {13, always,
     QT_TRANSLATE_NOOP3("Steps", "The higher value decides: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {14, always, QT_TRANSLATE_NOOP3("Steps", "The values are equal: a tie.", "")},
});

} // namespace

constinit const StepSentences compareQuadsSentences{compareQuadsRows};
constinit const StepSentences compareFivesSentences{compareFivesRows};

} // namespace showdown::narration
