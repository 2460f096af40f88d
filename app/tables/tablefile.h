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
#include <utility>
#include <variant>
#include <vector>

namespace showdown::tables {

/// The versions of the file format: of one table, and of several.
constexpr int tableFormat = 1;
constexpr int stripFormat = 2;

/// How many tables a file can have.
constexpr int mostTables = 200;

/// The keys under which a file may have tables beside its own one, and what their players hold: a
/// hand, or hole cards of a situation.
using PartKinds = std::map<std::string, RowKind>;

/// The key of the situation of Odds.
constexpr const char* oddsKey = "odds";

/// It alone.
const PartKinds& usualParts();

/// A table of a `.showdown` file, and what stands beside it there.
struct TableFile
{
    /// Without conflicts, so that a session can use it as it is. Rows that the file lacks for the
    /// smallest table are empty.
    CardTable table = emptyHands();

    /// The keys of it that this program does not know, as JSON in their original places:
    /// `{"rules":{"by":"Ann"},"players":[{},{"seat":4}]}`. Empty if there are none.
    QByteArray extras;

    /// Those beside it by their keys, without conflicts.
    std::map<std::string, CardTable> parts = {};

    /// The table under a key, an empty one being its own; nullptr if there is none.
    const CardTable* part(const std::string& key) const;

    /// Sets it. One beside its own can go, with the unknown keys in it.
    void setPart(const std::string& key, const std::optional<CardTable>& part);

    bool operator==(const TableFile&) const = default;
};

/// The content of a `.showdown` file: its tables, in the order in which they are shown.
struct TableStrip
{
    TableStrip() = default;
    TableStrip(TableFile table) : tables{std::move(table)} {}

    QString title;                                             ///< of several tables together
    std::vector<TableFile> tables = std::vector<TableFile>(1); ///< up to mostTables

    /// The unknown keys of a file with several tables, beside those of each.
    QByteArray extras;

    bool operator==(const TableStrip&) const = default;
};

/// The strip as a file of one table holds it, which has one title and one place for unknown keys;
/// any other as it is.
TableStrip withoutOuter(TableStrip strip);

/// The largest file that is read, in bytes.
constexpr qint64 largestTableFile = qint64{1024} * 1024;

/// Tables, or why there are none: a file is read whole or not at all.
using TableStripResult = std::variant<TableStrip, narration::FileProblem>;

/// The text of a file: UTF-8 JSON, a key a line, and unknown keys after the known ones.
/// readTables() returns the same again, except for extras of players who have left and for what
/// withoutOuter() puts elsewhere.
QByteArray tableText(const TableStrip& strip);

/// Writes such a text, as saveFile() does, unless the file would be too large to be read again.
std::optional<narration::SaveFault> saveTables(const QString& path, const QByteArray& text);

/// Reads a file of at most `largest` bytes, and of what it has beside its tables these parts.
TableStripResult readTablesIn(const QString& path, qint64 largest = largestTableFile,
                              const PartKinds& kinds = usualParts());

/// Reads the text of a file: UTF-8 JSON, with or without a byte order mark.
TableStripResult readTables(const QByteArray& text, qint64 largest = largestTableFile,
                            const PartKinds& kinds = usualParts());

} // namespace showdown::tables
