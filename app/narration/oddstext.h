// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsplayers.h"
#include "core/odds/equity.h"
#include "core/odds/outs.h"

#include <QString>

#include <vector>

namespace showdown::narration {

/// "Pre-flop", "Flop", "Turn", "River".
QString streetName(Street street);

/// "Exact; boards counted: 1,712,304", or the size and the error of a sample, or how far a stopped
/// count came. With unknown hole cards deals are counted; only those are ever sampled.
QString equityBasis(const EquityResult& result, bool hasUnknownCards = false);

/// How much of a count is done, 0 to 100; for a sample, how much of its maximum.
int percentCounted(const EquityResult& result);

/// "Counting 1,370,754 boards… 40 %", "Drawing boards by chance… 1,048,576": while it runs. With
/// unknown hole cards it says deals.
QString countingText(const EquityResult& result, bool hasUnknownCards = false);

/// The figure of that text alone: "40 %", "1,048,576".
QString countingFigure(const EquityResult& result);

/// Outs that make the same hand.
struct OutGroup
{
    QString makes; ///< "Flush, ace high"; "Flush" where some are higher than others
    std::vector<UnseenCard> cards;
    int count = 0; ///< every joker counted

    bool operator==(const OutGroup&) const = default;
};

/// The outs by what they make, best hands first: straights and flushes by their rank, other hands
/// also by their values unless those are many. The cards of a group from the ace down.
std::vector<OutGroup> outGroups(const PlayerOuts& outs);

/// The cards that keep a leading player ahead: by what they make where that is a better rank than
/// `now`, and the rest last, in one group.
std::vector<OutGroup> leadGroups(const PlayerOuts& outs, Category now);

/// "to keep the lead" on the flop, "to win" on the turn: under the number of cards that keep a
/// player ahead.
QString leadCaption(Street street);

/// Cards that lift the hand but still do not win, for one reason.
struct MissGroup
{
    QString reason; ///< "They make a flush, but they give Player 2 a full house."
    std::vector<UnseenCard> cards;
    int count = 0; ///< every joker counted

    bool operator==(const MissGroup&) const = default;
};

/// These cards by reason, best hands first, and within a group from the ace down.
std::vector<MissGroup> missGroups(const PlayerOuts& outs, const OddsPlayers& players);

/// The heading of such cards: "Spades that are no outs" where there are several, all of one suit,
/// else "Cards that are no outs".
QString missHeading(const std::vector<UnseenCard>& cards);

/// "7 cards": beside cards that are shown.
QString cardCountText(int cards);

/// "Straight or better": what a player alone may hope for; the best rank is "Royal flush" alone.
QString targetName(Category target, bool isBest, const HouseRules& rules);

/// "Straight or better by the river": what the chance of a player alone is about.
QString byRiverText(Category target, bool isBest, const HouseRules& rules);

/// "Straight or better by the river: 6.9 %".
QString byRiverChanceText(const QString& byRiver, const QString& percent);

} // namespace showdown::narration
