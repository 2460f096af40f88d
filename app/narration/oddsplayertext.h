// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsplayers.h"
#include "core/odds/equity.h"
#include "core/odds/nextcards.h"
#include "core/odds/situation.h"
#include "core/rules/handvalue.h"

#include <QString>

#include <optional>
#include <vector>

namespace showdown::narration {

/// "Five cards to come" to "No card to come".
QString cardsToComeText(int cards);

/// "42 cards unseen".
QString cardsUnseenText(int cards);

/// "7 outs".
QString outCountText(int outs);

/// "leads": instead of the outs for the player who is ahead; "wins" if it is over.
QString leadsText(bool isOver = false);

/// What is known about a situation while its odds are counted.
struct OddsFacts
{
    const Situation& situation;
    const std::vector<std::optional<HandValue>>& hands; ///< of the cards seen so far, by player
    PlayerSet ahead = 0;                  ///< who has the best of them, from the flop on
    const EquityResult* equity = nullptr; ///< if it is known
    const NextCards* next = nullptr;      ///< if they are known
};

/// Who is ahead, in the box beside the board; before the flop and with unknown cards, who has the
/// best chance.
struct AheadText
{
    QString title; ///< "Player 3 is ahead", "Players 1 and 2 are level", "Player 3 wins", "Player 2
                   ///< is the favourite"
    QString hand;  ///< "Straight, queen high", "Equity 68.1 %"; may be empty
    QString
        note; ///< "17 of 42 cards beat it", "Of the known hands Player 1 is ahead"; may be empty

    bool operator==(const AheadText&) const = default;
};

AheadText aheadText(const OddsFacts& facts, const OddsPlayers& players, int decimals = 1);

/// "Player 3 wins whatever comes. There are no outs."; or the sentence for a shared pot.
QString decidedText(PlayerSet winners, const OddsPlayers& players);

/// The share of the pot of a player, counted from 0, in percent: "24.1 %", for a sample "≈ 24.1 %".
QString shareText(const EquityResult& equity, int player, int decimals = 1);

/// The odds of that share: "3.1 : 1 against", for a sample "≈ 3.1 : 1 against"; empty where there
/// is no ratio.
QString shareOddsText(const EquityResult& equity, int player);

/// How often a player, counted from 0, wins alone, and shares the pot: "wins 23.8 %, ties 0.6 %".
QString winsAndTiesText(const EquityResult& equity, int player, int decimals = 1);

/// How the share of the pot adds up: "Equity 24.1 %: wins 23.8 %, and half of ties 0.6 %".
QString equitySumText(const EquityResult& equity, int player, int decimals = 1);

/// "Player 1 wins 16.7 percent, 5.0 to 1 against, 7 outs": a bar as a screen reader says it. `outs`
/// is outCountText(), leadsText() or empty. Figures of a sample begin with "about".
QString spokenEquity(const QString& name, const Chance& wins, const QString& outs, int decimals = 1,
                     bool isSample = false);

} // namespace showdown::narration
