// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace showdown::tests {

/// The result of running a program.
struct CliRun
{
    int exitCode = -1; ///< -1 if it was killed or did not start
    QString out;
    QString err;
};

/// Runs a program to its end.
inline CliRun runProgram(
    const QString& program, const QStringList& arguments,
    const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// Runs the built command line program.
inline CliRun runCli(const QStringList& arguments)
{
    return runProgram(QStringLiteral(SHOWDOWN_CLI_PATH), arguments);
}

/// Runs a command line as a shell does.
inline CliRun runPasted(const QString& command)
{
    return runProgram(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
}

/// The line before the hands, which names the rules.
inline QString rulesLineOf(const CliRun& run)
{
    return run.out.section(u'\n', 0, 0);
}

/// The first line of the first player: place and rank.
inline QString firstPlayerOf(const CliRun& run)
{
    const QStringList lines = run.out.split(u'\n');
    for (const QString& line : lines) {
        if (line.startsWith(u"Player 1"))
            return line.simplified();
    }
    return {};
}

} // namespace showdown::tests
