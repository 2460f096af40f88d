// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/cardtable.h"
#include "app/tables/json.h"
#include "core/rules/presets.h"

#include <QString>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace showdown::tables {

/// Reads a part of a `.showdown` file, step by step, until something is wrong. Each step is true,
/// or not null, on success, and otherwise has set the problem.
class PartReader
{
public:
    /// The problem; set once a step has failed.
    const std::optional<narration::FileProblem>& problem() const { return m_problem; }

protected:
    bool fail(narration::FileFault fault, std::vector<narration::FaultArgument> arguments = {});

    /// The value of a key, if it exists and is of this kind. A path "rules.preset" is read from the
    /// object of "rules".
    const Node* find(const Node& object, const narration::FileKey& key, Node::Kind kind);
    /// As find(), for a text or null.
    const Node* findTextOrNull(const Node& object, const narration::FileKey& key);

    /// Reads the rules under the key "rules"; `before` is the path of the object, "odds.".
    bool readRules(const Node& object, const std::string& before, NamedRules& rules);

    /// Reads the players under the key "players" with their names; `readCards` reads the cards of
    /// the part of a player, from 0.
    template <typename ReadCards>
    bool readPlayers(const Node& object, const std::string& before, CardTable& table,
                     const ReadCards& readCards)
    {
        const Node* players = find(object, {before + "players"}, Node::Kind::list);
        if (!players)
            return false;
        const int count = static_cast<int>(players->children.size());
        if (count > CardTable::maximumPlayers)
            return fail(narration::FileFault::tooManyPlayers);
        table.playerCount = std::max(count, table.minimumPlayers());
        int player = 0;
        return std::ranges::all_of(players->children, [&](const Node& part) {
            QString& name = table.names[static_cast<std::size_t>(player)];
            return readName(part, before, player, CardTable::longestName, name)
                   && readCards(part, player++);
        });
    }

    /// The list of cards under a key, if it has as many places.
    const Node* findCards(const Node& object, const narration::FileKey& key, int places);
    bool checkDeck(const std::optional<CardConflict>& conflict);
    /// The card of a place.
    std::optional<Card> readCard(const Node& value, const SeenPlace& place);

private:
    /// Reads the name of a player, as it is shown; empty for null.
    bool readName(const Node& part, const std::string& before, int player, int longest,
                  QString& name);
    bool changeRule(const std::string& path, const Node& change, HouseRules& rules);
    const Node* findAny(const Node& object, const narration::FileKey& key);

    std::optional<narration::FileProblem> m_problem;
};

} // namespace showdown::tables
