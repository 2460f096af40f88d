// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "app/gui/theme/colors.h"
#include "app/narration/oddsplayers.h"
#include "core/odds/playerset.h"
#include "core/rules/category.h"

#include <QFont>
#include <QRect>
#include <QStringList>

class QPainter;

namespace showdown::gui {

/// The players of a count, with the names at the table.
narration::OddsPlayers oddsPlayers(const OddsCount& count, const QStringList& names);

/// The background under such a mark: the accent's for the chosen player, the winner's for the
/// player ahead now, neutral ones for others, and that of a tie.
QColor aheadGround(PlayerSet ahead, int chosen, PlayerSet aheadNow, const Colors& colors);

/// The background where it shows a chance, from 0 to 1: the darker, the better.
QColor chanceGround(double chance, const Colors& colors);

/// Draws the mark of the players who would be ahead into a square: a disc with the number of a
/// player, the chosen one's in the accent colour, or "=" if they share.
void paintAheadMark(QPainter& painter, const QRect& place, PlayerSet ahead, int chosen,
                    const narration::OddsPlayers& players, const QFont& font, const Colors& colors);

/// Draws the short name of what a card makes for a player alone; filled if that is a better rank.
void paintMakesMark(QPainter& painter, const QRect& place, Category makes, bool helps,
                    const QFont& font, const Colors& colors);

} // namespace showdown::gui
