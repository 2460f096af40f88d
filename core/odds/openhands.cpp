// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/openhands.h"

namespace showdown {

OpenHands::OpenHands(const Situation& situation) : m_table(valueTable(situation.rules))
{
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        m_hands.push_back(m_table->hand(situation.cardsOf(player)));
}

} // namespace showdown
