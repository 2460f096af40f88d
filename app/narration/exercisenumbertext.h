// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsarithmetictext.h"
#include "core/questions/exercise.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace showdown::narration {

/// The working out of what is asked about outs, up to the number that is asked for: unseen cards, outs,
/// chance, odds. Empty for numbers that are not about outs.
std::vector<ArithmeticRow> numberRows(const Exercise& exercise, const GiveNumber& asked);

/// A row with what comes out: "Unseen: 52 cards − 6 seen = 46."
QString rowWithResult(const ArithmeticRow& row);

/// What the lines of the call do whose variable is asked for, up to the one that gives the variable the
/// value that it has at the end.
QStringList callSentences(const Exercise& exercise, const GiveNumber& asked);

/// How the number is found. To a right answer it says what comes out, to a wrong one how to reckon it,
/// where it is reckoned: "Unseen: 52 cards − 6 seen."
QString numberReason(const Exercise& exercise, const GiveNumber& asked, const Judgement& judgement);

} // namespace showdown::narration
