// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/progressdatabase.h"

#include "app/progress/practiceexport.h"
#include "app/progress/sqlite.h"
#include "app/tables/readfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <utility>

namespace showdown::progress {

using narration::ProgressFault;
using narration::ProgressProblem;
using namespace sqlite;

namespace {

/// The statements that lead from each version of the schema to the next.
const std::array<QStringList, 4>& upgrades()
{
    const QStringList begin{
        QStringLiteral("CREATE TABLE openings (id INTEGER PRIMARY KEY, origin TEXT NOT NULL, "
                       "lesson TEXT NOT NULL, moment TEXT NOT NULL, UNIQUE (origin, lesson))"),
        QStringLiteral("CREATE TABLE answers (id INTEGER PRIMARY KEY, origin TEXT NOT NULL, "
                       "lesson TEXT NOT NULL, exercise TEXT NOT NULL, moment TEXT NOT NULL, "
                       "isRight INTEGER NOT NULL CHECK (isRight IN (0, 1)))"),
        QStringLiteral("CREATE TABLE folders (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE)"),
    };
    // Lessons without the digits of their folders; the first opening of those that are one now.
    const QStringList withoutDigits{
        QStringLiteral("ALTER TABLE openings RENAME TO numbered"),
        begin.front(),
        QStringLiteral("INSERT OR IGNORE INTO openings SELECT id, origin, CASE WHEN lesson GLOB "
                       "'[0-9][0-9]-?*' THEN substr(lesson, 4) ELSE lesson END, moment "
                       "FROM numbered ORDER BY id"),
        QStringLiteral("DROP TABLE numbered"),
        QStringLiteral("UPDATE answers SET lesson = substr(lesson, 4) "
                       "WHERE lesson GLOB '[0-9][0-9]-?*'"),
    };
    // What is done stays done.
    const QStringList withTries{
        QStringLiteral("ALTER TABLE answers ADD COLUMN isFirst INTEGER NOT NULL DEFAULT 1 "
                       "CHECK (isFirst IN (0, 1))"),
    };
    // Rows keep their number for ever, so that another program sees which ones are new.
    const QStringList withPractice{
        QStringLiteral("CREATE TABLE practice (id INTEGER PRIMARY KEY AUTOINCREMENT, "
                       "answered TEXT NOT NULL, topic TEXT NOT NULL, kind TEXT NOT NULL, "
                       "difficulty TEXT NOT NULL, rules TEXT NOT NULL, seed INTEGER NOT NULL, "
                       "right INTEGER NOT NULL CHECK (right IN (0, 1)), hints INTEGER NOT NULL, "
                       "mistake TEXT NOT NULL, tempting TEXT NOT NULL, "
                       "repeat INTEGER NOT NULL CHECK (repeat IN (0, 1)))"),
        QStringLiteral("CREATE TABLE rounds (id TEXT PRIMARY KEY, answered INTEGER NOT NULL, "
                       "content TEXT NOT NULL)"),
    };
    static const std::array<QStringList, 4> statements{begin, withoutDigits, withTries,
                                                       withPractice};
    return statements;
}

int currentVersion()
{
    return static_cast<int>(upgrades().size());
}

/// A lock that lets one program at a time in, for as long as it lives. The system releases it with
/// the program: an empty database is locked, because a file that names its owner outlives a kill.
class Turn
{
public:
    Turn(const QString& path, std::chrono::milliseconds patience)
        : m_connection(connectTo(path, patience))
    {
        QSqlDatabase database = called(m_connection);
        m_failure = database.open() ? run(database, QStringLiteral("BEGIN EXCLUSIVE"))
                                    : Failure(faultOf(database.lastError()));
    }
    ~Turn() { disconnectFrom(m_connection); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

    Failure failure() const { return m_failure; }

private:
    QString m_connection;
    Failure m_failure;
};

/// Renames a file, and what SQLite keeps beside it, to the first free name; empty on failure.
QString setAside(const QString& path)
{
    const QFileInfo file(path);
    // The logs first: SQLite would delete one that it finds without its file.
    const QStringList parts{QStringLiteral("-wal"), QStringLiteral("-journal"), QString()};
    for (int number = 1; number < 10'000; ++number) {
        const QString name =
            QStringLiteral("%1-%2.%3")
                .arg(file.completeBaseName(), QString::number(number), file.suffix());
        const QString aside = file.dir().filePath(name);
        // A log alone is what a kill left between two renames: its file gets the same name.
        const auto isTaken = [&](const QString& part) {
            return QFile::exists(aside + part) && (part.isEmpty() || QFile::exists(path + part));
        };
        if (std::any_of(parts.cbegin(), parts.cend(), isTaken))
            continue;
        QStringList moved;
        for (const QString& part : parts) {
            if (!QFile::exists(path + part))
                continue;
            if (!QFile::rename(path + part, aside + part)) {
                for (const QString& log : moved)
                    QFile::rename(aside + log, path + log);
                return {};
            }
            moved += part;
        }
        QFile::remove(path + QStringLiteral("-shm")); // says where in the log things stand
        return name;
    }
    return {};
}

/// Whether a pipe or a device, on which SQLite would block, has the name of a file that it would
/// open.
bool isAnyNoFile(const QStringList& paths)
{
    return std::ranges::any_of(paths, [](const QString& path) {
        const auto fault = tables::faultOfFile(path);
        return fault == narration::FileFault::notFile || fault == narration::FileFault::linkCircle;
    });
}

bool isSetAside(Failure failure)
{
    return failure == ProgressFault::damaged || failure == ProgressFault::newer;
}

} // namespace

QString ProgressDatabase::fileName()
{
    return QStringLiteral("progress.sqlite");
}

ProgressDatabase::Opened ProgressDatabase::open(const QString& folder,
                                                std::chrono::milliseconds patience)
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        return {nullptr, ProgressProblem{ProgressFault::noDatabase, {}}, {}, {}};
    if (!QDir().mkpath(folder))
        return {nullptr, ProgressProblem{ProgressFault::notWritable, {}}, {}, {}};

