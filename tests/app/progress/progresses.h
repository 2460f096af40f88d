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
    return QDateTime(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC).addSecs(qint64{60} * minutes);
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

/// Statements that make the file of an earlier version: a lesson was opened, an exercise of it was
/// answered so many times, and there is a folder.
inline QStringList olderFile(int version, int answers = 1)
{
    const QString lesson =
        version == 1 ? QStringLiteral("06-two-pair") : QStringLiteral("two-pair");
    QStringList statements{
        QStringLiteral("CREATE TABLE openings (id INTEGER PRIMARY KEY, origin TEXT NOT NULL, "
                       "lesson TEXT NOT NULL, moment TEXT NOT NULL, UNIQUE (origin, lesson))"),
        QStringLiteral("CREATE TABLE answers (id INTEGER PRIMARY KEY, origin TEXT NOT NULL, "
                       "lesson TEXT NOT NULL, exercise TEXT NOT NULL, moment TEXT NOT NULL, "
                       "isRight INTEGER NOT NULL CHECK (isRight IN (0, 1)))"),
        QStringLiteral("CREATE TABLE folders (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE)"),
        QStringLiteral("INSERT INTO openings VALUES (1, '', '%1', '2026-03-01T09:00:00.000Z')")
            .arg(lesson),
        QStringLiteral("WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number "
                       "WHERE n < %2) INSERT INTO answers SELECT n, '', '%1', 'a', "
                       "'2026-03-01T09:01:00.000Z', 1 FROM number")
            .arg(lesson)
            .arg(answers),
        QStringLiteral("INSERT INTO folders VALUES (1, '/home/me/lessons')"),
        QStringLiteral("PRAGMA user_version = %1").arg(version)};
    if (version == 3)
        statements += QStringLiteral("ALTER TABLE answers ADD COLUMN isFirst INTEGER NOT NULL "
                                     "DEFAULT 1 CHECK (isFirst IN (0, 1))");
    return statements;
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
