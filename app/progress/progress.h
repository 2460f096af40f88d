// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/progressproblem.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QIODevice;

namespace showdown::progress {

/// Why something could not be done; nothing if it was.
using Failure = std::optional<narration::ProgressFault>;

/// A lesson, in whatever language it is read.
struct LessonKey
{
    QString origin; ///< the folder of one's own that it is from; empty: it comes with the program
    QString lesson; ///< its id: "06-two-pair"

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
    QString exercise; ///< its id
    QDateTime when;
    bool isRight = false;

    bool operator==(const Answer&) const = default;
};

/// What somebody has done, in the order in which it was recorded.
struct Journal
{
    std::vector<Opening> openings; ///< one for each lesson
    std::vector<Answer> answers;
    QStringList folders; ///< of one's own, with lessons, in the order in which they were opened

    bool operator==(const Journal&) const = default;
};

/// How far somebody has come with a lesson.
enum class LessonState : std::uint8_t {
    untouched,
    begun, ///< opened, or answered in
    done,  ///< each of its exercises has been answered rightly
};

/// What somebody has done in one lesson that is at least begun: of each exercise that was answered
/// whether it was ever answered rightly.
using LessonAnswers = std::map<QString, bool>;

/// All lessons that are at least begun.
using LessonRecords = std::map<LessonKey, LessonAnswers>;

LessonRecords recordsOf(const Journal& journal);

/// The state of a lesson that has these exercises now. One without exercises is never done.
LessonState stateOf(const LessonRecords& records, const LessonKey& lesson,
                    const QStringList& exercises);

/// The folders of one's own that are opened and are there.
QStringList foldersThere(const Journal& journal);

/// The folders of one's own, opened or answered from, that are not there any more.
QStringList goneFolders(const Journal& journal);

/// Writes every answer as a line of CSV in UTF-8 under a line of headings:
/// `folder,lesson,exercise,answered,right`, with times in UTC and `yes` or `no`. False if the device
/// does not take all of it.
bool writeCsv(const Journal& journal, QIODevice& device);

/// A moment as text, `2026-03-01T09:30:00.000Z`, and back.
QString momentText(const QDateTime& moment);
QDateTime momentFrom(const QString& text);

} // namespace showdown::progress