    // One program at a time checks the file, or two would set one file aside.
    const QString path = QDir(folder).filePath(fileName());
    const QString lock = QDir(folder).filePath(QStringLiteral("progress.lock"));
    if (isAnyNoFile({path, path + QStringLiteral("-wal"), path + QStringLiteral("-journal"),
                     path + QStringLiteral("-shm"), lock, lock + QStringLiteral("-journal")}))
        return {nullptr, ProgressProblem{ProgressFault::notFile, {}}, {}, {}};
    const Turn turn(lock, patience);
    if (turn.failure() == ProgressFault::busy)
        return readCopy(path, patience, ProgressFault::busy);

    std::unique_ptr<ProgressDatabase> database(new ProgressDatabase(path, patience));
    Failure failure = database->prepare();
    if (!failure)
        return {std::move(database), std::nullopt, {}, {}};
    if (!isSetAside(failure)) {
        database.reset();
        return readCopy(path, patience, *failure);
    }

    ProgressProblem problem{*failure, {}};
    database.reset();
    problem.aside = setAside(path).toStdString();
    if (problem.aside.empty())
        return {nullptr, ProgressProblem{ProgressFault::notSetAside, {}}, {}, {}};
    database.reset(new ProgressDatabase(path, patience));
    failure = database->prepare();
    if (failure)
        return {nullptr, ProgressProblem{*failure, {}}, {}, {}};
    return {std::move(database), problem, {}, {}};
}

/// SQLite has to write beside a file with a log, even to read it, so it reads a copy.
ProgressDatabase::Opened ProgressDatabase::readCopy(const QString& path,
                                                    std::chrono::milliseconds patience,
                                                    ProgressFault fault)
{
    Opened opened{nullptr, ProgressProblem{fault, {}}, {}, {}};
    const QTemporaryDir folder;
    const QString copy = folder.filePath(fileName());
    if (!folder.isValid() || !QFile::copy(path, copy))
        return opened;
    QFile::copy(path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    for (const QString& part : {copy, copy + QStringLiteral("-wal")})
        QFile::setPermissions(part, QFile::ReadOwner | QFile::WriteOwner);
    ProgressDatabase database(copy, patience);
    if (!database.prepare()) {
        database.read(opened.found);
        database.readPractice(opened.foundPractice);
    }
    return opened;
}

ProgressDatabase::ProgressDatabase(const QString& path, std::chrono::milliseconds patience)
    : m_connection(connectTo(path, patience))
{}

ProgressDatabase::~ProgressDatabase()
{
    disconnectFrom(m_connection);
}

Failure ProgressDatabase::prepare()
{
    QSqlDatabase database = called(m_connection);
    if (!database.open())
        return faultOf(database.lastError());
    QVariant version;
    if (const Failure failure = run(database, QStringLiteral("PRAGMA user_version"), &version))
        return failure;
    if (version.toInt() > currentVersion())
        return ProgressFault::newer;

    QVariant soundness;
    Failure failure = run(database, QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!failure)
        failure = run(database, QStringLiteral("PRAGMA synchronous = FULL"));
    if (!failure)
        failure = run(database, QStringLiteral("PRAGMA integrity_check(1)"), &soundness);
    if (!failure && soundness.toString() != QLatin1String("ok"))
        failure = ProgressFault::damaged;
    // Requests write access even if there is nothing to change.
    if (!failure)
        failure = upgrade(version.toInt());
    if (failure)
        return failure;
    // Detects a database that is not ours.
    for (const char* statement : {"SELECT answered FROM practice", "SELECT content FROM rounds"}) {
        if (const Failure wrong = run(database, QString::fromLatin1(statement)))
            return wrong;
    }
    Journal journal;
    return read(journal);
}

Failure ProgressDatabase::upgrade(int version)
{
    return atOnce(called(m_connection), [this, version]() -> Failure {
        if (version < 0)
            return ProgressFault::damaged;
        QVariant tables;
        if (const Failure failure =
                run(called(m_connection), QStringLiteral("SELECT count(*) FROM sqlite_master"),
                    &tables))
            return failure;
        if (version == 0 && tables.toInt() > 0)
            return ProgressFault::damaged;
        for (int from = version; from < currentVersion(); ++from) {
            for (const QString& statement : upgrades().at(static_cast<std::size_t>(from))) {
                if (const Failure failure = run(called(m_connection), statement))
                    return failure;
            }
        }
        return version == currentVersion()
                   ? std::nullopt
                   : run(called(m_connection),
                         QStringLiteral("PRAGMA user_version = %1").arg(currentVersion()));
    });
}

Failure ProgressDatabase::read(Journal& journal) const
{
    Journal found;
    const QSqlDatabase database = called(m_connection);
    const Failure failure = atOneMoment(database, [&database, &found] {
        Failure failed = each(
            database, QStringLiteral("SELECT origin, lesson, moment FROM openings ORDER BY id"),
            [&found](const QSqlQuery& row) {
                found.openings.push_back({{row.value(0).toString(), row.value(1).toString()},
                                          momentFrom(row.value(2).toString())});
            });
        if (!failed)
            failed = each(
                database,
                QStringLiteral("SELECT origin, lesson, exercise, moment, isRight, isFirst "
                               "FROM answers ORDER BY id"),
                [&found](const QSqlQuery& row) {
                    found.answers.push_back({{row.value(0).toString(), row.value(1).toString()},
                                             row.value(2).toString(),
                                             momentFrom(row.value(3).toString()),
                                             row.value(4).toBool(),
                                             row.value(5).toBool()});
                });
        if (!failed)
            failed =
                each(database, QStringLiteral("SELECT path FROM folders ORDER BY id"),
                     [&found](const QSqlQuery& row) { found.folders += row.value(0).toString(); });
        return failed;
    });
    if (!failure)
        journal = std::move(found);
    return failure;
}

Failure ProgressDatabase::readPractice(PracticeNews& news)
{
    PracticeNews found;
    qint64 last = m_lastAnswer;
    qint64 count = m_practiceAnswers;
    const QSqlDatabase database = called(m_connection);
    const Failure failure = atOneMoment(database, [&] {
        QVariant there;
        Failure failed =
            run(database, QStringLiteral("SELECT count(*) FROM practice WHERE id <= %1").arg(last),
                &there);
        if (!failed && there.toLongLong() != count) {
            found.isAll = true;
            last = count = 0;
        }
        if (!failed)
            failed = each(database,
                          QStringLiteral("SELECT id, %1 FROM practice WHERE id > %2 ORDER BY id")
                              .arg(answerColumns().join(QStringLiteral(", ")))
                              .arg(last),
                          [&](const QSqlQuery& row) {
                              QVariantList columns;
                              for (int column = 1; column <= answerColumns().size(); ++column)
                                  columns += row.value(column);
                              last = row.value(0).toLongLong();
                              ++count;
                              if (const auto answer = answerFrom(columns))
                                  found.answers.push_back(*answer);
                          });
        if (!failed)
            failed = each(database, QStringLiteral("SELECT content FROM rounds ORDER BY id DESC"),
                          [&found](const QSqlQuery& row) {
                              if (auto round = roundFrom(row.value(0).toString()))
                                  found.rounds.push_back(std::move(*round));
                          });
        return failed;
    });
    if (failure)
        return failure;
    m_lastAnswer = last;
    m_practiceAnswers = count;
    news = std::move(found);
    return std::nullopt;
}

Failure ProgressDatabase::addPractice(const PracticeChanges& practice)
{
    const QSqlDatabase database = called(m_connection);
    for (const PracticeAnswer& answer : practice.answers) {
        const QStringList marks(answerColumns().size(), QStringLiteral("?"));
        if (const Failure failure = run(database,
                                        QStringLiteral("INSERT INTO practice (%1) VALUES (%2)")
                                            .arg(answerColumns().join(u','), marks.join(u',')),
                                        columnsOf(answer)))
            return failure;
    }
    for (const PracticeRound& round : practice.rounds) {
        const Failure failure =
            round.isOver()
                ? run(database, QStringLiteral("DELETE FROM rounds WHERE id = ? AND answered <= ?"),
                      {roundKey(round), round.current()})
                : run(database,
                      QStringLiteral("INSERT INTO rounds VALUES (?, ?, ?) ON CONFLICT (id) DO "
                                     "UPDATE SET answered = excluded.answered, "
                                     "content = excluded.content "
                                     "WHERE excluded.answered >= answered"),
                      {roundKey(round), round.current(), roundText(round)});
        if (failure)
            return failure;
    }
    return std::nullopt;
}

Failure ProgressDatabase::add(const Journal& more, const PracticeChanges& practice)
{
    return atOnce(called(m_connection), [this, &more, &practice]() -> Failure {
        for (const Opening& opening : more.openings) {
            if (const Failure failure =
                    run(called(m_connection),
                        QStringLiteral("INSERT OR IGNORE INTO openings (origin, lesson, moment) "
                                       "VALUES (?, ?, ?)"),
                        {opening.lesson.origin, opening.lesson.lesson, momentText(opening.when)}))
                return failure;
        }
        for (const Answer& answer : more.answers) {
            if (const Failure failure =
                    run(called(m_connection),
                        QStringLiteral("INSERT INTO answers (origin, lesson, exercise, moment, "
                                       "isRight, isFirst) VALUES (?, ?, ?, ?, ?, ?)"),
                        {answer.lesson.origin, answer.lesson.lesson, answer.exercise,
                         momentText(answer.when), answer.isRight ? 1 : 0, answer.isFirst ? 1 : 0}))
                return failure;
        }
        for (const QString& folder : more.folders) {
            if (const Failure failure = run(
                    called(m_connection),
                    QStringLiteral("INSERT OR IGNORE INTO folders (path) VALUES (?)"), {folder}))
                return failure;
        }
        return addPractice(practice);
    });
}

Failure ProgressDatabase::clear()
{
    return atOnce(called(m_connection), [this]() -> Failure {
        const Failure failure = run(called(m_connection), QStringLiteral("DELETE FROM openings"));
        return failure ? failure : run(called(m_connection), QStringLiteral("DELETE FROM answers"));
    });
}

Failure ProgressDatabase::clearPractice()
{
    return atOnce(called(m_connection), [this]() -> Failure {
        const Failure failure = run(called(m_connection), QStringLiteral("DELETE FROM practice"));
        return failure ? failure : run(called(m_connection), QStringLiteral("DELETE FROM rounds"));
    });
}

Failure ProgressDatabase::closeFolder(const QString& folder)
{
    return run(called(m_connection), QStringLiteral("DELETE FROM folders WHERE path = ?"),
               QVariantList{folder});
}

Failure ProgressDatabase::drop(const QString& folder)
{
    return atOnce(called(m_connection), [this, &folder]() -> Failure {
        for (const char* statement :
             {"DELETE FROM folders WHERE path = ?", "DELETE FROM openings WHERE origin = ?",
              "DELETE FROM answers WHERE origin = ?"}) {
            if (const Failure failure =
                    run(called(m_connection), QString::fromLatin1(statement), QVariantList{folder}))
                return failure;
        }
        return std::nullopt;
    });
}

} // namespace showdown::progress
