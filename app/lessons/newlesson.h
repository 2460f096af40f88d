// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"
#include "app/tables/tablefile.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace showdown::lessons {

/// The two files of a lesson.
struct NewLesson
{
    QByteArray text;
    QByteArray tasks;
};

/// A table for a lesson; title, note and names are empty if it has none.
struct LessonTable
{
    Setting setting;
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

/// A table of which can be asked who wins, or why it is none, in the middle of a sentence.
std::variant<Setting, QString> winnerSetting(const std::vector<Hand>& hands,
                                             const NamedRules& rules, std::optional<Category> lens);

/// The tables of a file, or why one, which is named if there are several, is none for a lesson.
std::variant<LessonTables, QString> lessonTables(const tables::TableStrip& file);

/// A lesson with an example of each table, and a question who wins.
NewLesson lessonOf(const LessonTables& all, const QString& language);

/// Writes both files into a folder, which is made if it is not there, or neither.
std::optional<narration::SaveFault> writeLesson(const QString& folder, const NewLesson& lesson);

} // namespace showdown::lessons
