// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/json.h"
#include "core/rules/presets.h"

#include <QString>

#include <optional>
#include <string>

namespace showdown::files {

/// Reads a part of a `.showdown` file, step by step, until something is wrong. Each step is true,
/// or not null, on success, and otherwise has set the problem.
class PartReader
{
public:
    /// The problem; set once a step has failed.
    const std::optional<narration::FileProblem>& problem() const { return m_problem; }

protected:
    bool fail(narration::FileProblem problem);

    /// The value of a key, if it exists and is of the requested kind. A path "rules.preset" is read
    /// from the object of "rules".
    const Node* find(const Node& object, const narration::FileKey& key, narration::FileValue kind);

    /// Reads the rules under the key "rules"; `before` is the path of the object, "odds.".
    bool readRules(const Node& object, const std::string& before, NamedRules& rules);

    /// Reads the name of a player, as it is shown; empty for null.
    bool readName(const Node& object, const narration::FileKey& key, int longest, QString& name);

private:
    bool changeRule(const std::string& path, const Node& change, HouseRules& rules);

    std::optional<narration::FileProblem> m_problem;
};

} // namespace showdown::files
