// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/playerset.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace showdown::narration {

/// The names of the players of a situation.
struct OddsPlayers
{
    std::vector<int> numbers; ///< at the table, from 1, in the order of the situation
    QStringList names;        ///< by number; empty for a player without one

    int count() const { return static_cast<int>(numbers.size()); }
    int number(int player) const { return numbers[static_cast<std::size_t>(player)]; }

    /// "Player 3", or the player's own name; players count from 0.
    QString name(int player) const;

    bool operator==(const OddsPlayers&) const = default;
};

/// The players whose odds are counted: `players` gives their numbers at the table, from 0, and
/// `names` are the names at the table.
OddsPlayers oddsPlayers(const std::vector<int>& players, const QStringList& names);

/// A sentence for one, two or three players, and for two of them named by their numbers.
struct PlayersPatterns
{
    QString one;     ///< %1: a name
    QString numbers; ///< %1, %2: numbers
    QString names;   ///< %1, %2: names
    QString all;
};

/// The sentence that fits a set of players; empty for an empty set.
QString playersSentence(PlayerSet set, const OddsPlayers& players, const PlayersPatterns& patterns);

/// "Player 3 is ahead", "Players 1 and 2 are level", "All three are level".
QString whoIsAhead(PlayerSet ahead, const OddsPlayers& players);

/// "Player 3 wins", "Players 1 and 2 share the pot", "All three share the pot".
QString whoWins(PlayerSet winners, const OddsPlayers& players);

} // namespace showdown::narration
