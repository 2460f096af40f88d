// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/comparedtable.h"

#include "core/odds/outs.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace showdown::tables {

bool canCompare(const OddsQuestion& question)
{
    const Situation& situation = question.situation;
    bool anyKnown = false;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        anyKnown = anyKnown || situation.isKnown(player);
    return anyKnown && situation.street() != Street::preflop;
}

CardTable comparedTable(const CardTable& odds)
{
    CardTable table = emptyHands();
    table.playerCount = std::max(odds.playerCount, table.minimumPlayers());
    table.rules = odds.rules;
    table.rules.rules.deck = DeckKind::free;
    std::ranges::copy(odds.names, table.names.begin());
    const auto asked = questionOf(odds);
    const auto* question = std::get_if<OddsQuestion>(&asked);
    if (!question)
        return table;
    for (std::size_t at = 0; at < question->players.size(); ++at) {
        const int index = static_cast<int>(at);
        const std::optional<Hand> five = question->situation.isKnown(index)
                                             ? bestFive(question->situation, index)
                                             : std::nullopt;
        for (int slot = 0; five && slot < Hand::fullSize; ++slot)
            table.row(question->players[at]).set(slot, (*five)[slot]);
    }
    return table;
}

} // namespace showdown::tables
