// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progress.h"

#include <QFileInfo>
#include <QIODevice>
#include <QTimeZone>

#include <algorithm>
#include <tuple>

namespace showdown::progress {

bool operator<(const LessonKey& left, const LessonKey& right)
{
    return std::tie(left.origin, left.lesson) < std::tie(right.origin, right.lesson);
}

LessonRecords recordsOf(const Journal& journal)
{
    LessonRecords records;
    for (const Opening& opening : journal.openings)
        records.try_emplace(opening.lesson);
    for (const Answer& answer : journal.answers) {
        bool& isDone = records[answer.lesson][answer.exercise];
        isDone = isDone || (answer.isRight && answer.isFirst);
    }
    return records;
}

LessonState stateOf(const LessonRecords& records, const LessonKey& lesson,
                    const QStringList& exercises)
{
    const auto record = records.find(lesson);
    if (record == records.end())
        return LessonState::untouched;
    const LessonAnswers& answers = record->second;
    const bool isDone =
        !exercises.isEmpty()
        && std::all_of(exercises.cbegin(), exercises.cend(), [&answers](const QString& exercise) {
               const auto answer = answers.find(exercise);
               return answer != answers.end() && answer->second;
           });
    return isDone ? LessonState::done : LessonState::begun;
}

QStringList foldersThere(const Journal& journal)
{
    QStringList folders = journal.folders;
    folders.removeIf([](const QString& folder) { return !QFileInfo(folder).isDir(); });
    return folders;
}

QStringList goneFolders(const Journal& journal)
{
    QStringList folders = journal.folders;
    for (const Opening& opening : journal.openings)
        folders += opening.lesson.origin;
    for (const Answer& answer : journal.answers)
        folders += answer.lesson.origin;
    folders.removeDuplicates();
    folders.removeIf(
        [](const QString& folder) { return folder.isEmpty() || QFileInfo(folder).isDir(); });
    return folders;
}

bool writeCsv(const Journal& journal, QIODevice& device)
{
    QByteArray text = "folder,lesson,exercise,answered,right,first\n";
    for (const Answer& answer : journal.answers) {
        text += csvField(answer.lesson.origin) + ',' + csvField(answer.lesson.lesson) + ','
                + csvField(answer.exercise) + ',' + momentText(answer.when).toUtf8() + ','
                + (answer.isRight ? "yes" : "no") + ',' + (answer.isFirst ? "yes" : "no") + '\n';
    }
    return device.write(text) == text.size();
}

QByteArray csvField(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    const bool isPlain = std::none_of(bytes.cbegin(), bytes.cend(), [](char byte) {
        return byte == ',' || byte == '"' || byte == '\n' || byte == '\r';
    });
    return isPlain ? bytes : '"' + bytes.replace('"', "\"\"") + '"';
}

QString momentText(const QDateTime& moment)
{
    return moment.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime momentFrom(const QString& text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

} // namespace showdown::progress
