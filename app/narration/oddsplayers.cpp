// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsplayers.h"

#include "app/narration/fill.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <optional>

namespace showdown::narration {

namespace {

struct OddsPlayersText
{
    Q_DECLARE_TR_FUNCTIONS(OddsPlayersText)
};

} // namespace

QString OddsPlayers::name(int player) const
{
    return playerName(number(player), names);
}

OddsPlayers oddsPlayers(const std::vector<int>& players, const QStringList& names)
{
    OddsPlayers called{{}, names};
    for (const int player : players)
        called.numbers.push_back(player + 1);
    return called;
}

QString playersSentence(PlayerSet set, const OddsPlayers& players, const PlayersPatterns& patterns)
{
    QStringList names;
    QStringList numbers;
    for (int player = 0; player < players.count(); ++player) {
        if (!isAmong(set, player))
            continue;
        names << players.name(player);
        if (const std::optional<int> number = playerNumber(names.back()))
            numbers << QString::number(*number);
    }
    switch (names.size()) {
    case 0:
        return {};
    case 1:
        return fill(patterns.one, names);
    case 2:
        return numbers.size() == 2 ? fill(patterns.numbers, numbers) : fill(patterns.names, names);
    default:
        return patterns.all;
    }
}

QString whoIsAhead(PlayerSet ahead, const OddsPlayers& players)
{
    return playersSentence(
        ahead, players,
        {OddsPlayersText::tr("%1 is ahead", "%1: 'Player 3'"),
         OddsPlayersText::tr("Players %1 and %2 are level", "%1 and %2: numbers"),
         OddsPlayersText::tr("%1 and %2 are level", "%1 and %2: names"),
         OddsPlayersText::tr("All three are level", "of three players")});
}

QString whoWins(PlayerSet winners, const OddsPlayers& players)
{
    return playersSentence(
        winners, players,
        {OddsPlayersText::tr("%1 wins", "%1: 'Player 3'"),
         OddsPlayersText::tr("Players %1 and %2 share the pot", "%1 and %2: numbers"),
         OddsPlayersText::tr("%1 and %2 share the pot", "%1 and %2: names"),
         OddsPlayersText::tr("All three share the pot", "of three players")});
}

} // namespace showdown::narration
