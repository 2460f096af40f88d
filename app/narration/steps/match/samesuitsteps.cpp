// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/samesuit.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = AreCardsSameSuitLine;

constexpr auto areCardsSameSuitRows = sentencesOf<Line>({
    {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Can %1 be of one suit?", "%1: K♥ 6♣"),
     with("hand")},
    {Line::setSuit, always, QT_TRANSLATE_NOOP3("Steps", "No suit is known yet.", "")},
    {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(card)},
    {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {Line::askWild, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is a wild.", "%1: 6♥"), with(card)},
    {Line::askWild, no, QT_TRANSLATE_NOOP3("Steps", "%1 is a natural card.", "%1: 6♥"), with(card)},
    {Line::skipWild, always,
     QT_TRANSLATE_NOOP3("Steps", "%1 joins any suit: go on with the next card.", "%1: 6♥"),
     with(card)},
    {Line::askFirst, yes,
     QT_TRANSLATE_NOOP3("Steps", "%1 is the first card whose suit counts.", "%1: 6♥"), with(card)},
    {Line::askFirst, no,
     QT_TRANSLATE_NOOP3("Steps", "The suit is already known: %1.", "%1: hearts"), with("suit")},
    {Line::takeSuit, always,
     QT_TRANSLATE_NOOP3("Steps", "%1 sets the suit: %2.", "%1: 6♥; %2: hearts"),
     with(card, "suit")},
    {Line::askOtherSuit, yes,
     QT_TRANSLATE_NOOP3("Steps", "%1 is of another suit than %2.", "%1: 6♥; %2: hearts"),
     with(card, "suit")},
    {Line::askOtherSuit, no,
     QT_TRANSLATE_NOOP3("Steps", "%1 is of the suit %2.", "%1: 6♥; %2: hearts"),
     with(card, "suit")},
    {Line::returnNo, always, QT_TRANSLATE_NOOP3("Steps", "A second suit: the answer is no.", "")},
    {Line::returnYes, always,
     QT_TRANSLATE_NOOP3("Steps", "One suit for all cards: the answer is yes.", "")},
});

} // namespace

constinit const StepTable areCardsSameSuitSteps{areCardsSameSuitListing, areCardsSameSuitRows};

} // namespace showdown::narration
