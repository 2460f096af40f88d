// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/exercises.h"

#include <QTest>

namespace showdown::tests {

/// The columns of a table of exercises with their answers; see exerciseOf() and answerFrom().
inline void addAnsweredColumns()
{
    for (const char* column : {"kind", "setting", "rules", "answer"})
        QTest::addColumn<QString>(column);
}

/// A row of that table; further columns are to be added.
inline QTestData& addAnsweredRow(const char* kind, const char* setting, const char* rules,
                                 const char* answer)
{
    return QTest::addRow("%s: %s, %s: %s", kind, setting, rules, answer)
           << QString::fromUtf8(kind) << QString::fromUtf8(setting) << QString::fromUtf8(rules)
           << QString::fromUtf8(answer);
}

/// An exercise and an answer to it.
struct Answered
{
    Exercise exercise;
    ExerciseAnswer answer;
};

/// The exercise and answer of the current row.
inline Answered answeredHere()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, setting);
    QFETCH(const QString, rules);
    QFETCH(const QString, answer);
    const Exercise exercise = exerciseOf(kind, setting, rules);
    return {exercise, answerFrom(exercise, answer)};
}

} // namespace showdown::tests
