// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QByteArray>

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

/// The tables of a file: its one, if it is a `.showdown` file, else one a line, the hands separated
/// by '|'. Fails unless each has two or three whole hands, one of which wins.
std::vector<lessons::Setting> readTables(const std::string& file);

/// A lesson with an example of each table, and a question who wins.
NewLesson lessonOf(const std::vector<lessons::Setting>& tables, const QString& language);

} // namespace showdown::cli
