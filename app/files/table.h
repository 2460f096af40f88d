// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/files/table.h"
#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace showdown::files {

/// The five places of one player, each of which holds a card or is empty. There may be gaps; the
/// hand is the filled slots in order:
///
///     slot             0    1    2    3    4
///                      Ks   -    *    -    2h
///     dealt position   0         1         2
class SlotRow
{
public:
    static constexpr int size = Hand::fullSize;

    constexpr SlotRow() = default;

    /// The row with these cards from its first slot on.
    explicit SlotRow(const Hand& hand);

    std::optional<Card> operator[](int slot) const { return m_slots[index(slot)]; }
    void set(int slot, std::optional<Card> card) { m_slots[index(slot)] = card; }

    Hand hand() const;

    /// The position in hand() of the card in a slot; nothing if the slot is empty.
    std::optional<int> dealtPosition(int slot) const;

    /// The slot of the card at a position in hand(); nothing if the hand has fewer cards.
    std::optional<int> slotOf(int dealtPosition) const;

    bool operator==(const SlotRow&) const = default;

private:
    static constexpr std::size_t index(int slot) { return static_cast<std::size_t>(slot); }

    std::array<std::optional<Card>, size> m_slots;
};

/// A slot of the table; both counted from 0.
struct SlotPlace
{
    int player = 0;
    int slot = 0;

    bool operator==(const SlotPlace&) const = default;
};

/// A natural card of which one deck has one, in two slots.
struct CardConflict
{
    Card card;
    SlotPlace holder; ///< where it is already
    SlotPlace wanted; ///< where it was to go as well

    bool operator==(const CardConflict&) const = default;
};

/// The rows of three players.
using TableRows = std::array<SlotRow, 3>;

/// Everything that the user can set: the cards, the number of players, their names, the rules, and
/// the lens.
struct Table
{
    static constexpr int minimumPlayers = 2;
    static constexpr int maximumPlayers = 3;
    static constexpr int longestName = 24; ///< of a player, in characters
    static constexpr int longestTitle = 80;
    static constexpr int longestNote = 1000;

    TableRows rows; ///< rows of players who do not play are empty
    int playerCount = maximumPlayers;
    NamedRules rules;
    std::optional<Category> lens; ///< nothing: every hand is the best that it can be
    QString title;                ///< given by the user; may be empty
    QString note;                 ///< given by the user; may be empty

    /// The names of the players; empty for a player without one.
    std::array<QString, maximumPlayers> names;

    /// The cards and names of those who no longer play; not part of a file.
    TableRows asideRows;
    std::array<QString, maximumPlayers> asideNames;

    const SlotRow& row(int player) const { return rows[static_cast<std::size_t>(player)]; }
    SlotRow& row(int player) { return rows[static_cast<std::size_t>(player)]; }
    std::optional<Card> card(SlotPlace place) const { return row(place.player)[place.slot]; }

    bool operator==(const Table&) const = default;
};

/// The hands of those who play.
std::vector<Hand> hands(const Table& table);

/// Whether there is any card.
bool hasCards(const Table& table);

/// The names of those who play, as narration takes them: an empty one stands for "Player 2".
QStringList names(const Table& table);

/// The table with another number of players. The cards and name of a player who leaves are set
/// aside; they come back with the player, except for cards of one deck then in use.
Table withPlayerCount(Table table, int count);

/// The first natural card, in reading order, that is on the table twice although the rules have one
/// deck; always nothing if the deck is free.
std::optional<CardConflict> findConflict(const Table& table);

/// The table of a first start: three hands with a wild, in which the third kicker decides.
Table sampleTable();

/// The suits in the order of the deck on the page.
constexpr std::array<Suit, 4> deckSuits()
{
    using enum Suit;
    return {spades, hearts, diamonds, clubs};
}

/// The first slot, in reading order, that holds a natural card. Nothing for a joker: there is
/// always another.
std::optional<SlotPlace> holder(const Table& table, Card card);

/// The place of a card that one deck cannot give again; nothing if the card is available.
std::optional<SlotPlace> takenBy(const Table& table, Card card);

/// The slot of the first of several cards put into a row from a slot on: as far before it as they
/// need to fit.
SlotPlace firstPlace(SlotPlace from, int cards);

/// The slot of the last of them.
SlotPlace lastPlace(SlotPlace from, int cards);

/// The table with several cards in a row, from firstPlace() on.
Table withCards(Table table, SlotPlace from, const Hand& cards);

/// The part of one deck, with its jokers, that is not on the table.
struct CardsLeft
{
    int left = 0;
    int all = 0;

    bool operator==(const CardsLeft&) const = default;
};

/// Nothing if the deck is free, which never runs out. A wild placed by hand uses up a joker of the
/// deck as long as there are any; jokers are no limit.
std::optional<CardsLeft> cardsLeft(const Table& table);

/// The cards of one deck, with its jokers, that are not held, in the order of the deck.
std::vector<Card> undealtCards(const Table& table);

/// The number of different natural cards that are on the table more than once, whatever the rules.
int cardsUsedTwice(const Table& table);

} // namespace showdown::files
