// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsplayers.h"
#include "core/odds/equity.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

// How odds were counted, for the Method page. With unknown hole cards deals are counted, otherwise
// boards.

/// What was done: "Every board was counted, each of them once: 1,370,754." or how many deals were
/// drawn at random out of how many.
QString methodSummary(const Situation& situation, const EquityResult& result);

/// Their number, factor by factor: "The board: 46 × 45 ÷ 2 = 1,035", a line for each player with
/// unknown cards, the product, and why there is a division. Empty if no card is to come.
QStringList methodWays(const Situation& situation, const OddsPlayers& players);

/// Who gets the pot how often.
struct PotShare
{
    PlayerSet winners = 0;
    QString who; ///< "Player 1 wins", "Players 1 and 3 share the pot"
    std::uint64_t deals = 0;
    QString share; ///< "16.7 %" of all

    bool operator==(const PotShare&) const = default;
};

/// One entry per player, including those who never win, then one per tie that occurs.
std::vector<PotShare> potShares(const EquityResult& result, const OddsPlayers& players);

/// "All boards", "All deals": under a column of numbers.
QString allBoards(const Situation& situation);

/// How a player's equity adds up: "Player 1: (7 + 5 ÷ 2) ÷ 42 = 22.6 %".
QString equitySum(const EquityResult& result, int player, const OddsPlayers& players);

/// "Equity is a player's share of all the pots."
QString equityMeaning();

/// What ties count for, if any player can share the pot in this count; else empty.
QString tieRule(const EquityResult& result);

/// How accurate a sample is: a line "Player 1: 40.22 % ± 0.05 %" for each player; empty if all was
/// counted.
QStringList sampleErrors(const EquityResult& result, const OddsPlayers& players);

/// What such an error means, how it shrinks, with figures, and what the samples depend on; empty if
/// all was counted.
QStringList sampleLaws(const EquityResult& result, std::uint64_t seed);

/// "Final hands of Player 1": over a table of ranks.
QString finalRanksTitle(int player, const OddsPlayers& players);

/// What such a table counts: "Of 1,035 boards, whatever the others hold."
QString finalRanksNote(std::uint64_t total);

} // namespace showdown::narration
