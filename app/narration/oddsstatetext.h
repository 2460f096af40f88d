// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/situation.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

/// "Exact: all 42 possible river cards counted", "Sampled: 16,384 deals drawn by chance, standard
/// error up to 0.39 %", or the size of the sample left by a stopped count: for the status bar.
QString countedText(const EquityResult& equity, const Situation& situation);

/// What a table lacks before its odds can be counted.
QString giveOnePlayerCards();                                   ///< "Give one player two cards."
QString needsOneMoreCard(int number, const QStringList& names); ///< "Player 2 needs …"; from 1
QString boardNeedsCards(std::optional<Street> street,
                        int cards);       ///< "The flop needs 2 more cards."
QString notEnoughCardsForOdds(int cards); ///< that are missing in the deck

/// A figure of a street: `figure` is "40.2 %".
struct StreetFigure
{
    Street street = Street::preflop;
    QString figure;
};

/// "Player 1: before the flop 40.2 %, on the flop 25.9 %.": how a player's chances moved, in words.
QString streetsText(const QString& name, const std::vector<StreetFigure>& figures);

/// "Counting what each next card leaves…": while only that part of a count is left.
QString countingNextCards();

/// "Counting…", where there is little room.
QString stillBusy();

/// "An estimate: the count has not ended.": under figures that are not final.
QString stillCounting();

/// "The chances are counted; now the rest is."
QString countingTheRest();

/// Why there are no outs: before the flop, at the river, and with unknown cards.
QString noOutsText(const Situation& situation);

/// Why a player alone has none: "There is no better rank to hope for."
QString noBetterRank();

/// The meaning of outs against others on the flop: "On the flop the cards count that put Player 1
/// ahead or keep them there; …"
QString outsOnTheFlop(const QString& name);

} // namespace showdown::narration
