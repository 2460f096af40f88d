// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsarithmetictext.h"
#include "core/questions/exercise.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

/// The arithmetic of a question about outs, up to the number asked for: unseen cards, outs, chance,
/// odds. Empty for numbers that are not about outs.
std::vector<ArithmeticRow> numberRows(const Exercise& exercise, const GiveNumber& asked);

/// A row with its result: "Unseen: 52 cards − 6 seen = 46."
QString rowWithResult(const ArithmeticRow& row);

/// The sentences for the lines of the call whose variable is asked for, up to the line that gives
/// the variable its final value.
QStringList callSentences(const Exercise& exercise, const GiveNumber& asked);

/// How the number is found. For a right answer it gives the result, for a wrong one the way to
/// calculate it, if it is calculated: "Unseen: 52 cards − 6 seen."
QString numberReason(const Exercise& exercise, const GiveNumber& asked, const Judgement& judgement);

/// How the right number comes about, with the number itself: for an answer without a second try.
QString numberWorking(const Exercise& exercise, const GiveNumber& asked);

/// The number that a person typed: "4.8", "4,8", "20 %", "4.8 : 1"; nothing if it is none.
std::optional<double> numberFromText(const QString& text);

} // namespace showdown::narration
