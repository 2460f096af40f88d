// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/practice.h"
#include "app/progress/progress.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>

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

/// An answer of practice at a moment.
inline progress::PracticeAnswer practised(const progress::PracticeCard& card, const QDateTime& when,
                                          bool isRight, int hints = 0)
{
    progress::PracticeAnswer answer;
    answer.source.topic = card.first;
    answer.source.kind = card.second;
    answer.when = when;
    answer.isRight = isRight;
    answer.hints = hints;
    return answer;
}

/// The answer to the current question of a round.
inline progress::PracticeAnswer answerTo(const progress::PracticeRound& round,
                                         const QDateTime& when, bool isRight, int hints = 0)
{
    progress::PracticeAnswer answer = practised({}, when, isRight, hints);
    answer.source = round.questions.at(static_cast<std::size_t>(round.current()));
    return answer;
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

/// Runs SQL statements on a file, as another program might.
inline bool alter(const QString& path, const QStringList& statements)
{
    const QString name = QStringLiteral("altering");
    bool isDone = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        isDone = database.open();
        QSqlQuery query(database);
        for (const QString& statement : statements)
            isDone = isDone && query.exec(statement);
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

} // namespace showdown::tests
