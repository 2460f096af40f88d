// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/exercise.h"

#include <QStringList>

namespace showdown::narration {

/// The solution of an exercise without a fault, step by step, each a whole sentence or two; the
/// last step gives the answer. For hands that are to be built it names the cards of `built`, hands
/// that are right, and compares those; without them it only describes the complete ones.
QStringList solutionSteps(const Exercise& exercise, const BuiltHands& built = {});

/// The first `count` steps of the solution, but never the one that gives the answer, nor for an
/// order the last two.
QStringList filledSteps(const Exercise& exercise, int count);

} // namespace showdown::narration
