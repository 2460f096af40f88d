// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/progress/sqlite.h"

#include <QSqlError>
#include <QUuid>

namespace showdown::progress::sqlite {

using narration::ProgressFault;

namespace {

Failure failureOf(const QSqlError& error)
{
    return error.isValid() ? Failure(faultOf(error)) : std::nullopt;
}

/// Begins, runs a function and commits; on failure everything is as before.
Failure between(const QSqlDatabase& database, const QString& begin,
                const std::function<Failure()>& act)
{
    if (const Failure failure = run(database, begin))
        return failure;
    Failure failure = act();
    if (!failure)
        failure = run(database, QStringLiteral("COMMIT"));
    if (failure)
        run(database, QStringLiteral("ROLLBACK"));
    return failure;
}

} // namespace

ProgressFault faultOf(const QSqlError& error)
{
    const int code = error.nativeErrorCode().toInt();
    switch (code & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return ProgressFault::busy;
    case 3:  // SQLITE_PERM
    case 8:  // SQLITE_READONLY
    case 14: // SQLITE_CANTOPEN
        return ProgressFault::notWritable;
    case 1:  // SQLITE_ERROR: a statement finds other tables than ours
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return ProgressFault::damaged;
    case 13: // SQLITE_FULL
        return ProgressFault::diskFull;
    default:
        // SQLITE_IOERR_WRITE: no more may be written. SQLITE_IOERR_SHMSIZE: no room for "-shm".
        return code == 778 || code == 4874 ? ProgressFault::diskFull : ProgressFault::otherError;
    }
}

Failure run(const QSqlDatabase& database, const QString& statement, QVariant* answer)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(statement))
        return faultOf(query.lastError());
    if (answer && query.next())
        *answer = query.value(0);
    return failureOf(query.lastError());
}

Failure run(const QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database);
    if (!query.prepare(statement))
        return faultOf(query.lastError());
    for (const QVariant& value : values) {
        // Qt takes an empty text without memory for NULL.
        const bool isEmpty = value.typeId() == QMetaType::QString && value.toString().isEmpty();
        query.addBindValue(isEmpty ? QVariant(QLatin1String("")) : value);
    }
    return query.exec() ? std::nullopt : Failure(faultOf(query.lastError()));
}

Failure each(const QSqlDatabase& database, const QString& statement,
             const std::function<void(const QSqlQuery& row)>& take)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(statement))
        return faultOf(query.lastError());
    while (query.next())
        take(query);
    return failureOf(query.lastError());
}

Failure atOnce(const QSqlDatabase& database, const std::function<Failure()>& write)
{
    // Not QSqlDatabase::transaction(), which would find out too late that another program writes.
    return between(database, QStringLiteral("BEGIN IMMEDIATE"), write);
}

Failure atOneMoment(const QSqlDatabase& database, const std::function<Failure()>& read)
{
    return between(database, QStringLiteral("BEGIN"), read);
}

QSqlDatabase called(const QString& connection)
{
    return QSqlDatabase::database(connection, false);
}

QString connectTo(const QString& path, std::chrono::milliseconds patience)
{
    QString name = QUuid::createUuid().toString();
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
    database.setDatabaseName(path);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience.count()));
    return name;
}

void disconnectFrom(const QString& connection)
{
    called(connection).close();
    QSqlDatabase::removeDatabase(connection);
}

} // namespace showdown::progress::sqlite
