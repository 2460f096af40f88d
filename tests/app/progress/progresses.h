// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/progress.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

namespace showdown::tests {

inline const progress::LessonKey twoPair{{}, QStringLiteral("two-pair")};
inline const progress::LessonKey straights{{}, QStringLiteral("straight")};
inline const progress::LessonKey ownPair{QStringLiteral("/home/me/lessons"),
                                         QStringLiteral("two-pair")};

/// `minutes` minutes into a certain morning.
inline QDateTime minute(int minutes)
{
    return QDateTime(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC).addSecs(60 * minutes);
}

inline progress::Answer answer(const progress::LessonKey& lesson, const char* exercise, int minutes,
                               bool isRight, bool isFirst = true)
{
    return {lesson, QString::fromLatin1(exercise), minute(minutes), isRight, isFirst};
}

/// The file of the progress in a folder.
inline QString progressFile(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("progress.sqlite"));
}

inline bool writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace showdown::tests
