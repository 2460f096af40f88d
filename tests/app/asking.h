// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cliprocess.h"
#include "tests/support/texts.h"

#include <nlohmann/json.hpp>

namespace showdown::tests {

using Json = nlohmann::ordered_json;

/// The words of a command line in which no word holds a blank; `_` stands for one.
inline QStringList wordsOf(const char* text)
{
    QStringList words = QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
    for (QString& word : words)
        word.replace(u'_', u' ');
    return words;
}

/// The JSON that the program prints; null if it fails or says anything else.
inline Json asked(const QStringList& words)
{
    const CliRun run = runCli(words);
    if (run.exitCode != 0 || !run.err.isEmpty())
        return {};
    return Json::parse(run.out.toStdString(), nullptr, false);
}

inline Json asked(const char* words)
{
    return asked(wordsOf(words));
}

inline QString compact(const Json& json)
{
    return qt(json.dump());
}

inline QString keysOf(const Json& object)
{
    QStringList keys;
    for (const auto& item : object.items())
        keys << qt(item.key());
    return keys.join(u' ');
}

} // namespace showdown::tests
