// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include <cstdint>
#include <optional>

/// Spacing by FSRS-5, with the published weights, a retention of 0.9 and nothing random: when to
/// ask again what was once known.
namespace showdown::progress::spacing {

/// How an answer went: 1 to 4 of FSRS, of which practice gives three.
enum class Grade : std::uint8_t { again = 1, hard, good, easy };

/// What is remembered of one card.
struct Memory
{
    double stability = 0;  ///< days until the chance of recall falls to 90 %
    double difficulty = 0; ///< 1 to 10
    int step = 0;          ///< of the short steps of a new or missed card; -1: beyond them
    bool isMissed = false; ///< its steps are those of a missed card
    bool hasGrown = false; ///< the last answer was right, and not the first of its day
    QDateTime last;        ///< when it was answered
    QDateTime due; ///< when to ask again: to the minute in its steps, else when a day begins

    bool operator==(const Memory&) const = default;
};

/// The memory after an answer; of a card never asked, from nothing. A new card goes through steps
/// of 1 and 10 minutes, a missed one through one of 10; then it waits for whole days of practice.
Memory after(const std::optional<Memory>& before, Grade grade, const QDateTime& when);

/// The chance that it is recalled after so many days.
double recall(double days, double stability);

/// The day of practice that a moment belongs to, and the moment at which one begins: 4:00 local.
QDate dayOf(const QDateTime& when);
QDateTime beginOf(QDate day);

} // namespace showdown::progress::spacing
