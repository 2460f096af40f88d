// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/cards/placedcard.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::tables {

/// Whose cards a row holds.
enum class RowKind : std::uint8_t {
    hand,  ///< of a player, up to five
    hole,  ///< of a player, two; each may be unknown
    board, ///< common to all players, five
    dead,  ///< seen, but nobody's, at most twenty; without gaps
};

/// How many cards a row of a kind can hold.
constexpr int mostCards(RowKind kind)
{
    constexpr std::array<int, 4> most{Hand::fullSize, 2, 5, 20};
    return most[static_cast<std::size_t>(kind)];
}

/// Whether a row of a kind can hold cards that nobody has seen.
constexpr bool holdsUnknown(RowKind kind)
{
    return kind == RowKind::hole;
}

/// The places of a row, each of which holds a card or is empty. There may be gaps; the hand is the
/// filled slots in order:
///
///     slot             0    1    2    3    4
///                      Ks   -    *    -    2h
///     dealt position   0         1         2
class SlotRow
{
public:
    explicit SlotRow(RowKind kind);

    /// A hand, from the first slot on.
    explicit SlotRow(const Hand& hand);

    RowKind kind() const { return m_kind; }

    /// How many places there are: of dead cards those of the cards and one more, if there may be
    /// more.
    int size() const;

    /// The card in a slot; nothing in an empty one, or after the last dead card.
    std::optional<PlacedCard> operator[](int slot) const;

    /// The card in a slot that is face up.
    std::optional<Card> face(int slot) const;

    /// Puts a card into a slot, or empties it; dead cards close up. Only hole cards can be unknown.
    /// Any slot after the last dead card adds one.
    void set(int slot, std::optional<PlacedCard> card);

    void clear();

    /// Whether no slot holds a card, known or not.
    bool isEmpty() const;

    /// The cards that are face up, in order.
    std::vector<Card> faces() const;

    /// The same, of a row that can hold no more than a hand.
    Hand hand() const;

    /// The position in hand() of the card in a slot; nothing if none is face up there.
    std::optional<int> dealtPosition(int slot) const;

    /// The slot of the card at a position in hand(); nothing if the hand has fewer cards.
    std::optional<int> slotOf(int dealtPosition) const;

    bool operator==(const SlotRow&) const = default;

private:
    RowKind m_kind;
    std::vector<std::optional<PlacedCard>> m_cards; ///< of every slot, or every dead card
};

/// A place for a card: a row of a table and its slot, both counted from 0. The rows of players come
/// first.
struct Place
{
    int row = 0;
    int slot = 0;

    bool operator==(const Place&) const = default;
};

/// A natural card of which one deck has one, in two slots.
struct CardConflict
{
    Card card;
    Place holder; ///< where it is already
    Place wanted; ///< where it was to go as well

    bool operator==(const CardConflict&) const = default;
};

using TableRows = std::vector<SlotRow>;

/// Everything that the user can set: rows of cards with one deck under them, the number of players,
/// their names, and the rules. There are two kinds: hands that are compared, and a situation whose
/// odds are counted. A situation has a board and dead cards after its players, and assumes one deck,
/// which never holds a natural card twice. A table has no rows until emptyHands() or
/// emptySituation() made it.
struct CardTable
{
    static constexpr int maximumPlayers = 3;
    static constexpr int boardRow =
        maximumPlayers; ///< slots 0 to 2 the flop, 3 the turn, 4 the river
    static constexpr int deadRow = boardRow + 1;
    static constexpr int longestName = 24; ///< of a player, in characters
    static constexpr int longestTitle = 80;
    static constexpr int longestNote = 1000;

    TableRows rows; ///< rows of players who do not play are empty
    int playerCount = 0;
    NamedRules rules;

    // Of hands only.
    std::optional<Category> lens; ///< nothing: every hand is the best that it can be
    QString title;                ///< given by the user; may be empty
    QString note;                 ///< given by the user; may be empty

    /// The names of the players; empty for a player without one.
    std::array<QString, maximumPlayers> names;

    /// Of an exercise: the places whose cards cannot be changed.
    std::vector<Place> given;

    /// The cards and names of those who no longer play; not part of a file.
    TableRows asideRows;
    std::array<QString, maximumPlayers> asideNames;

    bool isSituation() const { return rows.size() > boardRow; }
    int minimumPlayers() const { return isSituation() ? 1 : 2; }
    bool hasOneDeck() const { return isSituation() || rules.rules.deck == DeckKind::one; }

