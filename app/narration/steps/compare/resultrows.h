// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steps/stepsentence.h"

#include <QCoreApplication>

namespace showdown::narration {

constexpr Test firstIsBetter = equals("result", 1);
constexpr Test secondIsBetter = equals("result", -1);

/// Sentences of the functions that end by returning the result of a comparison.
template <typename Line>
constexpr auto resultRows = sentencesOf<Line>({
    {Line::returnResult, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {Line::returnResult, secondIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
    {Line::returnResult, always, QT_TRANSLATE_NOOP3("Steps", "The result is 0: a tie.", "")},
});

/// Further sentences of those that return earlier if the groups decide.
template <typename Line>
constexpr auto decidedRows = sentencesOf<Line>({
    {Line::returnDecided, firstIsBetter,
     QT_TRANSLATE_NOOP3("Steps", "The result is 1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(player)},
    {Line::returnDecided, always,
     QT_TRANSLATE_NOOP3("Steps", "The result is −1: the hand of Player %1 is better.",
                        "%1: a number"),
     with(otherPlayer)},
});

/// Sentences of the functions that sort each hand and search it with a new info.
template <typename Line>
constexpr auto sortRows = sentencesOf<Line>({
    {Line::sort, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand of Player %1: highest first, wilds last.",
                        "%1: a number"),
     with(owner)},
    {Line::newInfo, always,
     QT_TRANSLATE_NOOP3("Steps", "A new info for Player %1.", "%1: a number"), with(owner)},
});

} // namespace showdown::narration
