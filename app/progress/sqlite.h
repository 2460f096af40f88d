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

/// SQLite as the progress needs it: connections by name, statements that fail with one of our
/// faults, and several statements as one.
namespace showdown::progress::sqlite {

/// The fault for the result code of an error.
narration::ProgressFault faultOf(const QSqlError& error);

/// A connection to a file, which is created on opening; returns the connection's name. Waits up to
/// `patience` for another program that holds the file.
QString connectTo(const QString& path, std::chrono::milliseconds patience);

/// The connection of this name.
QSqlDatabase called(const QString& connection);

/// Closes and removes a connection.
void disconnectFrom(const QString& connection);

/// Runs one statement. `answer`, if given, receives the first value of its result.
Failure run(const QSqlDatabase& database, const QString& statement, QVariant* answer = nullptr);

/// Runs a statement with values for its question marks.
Failure run(const QSqlDatabase& database, const QString& statement, const QVariantList& values);

/// Runs a statement and passes each row of its result to a function.
Failure each(const QSqlDatabase& database, const QString& statement,
             const std::function<void(const QSqlQuery& row)>& take);

/// Runs `write` as one transaction: all of its changes or none.
Failure atOnce(const QSqlDatabase& database, const std::function<Failure()>& write);

/// Runs `read` on the state of one moment, whatever others write meanwhile.
Failure atOneMoment(const QSqlDatabase& database, const std::function<Failure()>& read);

} // namespace showdown::progress::sqlite
