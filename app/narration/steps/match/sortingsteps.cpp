// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr auto sortCardsByDescendingValueRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Highest first, wilds last: %1.", "%1: cards"),
     with("result")},
});

constexpr auto sortCardsByDescendingValueHighWildsRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Wilds first, then highest first: %1.", "%1: cards"),
     with("result")},
});

} // namespace

constinit const StepSentences sortCardsByDescendingValueSentences{sortCardsByDescendingValueRows};
constinit const StepSentences sortCardsByDescendingValueHighWildsSentences{
    sortCardsByDescendingValueHighWildsRows};

} // namespace showdown::narration
