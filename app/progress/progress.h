// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/progressproblem.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QIODevice;

namespace showdown::progress {

/// Why something failed; nothing if it succeeded.
using Failure = std::optional<narration::ProgressFault>;

/// A lesson, in any language.
struct LessonKey
{
    QString origin; ///< the user folder that it is from; empty: it comes with the program
    QString lesson; ///< its id: "two-pair"

    bool operator==(const LessonKey&) const = default;
};

bool operator<(const LessonKey& left, const LessonKey& right);

/// A lesson was opened for the first time.
struct Opening
{
    LessonKey lesson;
    QDateTime when;

    bool operator==(const Opening&) const = default;
};

/// An exercise was answered.
struct Answer
{
    LessonKey lesson;
    QString exercise; ///< its id; a round of questions is one exercise
    QDateTime when;
    bool isRight = false;
    bool isFirst = true; ///< the first answer to its exercise in this visit

    bool operator==(const Answer&) const = default;
};

/// A user's openings and answers, in the order in which they were recorded.
struct Journal
{
    std::vector<Opening> openings; ///< one for each lesson
    std::vector<Answer> answers;
    QStringList folders; ///< user folders with lessons, in the order in which they were opened

    bool operator==(const Journal&) const = default;
};

/// How far the user has come with a lesson.
enum class LessonState : std::uint8_t {
    untouched,
    begun, ///< opened, or answered in
    done,  ///< each of its exercises was once right at the first try of a visit
};

/// The exercises answered in a lesson that is at least begun, and for each whether it is done: it
/// was once right at the first try of a visit.
using LessonAnswers = std::map<QString, bool>;

/// All lessons that are at least begun.
using LessonRecords = std::map<LessonKey, LessonAnswers>;

LessonRecords recordsOf(const Journal& journal);

/// The state of a lesson that now has these exercises. One without exercises is never done.
LessonState stateOf(const LessonRecords& records, const LessonKey& lesson,
                    const QStringList& exercises);

/// The open user folders that exist.
QStringList foldersThere(const Journal& journal);

/// The user folders, opened or answered from, that no longer exist.
QStringList goneFolders(const Journal& journal);

/// Writes every answer as a line of CSV in UTF-8 under a line of headings:
/// `folder,lesson,exercise,answered,right,first`, with times in UTC and `yes` or `no`. False on a
/// short write.
bool writeCsv(const Journal& journal, QIODevice& device);

/// A field of CSV, in quotation marks where it needs them.
QByteArray csvField(const QString& text);

/// A moment as text, `2026-03-01T09:30:00.000Z`, and back.
QString momentText(const QDateTime& moment);
QDateTime momentFrom(const QString& text);

} // namespace showdown::progress
