// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsplayers.h"
#include "core/odds/nextcards.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace showdown::narration {

/// "Every turn card", "Every river card", or "Every next card" where none is to come.
QString nextCardsTitle(Street street);

/// Why there is no map of next cards: "The map begins with the flop."; empty on flop and turn.
QString nextCardsLack(Street street);

/// The meaning of a map's marks where hole cards are unknown; empty where none is.
QString nextCardsUnknown(const Situation& situation);

/// "Percent: chances of Player 1", above the map, and whether they are sampled or how many cards
/// have theirs so far; for a player alone, what the map shows.
QString nextCardsCaption(const NextCards& next, int player, const OddsPlayers& players);

/// "17 %", or "17" where there is little room: a player's equity after a card, in whole percent;
/// empty while nothing is counted.
QString nextCardPercent(const NextCard& next, int player, bool isNarrow);

/// Who would be ahead or, on the turn with all hands known, who wins: "Player 1 is ahead", "Players
/// 1 and 3 share the pot", "Everyone shares the pot"; empty if no player is known. For a player
/// alone, what the card makes.
QString nextCardOutcome(const NextCard& next, const Situation& situation,
                        const OddsPlayers& players);

/// "J♠: Player 1 wins": over the hands.
QString nextCardTitle(const NextCard& next, const Situation& situation, const OddsPlayers& players);

/// A line for each player: "Player 2: three queens, kickers jack, nine (0.0 %)".
QStringList nextCardLines(const NextCard& next, const OddsPlayers& players);

/// A cell as a screen reader says it: "Jack of spades: Player 1 wins, chances of Player 1 100.0 %".
QString nextCardName(const NextCard& next, const Situation& situation, int player,
                     const OddsPlayers& players);

/// A card that is no longer in the deck, as a screen reader says it: "Ace of spades: Player 1 holds
/// it", "… on the board", "… dead".
QString seenCardName(Card card, SeenPlace place, const HouseRules& rules,
                     const OddsPlayers& players);

/// The mark in the cell of such a card: "1", "B", "×".
QString seenCardMark(SeenPlace place, const OddsPlayers& players);

/// Cards of a map that have one mark.
struct NextCardGroup
{
    PlayerSet ahead = 0;                 ///< one player; several where they share
    Category makes = Category::highCard; ///< for a player alone
    bool isBetter = false;               ///< for a player alone: than the cards so far make
    int cards = 0;                       ///< every joker counted
    QString text;                        ///< "Player 1: 7 cards", "Tie: 2 cards"

    bool operator==(const NextCardGroup&) const = default;
};

/// What the marks of a map stand for and how often they occur: a group for each player whose hand is
/// known, in their order, even without a card, then all ties together; for a player alone a group for each rank,
/// best first.
std::vector<NextCardGroup> nextCardGroups(const NextCards& next, const OddsPlayers& players);

} // namespace showdown::narration
