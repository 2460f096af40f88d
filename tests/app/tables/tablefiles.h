// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/filetext.h"
#include "app/tables/tablefile.h"
#include "tests/support/tables.h"

#include <QByteArray>

namespace showdown::tests {

/// A file of two players, from which tests make others.
inline const QByteArray sampleFile = R"({"showdown": 1,
 "title": null,
 "rules": {"preset": "series", "changed": {}},
 "lens": null,
 "players": [
  {"name": null, "cards": ["Kh", null, "*", null, null]},
  {"name": "Ann", "cards": ["2s", "3s", "4s", "5s", "6s"]}]})";

/// The error about a file, or the table in it.
inline QString outcomeOf(const TableFileResult& result)
{
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return narration::fileProblemText(*problem);
    return describe(std::get<tables::TableFile>(result).table);
}

} // namespace showdown::tests
