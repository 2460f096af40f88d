// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr auto areCardsSameSuitRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Can %1 be of one suit?", "%1: K♥ 6♣"), with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "No suit is known yet.", "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(card)},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is a wild.", "%1: 6♥"), with(card)},
    {4, no, QT_TRANSLATE_NOOP3("Steps", "%1 is a natural card.", "%1: 6♥"), with(card)},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "%1 joins any suit: go on with the next card.", "%1: 6♥"),
     with(card)},
    {6, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is the first natural card.", "%1: 6♥"), with(card)},
    {6, no, QT_TRANSLATE_NOOP3("Steps", "The suit is already known: %1.", "%1: hearts"),
     with("suit")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "%1 sets the suit: %2.", "%1: 6♥; %2: hearts"),
     with(card, "suit")},
    {8, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is of another suit than %2.", "%1: 6♥; %2: hearts"),
     with(card, "suit")},
    {8, no, QT_TRANSLATE_NOOP3("Steps", "%1 is of the suit %2.", "%1: 6♥; %2: hearts"),
     with(card, "suit")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "Two suits: the answer is no.", "")},
    {10, always, QT_TRANSLATE_NOOP3("Steps", "One suit for all cards: the answer is yes.", "")},
});

} // namespace

constinit const StepSentences areCardsSameSuitSentences{areCardsSameSuitRows};

} // namespace showdown::narration
