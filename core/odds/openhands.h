// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/playerset.h"
#include "core/odds/situation.h"
#include "core/rules/handvalue.h"
#include "core/table/valuetable.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace showdown {

/// The hands of a situation, so far and with one card more, as the tables see them. Built once for
/// all cards that may come next.
class OpenHands
{
public:
    explicit OpenHands(const Situation& situation);

    std::size_t count() const { return m_hands.size(); }

    /// The value of the cards seen of this player (from 0); none with fewer than five.
    TableValue value(std::size_t player) const { return m_table->value(m_hands[player]); }

    /// Their value with one card more.
    TableValue value(std::size_t player, Card card) const
    {
        return m_table->value(m_hands[player] + m_table->card(card));
    }

    /// The rank and the tie-break of a value, which must not be none.
    HandValue handValue(TableValue value) const { return m_table->handValue(value); }
    /// The rank of a value, which must not be none.
    Category category(TableValue value) const { return m_table->category(value); }

    /// Whether the card lifts the player's rank.
    bool lifts(std::size_t player, Card card) const
    {
        return category(value(player, card)) > category(value(player));
    }

private:
    std::shared_ptr<const ValueTable> m_table;
    std::vector<TableHand> m_hands;
};

/// The players, by index, with the best of these values; empty if all are none.
PlayerSet bestPlayers(const std::vector<TableValue>& values);

} // namespace showdown
