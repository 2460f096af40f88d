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

/// A situation of Odds as the user builds it: hole cards, board and dead cards, with gaps, and the
/// rules. Its places are those of SlotPlace: the rows 0 to 2 are the hole cards of the players, and
/// the board and the dead cards are further rows. Odds assume one deck, which never holds a natural
/// card twice.
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

    /// The names of the players; empty for a player without one.
    std::array<QString, maximumPlayers> names;

    /// The cards and names of those who no longer play; not part of a file.
    std::array<Hole, maximumPlayers> asideHoles;
    std::array<QString, maximumPlayers> asideNames;

    /// The card in a place; nothing in the slot after the last dead card.
    std::optional<PlacedCard> card(SlotPlace place) const;

    /// Puts a card into a place, or empties it; dead cards close up. Only hole cards can be
    /// unknown. Any slot after the last dead card adds one.
    void set(SlotPlace place, std::optional<PlacedCard> card);

    bool operator==(const OddsTable&) const = default;
};

/// All places of those who play, in reading order: hole cards, board, dead cards and the slot
/// behind the last of them, if there may be more.
std::vector<SlotPlace> placesOf(const OddsTable& table);

/// Whether there is any card, known or not.
bool hasCards(const OddsTable& table);

/// A place as messages name it.
SeenPlace seenPlace(SlotPlace place);

/// The names of those who play, as narration takes them: an empty one stands for "Player 2".
QStringList names(const OddsTable& table);

/// The table with another number of players. The cards and name of a player who leaves are set
/// aside; they come back with the player, except for cards then in use.
OddsTable withPlayerCount(OddsTable table, int count);

/// The first natural card, in reading order, that is on the table twice.
std::optional<CardConflict> findConflict(const OddsTable& table);

/// The place that holds a natural card; nothing for a joker: there is always another.
std::optional<SlotPlace> holder(const OddsTable& table, Card card);

/// The unseen part of the deck; its jokers are those of the rules or, if more, those on the
/// table.
CardsLeft cardsLeft(const OddsTable& table);

/// The number of jokers in the deck: those of the rules or, if more, those on the table.
int jokersInDeck(const OddsTable& table);

/// The cards of the deck with its jokers that are not in use, in the order of the deck.
std::vector<Card> undealtCards(const OddsTable& table);

/// The number of filled slots of the board before the first empty one.
int boardCardsInRow(const OddsTable& table);

/// The street of the board: how far it is complete.
Street streetOf(const OddsTable& table);

/// The table with the board cut back to a street; later board cards are gone.
OddsTable backTo(OddsTable table, Street street);

/// What a table lacks before its odds can be counted.
enum class OddsGap : std::uint8_t {
    holeUnfinished,  ///< `player` has one card
    noPlayer,        ///< no player has two cards
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

/// The question of a table.
struct OddsQuestion
{
    Situation situation;      ///< of those who have two cards; without an error
    std::vector<int> players; ///< their numbers, from 0

    bool operator==(const OddsQuestion&) const = default;
};

/// The question of a table, or the first thing that it lacks. A player without cards does not play.
std::variant<OddsQuestion, OddsLack> questionOf(const OddsTable& table);

} // namespace showdown::files