    const SlotRow& row(int index) const { return rows[static_cast<std::size_t>(index)]; }
    SlotRow& row(int index) { return rows[static_cast<std::size_t>(index)]; }

    bool isGiven(Place place) const { return std::ranges::find(given, place) != given.end(); }

    /// Of a situation.
    const SlotRow& board() const
    {
        Q_ASSERT(isSituation());
        return row(boardRow);
    }
    const SlotRow& dead() const
    {
        Q_ASSERT(isSituation());
        return row(deadRow);
    }

    /// The card in a place, and that which is face up.
    std::optional<PlacedCard> card(Place place) const { return row(place.row)[place.slot]; }
    std::optional<Card> face(Place place) const { return row(place.row).face(place.slot); }

    /// Puts a card into a place, or empties it, as SlotRow::set() does.
    void set(Place place, std::optional<PlacedCard> card) { row(place.row).set(place.slot, card); }

    bool operator==(const CardTable&) const = default;
};

/// Three players without cards who play by the rules of the series.
CardTable emptyHands();

/// Two of three players without cards who play by standard rules.
CardTable emptySituation();

/// The hands of a first start: three, with a wild, in which the third kicker decides.
CardTable sampleTable();

/// All places of those who play, in reading order: of the players, the board, and the dead cards.
std::vector<Place> placesOf(const CardTable& table);

/// A place as messages name it.
SeenPlace seenPlace(Place place);

/// The hands of those who play.
std::vector<Hand> hands(const CardTable& table);

/// Whether there is any card, known or not.
bool hasCards(const CardTable& table);

/// The names of those who play, as narration takes them: an empty one stands for "Player 2".
QStringList names(const CardTable& table);

/// The table without its cards, and without those set aside.
CardTable withoutCards(CardTable table);

/// The table with another number of players. The cards and name of a player who leaves are set
/// aside; they come back with the player, except for cards of one deck then in use.
CardTable withPlayerCount(CardTable table, int count);

/// The table without what was set aside of those who play again.
CardTable withoutReturnedPlayers(CardTable table);

/// The table without a player; those behind move up, with their names.
CardTable withoutPlayer(CardTable table, int player);

/// The table with two players, their cards and names, in each other's place.
CardTable withPlayersSwapped(CardTable table, int first, int second);

/// The row of a player with its cards together at the start, natural ones first: highest value first,
/// equal values in the order of deckSuits(). Cards that are wild under these rules follow in the same
/// order, jokers last, then unknown ones.
SlotRow sorted(const SlotRow& row, const HouseRules& rules);

/// Whether another player can have the hand of this one as well: not one deck's natural cards.
bool canCopyHand(const CardTable& table, int player);

/// The table under other rules; a lens that they do not know goes back to the best rank, and the deck
/// of a situation is one deck.
CardTable withRules(CardTable table, const NamedRules& rules);

/// Hands with the first of each natural card, in reading order; the slots of others are empty.
CardTable withoutRepeats(CardTable table);

/// The first natural card, in reading order, that is on the table twice although there is one deck.
std::optional<CardConflict> findConflict(const CardTable& table);

/// The suits in the order of the deck on the page.
constexpr std::array<Suit, 4> deckSuits()
{
    using enum Suit;
    return {spades, hearts, diamonds, clubs};
}

/// The first place, in reading order, that holds a natural card. Nothing for a joker: there is
/// always another.
std::optional<Place> holder(const CardTable& table, Card card);

/// The place of a card that one deck cannot give again; nothing if the card is available.
std::optional<Place> takenBy(const CardTable& table, Card card);

/// The part of one deck, with its jokers, that is not on the table.
struct CardsLeft
{
    int left = 0;
    int all = 0;

    bool operator==(const CardsLeft&) const = default;
};

/// Nothing if the deck is free, which never runs out; never for a situation. A wild placed by hand
/// uses up a joker of the deck as long as there are any. Jokers are no limit: those of a situation
/// that the rules do not have count as part of the deck.
std::optional<CardsLeft> cardsLeft(const CardTable& table);

/// The number of jokers in the deck of a situation: those of the rules or, if more, those on the
/// table.
int jokersInDeck(const CardTable& table);

/// The cards of one deck, with its jokers, that are not held, in the order of the deck.
std::vector<Card> undealtCards(const CardTable& table);

/// The number of different natural cards that are on the table more than once, whatever the rules.
int cardsUsedTwice(const CardTable& table);

} // namespace showdown::tables
