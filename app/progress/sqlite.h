// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/progress/progress.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <chrono>
#include <functional>

/// SQLite as the progress needs it: connections by name, statements that fail with a fault of ours,
/// and several statements at once.
namespace showdown::progress::sqlite {

/// What the result code of an error says.
narration::ProgressFault faultOf(const QSqlError& error);

/// A connection to a file, which is made when it is opened; gives the name of the connection.
/// Another program that holds the file is waited for no longer than `patience`.
QString connectTo(const QString& path, std::chrono::milliseconds patience);

/// The connection of this name.
QSqlDatabase called(const QString& connection);

/// Closes a connection and forgets its name.
void disconnectFrom(const QString& connection);

/// Runs one statement. Of its answer the first value, if it is asked for.
Failure run(const QSqlDatabase& database, const QString& statement, QVariant* answer = nullptr);

/// Runs a statement with values for its question marks.
Failure run(const QSqlDatabase& database, const QString& statement, const QVariantList& values);

/// Runs a statement and gives each row of its answer to a function.
Failure each(const QSqlDatabase& database, const QString& statement,
             const std::function<void(const QSqlQuery& row)>& take);

/// All that a function writes, or nothing of it.
Failure atOnce(const QSqlDatabase& database, const std::function<Failure()>& write);

/// All that a function reads, as it was at one moment, whatever others write meanwhile.
Failure atOneMoment(const QSqlDatabase& database, const std::function<Failure()>& read);

} // namespace showdown::progress::sqlite
