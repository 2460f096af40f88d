// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/table.h"
#include "core/cards/placedcard.h"
#include "core/odds/situation.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace showdown::files {

/// A situation of Odds as a person builds it: hole cards, board and dead cards, with gaps, and the
/// rules. Its places are those of SlotPlace: the rows 0 to 2 are the hole cards of the players, and
/// the board and the dead cards have rows of their own. Odds are those of one deck, which never
/// holds a natural card twice.
struct OddsTable
{
    static constexpr int minimumPlayers = 1;
    static constexpr int maximumPlayers = Situation::maximumPlayers;
    static constexpr int holeSize = 2;
    static constexpr int boardRow =
        maximumPlayers; ///< slots 0 to 2 the flop, 3 the turn, 4 the river
    static constexpr int deadRow = boardRow + 1;
    static constexpr int mostDead = 20;
    static constexpr int longestName = Table::longestName;

    /// The hole cards of a player.
    using Hole = std::array<std::optional<PlacedCard>, holeSize>;

    std::array<Hole, maximumPlayers> holes; ///< empty for those who do not play
    std::array<std::optional<Card>, Situation::boardSize> board;
    std::vector<Card> dead; ///< at most mostDead
    int playerCount = 2;
    NamedRules rules{Preset::standard, rulesOf(Preset::standard)};

    /// What the players are called; empty for one who has no name of their own.
    std::array<QString, maximumPlayers> names;

    /// What those held who do not play any more, and what they were called; no part of a file.
    std::array<Hole, maximumPlayers> asideHoles;
    std::array<QString, maximumPlayers> asideNames;

    /// What lies in a place; nothing in the slot behind the last dead card.
    std::optional<PlacedCard> card(SlotPlace place) const;

    /// Puts something into a place, or empties it; dead cards close up. Unknown cards lie in hole
    /// cards alone. Behind the last dead card, any slot adds one.
    void set(SlotPlace place, std::optional<PlacedCard> card);

    bool operator==(const OddsTable&) const = default;
};

/// All places of those who play, in reading order: hole cards, board, dead cards and the slot behind
/// the last of them, if there may be more.
std::vector<SlotPlace> placesOf(const OddsTable& table);

/// Whether a card lies there, known or not.
bool hasCards(const OddsTable& table);

/// A place as messages name it.
SeenPlace seenPlace(SlotPlace place);

/// The names of those who play, as narration takes them: an empty one stands for "Player 2".
QStringList names(const OddsTable& table);

/// The table with another number of players. Who leaves has cards and name set aside; they come back
/// with the player, but for cards that lie elsewhere by then.
OddsTable withPlayerCount(OddsTable table, int count);

/// The first natural card, in reading order, that lies there twice.
std::optional<CardConflict> findConflict(const OddsTable& table);

/// The place that holds a natural card; nothing for a joker: there is always another.
std::optional<SlotPlace> holder(const OddsTable& table, Card card);

/// How much of the deck, with its jokers or, if more, those that lie there, nobody has seen.
CardsLeft cardsLeft(const OddsTable& table);

/// How many jokers the deck has: those of the rules or, if more, those that lie there.
int jokersInDeck(const OddsTable& table);

/// The cards of the deck with its jokers that lie nowhere, in the order of the deck.
std::vector<Card> undealtCards(const OddsTable& table);

/// How many slots of the board are filled from the first on: the number of the first empty one, if
/// the board is not full.
int boardCardsInRow(const OddsTable& table);

/// The street of the cards on the board: how far it is whole.
Street streetOf(const OddsTable& table);

/// The table with the board cut back to a street; later board cards are gone.
OddsTable backTo(OddsTable table, Street street);

/// What a table lacks before its odds can be counted.
enum class OddsGap : std::uint8_t {
    holeUnfinished,  ///< `player` has one card
    noPlayer,        ///< nobody has two cards
    boardUnfinished, ///< `street`, the first one with a gap, needs `cards` more
    deckTooSmall,    ///< the cards to come are `cards` more than are left
};

struct OddsLack
{
    OddsGap gap = OddsGap::noPlayer;
    int player = 0; ///< from 0
    int cards = 0;
    Street street = Street::preflop;

    bool operator==(const OddsLack&) const = default;
};

/// What a table asks about.
struct OddsQuestion
{
    Situation situation;      ///< of those who have two cards; without an error
    std::vector<int> players; ///< who they are, from 0

    bool operator==(const OddsQuestion&) const = default;
};

/// What a table asks about, or the first thing that it lacks. Who has no cards does not play.
std::variant<OddsQuestion, OddsLack> questionOf(const OddsTable& table);

} // namespace showdown::files
