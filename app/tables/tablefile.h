// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/narration/fileproblem.h"
#include "app/tables/cardtable.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <variant>

namespace showdown::tables {

/// The version of the file format that this program writes, and the newest that it reads.
constexpr int tableFormat = 1;

/// The keys under which a file may have tables beside its own one, and what their players hold: a
/// hand, or hole cards of a situation.
using PartKinds = std::map<std::string, RowKind>;

/// The key of the situation of Odds.
constexpr const char* oddsKey = "odds";

/// It alone.
const PartKinds& usualParts();

/// The content of a `.showdown` file.
struct TableFile
{
    /// Without conflicts, so that a session can use it as it is. Rows that the file lacks for the
    /// smallest table are empty.
    CardTable table = emptyHands();

    /// The keys of the file that this program does not know, as JSON in their original places:
    /// `{"rules":{"by":"Ann"},"players":[{},{"seat":4}]}`. Empty if there are none.
    QByteArray extras;

    /// Those beside it by their keys, without conflicts.
    std::map<std::string, CardTable> parts = {};

    /// The table under a key, an empty one being that of the file itself; nullptr if there is none.
    const CardTable* part(const std::string& key) const;

    /// Sets it. One beside the file's own can go, with the unknown keys in it.
    void setPart(const std::string& key, const std::optional<CardTable>& part);

    bool operator==(const TableFile&) const = default;
};

/// The largest file that is read, in bytes.
constexpr qint64 largestTableFile = qint64{1024} * 1024;

/// A table, or why there is none: a file is read whole or not at all.
using TableFileResult = std::variant<TableFile, narration::FileProblem>;

/// The text of a file: UTF-8 JSON, a key a line, and unknown keys after the known ones. readTable()
/// returns the same again, except for extras of players who have left.
QByteArray tableText(const TableFile& file);

/// Reads a file of at most `largest` bytes, and of what it has beside its own table these parts.
TableFileResult readTableFile(const QString& path, qint64 largest = largestTableFile,
                              const PartKinds& kinds = usualParts());

/// Reads the text of a file: UTF-8 JSON, with or without a byte order mark.
TableFileResult readTable(const QByteArray& text, qint64 largest = largestTableFile,
                          const PartKinds& kinds = usualParts());

} // namespace showdown::tables
