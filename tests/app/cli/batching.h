// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/cliprocess.h"
#include "tests/support/jsontext.h"
#include "tests/support/texts.h"

namespace showdown::tests {

/// A line of a batch: the second hand wins.
inline const QByteArray pairs = "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h";

/// The words of a batch that reads standard input.
inline const QStringList fromInput{QStringLiteral("compare"), QStringLiteral("--batch"),
                                   QStringLiteral("-")};

/// How the program ends after reading this from standard input.
inline CliRun batch(const QByteArray& input, const QStringList& more = {})
{
    QProcess process;
    process.start(QStringLiteral(SHOWDOWN_CLI_PATH), fromInput + more);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The output of `compare` for the hands in a line with this number, as a batch writes it.
inline QString numbered(const Json& compared, int line)
{
    return QStringLiteral("{\"line\":%1,").arg(line) + qt(dumped(compared)).mid(1);
}

/// A summary of each line: `L4` for a mistake in line 4, otherwise the winners, `-` for none.
inline QString inShort(const QString& output)
{
    QStringList lines;
    const QStringList answers = output.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& answer : answers) {
        const Json json = parsed(answer.toStdString());
        if (json.is_discarded())
            lines << QStringLiteral("no JSON");
        else if (json.contains("error"))
            lines << QStringLiteral("L%1").arg(json["line"].get<int>());
        else if (json["winners"].empty())
            lines << QStringLiteral("-");
        else
            lines << qt(dumped(json["winners"]));
    }
    return lines.join(u' ');
}

} // namespace showdown::tests
