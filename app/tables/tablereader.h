// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"
#include "app/tables/json.h"

#include <string>
#include <variant>
#include <vector>

namespace showdown::tables {

/// Reads a table of a `.showdown` file, step by step, until something is wrong. Each step is true,
/// or not null, on success, and otherwise has set the problem.
class TableReader
{
public:
    /// Fills an empty table: that of a file, or one under a key, such as "odds".
    TableReader(const CardTable& empty, const std::string& key);

    /// The table of an object, without conflicts; a situation is of one deck whatever its rules say.
    std::variant<CardTable, narration::FileProblem> read(const Node& object);

    /// The title that an object has beside tables.
    std::variant<QString, narration::FileProblem> readTitleOf(const Node& object);

private:
    bool fail(narration::FileFault fault, std::vector<narration::FaultArgument> arguments = {});

    /// The value of a key, if it exists and is of this kind. A path "rules.preset" is read from the
    /// object of "rules".
    const Node* find(const Node& object, const narration::FileKey& key, Node::Kind kind);
    const Node* findTextOrNull(const Node& object, const narration::FileKey& key);
    const Node* findAny(const Node& object, const narration::FileKey& key);

    bool readTitle(const Node& document);
    bool readNote(const Node& document);
    bool readLens(const Node& document);
    bool readRules(const Node& object);
    bool changeRule(const std::string& path, const Node& change);
    bool readPlayers(const Node& object);
    bool readName(const Node& player, int index);
    bool readRow(const Node& object, const narration::FileKey& key, int row);
    bool readCard(const Node& value, Place place);
    bool checkDeck();

    CardTable m_table;
    const std::string m_before; ///< the path of the object, "odds."
    narration::FileProblem m_problem;
};

} // namespace showdown::tables
