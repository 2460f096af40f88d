// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace showdown::cli {

/// The two files of a lesson.
struct NewLesson
{
    QByteArray text;
    QByteArray tasks;
};

/// A lesson without a mistake, with a sample of each kind of block, example and exercise, in this
/// language, or in English.
NewLesson templateLesson(const QString& language);

/// A table for a lesson; title, note and names are empty if it has none.
struct LessonTable
{
    lessons::Setting setting;
    QString title = {};
    QString note = {};
    QStringList names = {}; ///< of its players, who all play
};

/// All of a lesson, and its title, if it has one.
struct LessonTables
{
    QString title;
    std::vector<LessonTable> tables;
};

/// The tables of a file: those of a `.showdown` file, else one a line, the hands separated by '|'.
/// Fails unless each has two or three whole hands, one of which wins.
LessonTables readTables(const std::string& file);

/// A lesson with an example of each table, and a question who wins.
NewLesson lessonOf(const LessonTables& all, const QString& language);

} // namespace showdown::cli
