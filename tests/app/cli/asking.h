// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/cliprocess.h"
#include "tests/support/jsontext.h"
#include "tests/support/texts.h"

namespace showdown::tests {

/// The words of a command line in which no word contains a blank; `_` stands for one.
inline QStringList wordsOf(const char* text)
{
    QStringList words = QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
    for (QString& word : words)
        word.replace(u'_', u' ');
    return words;
}

/// The JSON that the program prints on request; null if it fails or prints anything else.
inline Json asked(const QStringList& words)
{
    const CliRun run = runCli(words.mid(0, 1) + wordsOf("--format json") + words.mid(1));
    if (run.exitCode != 0 || !run.err.isEmpty())
        return {};
    return parsed(run.out.toStdString());
}

inline Json asked(const char* words)
{
    return asked(wordsOf(words));
}

inline QString compact(const Json& json)
{
    return qt(dumped(json));
}

inline QString keysOf(const Json& object)
{
    QStringList keys;
    for (const auto& item : object.items())
        keys << qt(item.key());
    return keys.join(u' ');
}

} // namespace showdown::tests
