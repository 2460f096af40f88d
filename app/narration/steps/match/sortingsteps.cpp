// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/sorting.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

using Line = SortCardsLine;

constexpr auto sortCardsByDescendingValueRows = sentencesOf<Line>({
    {Line::sort, always, QT_TRANSLATE_NOOP3("Steps", "Highest first, wilds last: %1.", "%1: cards"),
     with("result")},
});

constexpr auto sortCardsByDescendingValueHighWildsRows = sentencesOf<Line>({
    {Line::sort, always,
     QT_TRANSLATE_NOOP3("Steps", "Wilds first, then highest first: %1.", "%1: cards"),
     with("result")},
});

} // namespace

constinit const StepTable sortCardsByDescendingValueSteps{sortCardsByDescendingValueListing,
                                                          sortCardsByDescendingValueRows};
constinit const StepTable sortCardsByDescendingValueHighWildsSteps{
    sortCardsByDescendingValueHighWildsListing, sortCardsByDescendingValueHighWildsRows};

} // namespace showdown::narration
