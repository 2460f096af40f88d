// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/openhands.h"

#include <algorithm>

namespace showdown {

OpenHands::OpenHands(const Situation& situation) : m_table(valueTable(situation.rules))
{
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        m_hands.push_back(m_table->hand(situation.cardsOf(player)));
}

PlayerSet bestPlayers(const std::vector<TableValue>& values)
{
    TableValue best = TableValue::none;
    PlayerSet players = 0;
    for (std::size_t player = 0; player < values.size(); ++player) {
        if (values[player] > best)
            players = 0;
        best = std::max(best, values[player]);
        if (best != TableValue::none && values[player] == best)
            players = withPlayer(players, static_cast<int>(player));
    }
    return players;
}

} // namespace showdown
