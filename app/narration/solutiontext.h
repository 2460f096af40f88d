// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QStringList>

namespace showdown::narration {

/// How an exercise without a fault is solved, step by step, each a whole sentence or two; the last step
/// gives the answer. Of hands that are to be built it tells only what the complete ones are.
QStringList solutionSteps(const Exercise& exercise);

/// The first steps of the solution, so many of them, but never the one that gives the answer,
/// nor of an order the last two.
QStringList filledSteps(const Exercise& exercise, int count);

} // namespace showdown::narration
