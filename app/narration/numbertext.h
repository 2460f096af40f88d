// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/chance.h"

#include <QString>

#include <chrono>
#include <cstdint>

namespace showdown::narration {

/// "1,370,754": a number in groups of three digits, as the language separates them.
QString countText(std::uint64_t count);

/// "12", "17.3": a number rounded to tenths.
QString tenthsText(double number);

/// "5", "0.5": a time in seconds.
QString secondsNumber(std::chrono::milliseconds time);

/// "26.1 %": rounded from the fraction, halves up, to 0 to 14 decimals.
QString percentText(const Chance& chance, int decimals = 1);

/// "26.1": without its sign.
QString percentNumber(const Chance& chance, int decimals = 1);

/// percentText() with as many more decimals as needed so that only exactly nothing or all is "0.0
/// %" or "100.0 %": "99.9998 %".
QString sharePercentText(const Chance& chance, int decimals = 1);

/// "0.05 %": a number from 0 to 1, such as a standard error, to 0 to 6 decimals.
QString smallPercentText(double share, int decimals = 2);

/// The text with every percent sign kept on the line of its number.
QString withFirmPercents(QString text);

/// "≈ 26.1 %": a figure of a sample.
QString estimated(const QString& figure);

/// "about 26.1 percent": an estimate as a screen reader says it.
QString spokenEstimate(const QString& figure);

/// "2.8 : 1": cases against per case for; a dash if none is for.
QString againstText(const Chance& chance);

/// "1.5 : 1": cases for per case against; a dash if none is against.
QString inFavourText(const Chance& chance);

/// More cases are for than against.
bool isLikely(const Chance& chance);

/// "2.8 : 1 against" up to one half, "1.5 : 1 in favour" above; a dash if there is nothing to
/// divide by.
QString oddsText(const Chance& chance);

/// As above, but "even" where as many cases are for as against.
QString oddsOrEvenText(const Chance& chance);

/// "16.7 percent", "5.0 to 1 against", "1.5 to 1 in favour", "even": as a screen reader says them.
/// Odds are empty where there is nothing to divide by.
QString spokenPercent(const Chance& chance, int decimals = 1);
QString spokenOdds(const Chance& chance);

} // namespace showdown::narration
