// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/cliprocess.h"

namespace showdown::tests {

/// Runs `check` on this command.
inline CliRun check(const QString& command, const QStringList& more = {})
{
    return runCli(QStringList{QStringLiteral("check"), QStringLiteral("--command"), command}
                  + more);
}

/// The text after a label at the top of a report.
inline QString rowOf(const CliRun& run, const QString& label)
{
    const QStringList lines = run.out.split(u'\n').mid(1, 3);
    for (const QString& line : lines) {
        if (line.startsWith(QStringLiteral("  ") + label))
            return line.mid(2 + label.size()).trimmed();
    }
    return {};
}

/// The command line of a report that has the failure once more.
inline QString againOf(const CliRun& run)
{
    return run.out.section(QStringLiteral("\n  again     "), 1).section(u'\n', 0, 0);
}

/// The comparator with a mistake, or `none`, and the run that it is for: `E3 all`.
inline QString faulty(const QString& words)
{
    return QStringLiteral("'" FAULTY_COMPARATOR_PATH "' ") + words;
}

/// A program that gives the same answer to every line.
inline QString echoing(const QString& answer)
{
    return QStringLiteral("while read line; do echo '%1'; done").arg(answer);
}

} // namespace showdown::tests
