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

    /// The row that holds these cards from its first slot on.
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

/// A natural card that one deck holds once, in two slots.
struct CardConflict
{
    Card card;
    SlotPlace holder; ///< where it lies already
    SlotPlace wanted; ///< where it was to lie as well

    bool operator==(const CardConflict&) const = default;
};

/// The rows of three players.
using TableRows = std::array<SlotRow, 3>;

/// Everything that a person can set: the cards, how many play, what they are called, the rules,
/// and the rank that all hands are compared as.
struct Table
{
    static constexpr int minimumPlayers = 2;
    static constexpr int maximumPlayers = 3;
    static constexpr int longestName = 24;  ///< of a player, in characters
    static constexpr int longestTitle = 80; ///< the same

    TableRows rows; ///< rows of those who do not play are empty
    int playerCount = maximumPlayers;
    NamedRules rules;
    std::optional<Category> lens; ///< nothing: every hand is the best that it can be
    QString title;                ///< of the hands together; may be empty
    QString sample; ///< the id of the sample that the cards are, untouched; no part of a file

    /// What the players are called; empty for one who has no name of their own.
    std::array<QString, maximumPlayers> names;

    const SlotRow& row(int player) const { return rows[static_cast<std::size_t>(player)]; }
    SlotRow& row(int player) { return rows[static_cast<std::size_t>(player)]; }
    std::optional<Card> card(SlotPlace place) const { return row(place.player)[place.slot]; }

    bool operator==(const Table&) const = default;
};

/// The hands of those who play.
std::vector<Hand> hands(const Table& table);

/// Whether a card lies there.
bool hasCards(const Table& table);

/// The names of those who play, as narration takes them: an empty one stands for "Player 2".
QStringList names(const Table& table);

/// The first natural card, in reading order, that lies on the table twice although the rules have
/// one deck; always nothing if the deck is free.
std::optional<CardConflict> findConflict(const Table& table);

/// What a first start shows: three hands with a wild, in which the third kicker decides.
Table sampleTable();

/// The suits in the order in which the deck lies there.
constexpr std::array<Suit, 4> deckSuits()
{
    using enum Suit;
    return {spades, hearts, diamonds, clubs};
}

/// The first slot, in reading order, that holds a natural card. Nothing for a joker: there is
/// always another.
std::optional<SlotPlace> holder(const Table& table, Card card);

/// Where a card lies that one deck cannot give again; nothing if it can be had.
std::optional<SlotPlace> takenBy(const Table& table, Card card);

/// Where the first of several cards goes that are put into a row from a slot on: as far before it
/// as they need to fit.
SlotPlace firstPlace(SlotPlace from, int cards);

/// The table with several cards in a row, from firstPlace() on.
Table withCards(Table table, SlotPlace from, const Hand& cards);

/// How much of one deck, with its jokers, nobody holds.
struct CardsLeft
{
    int left = 0;
    int all = 0;

    bool operator==(const CardsLeft&) const = default;
};

/// Nothing if the deck is free, which never runs out. A wild that was placed by hand takes a joker
/// of the deck with it as long as there are any: jokers are no limit.
std::optional<CardsLeft> cardsLeft(const Table& table);

/// The cards of one deck, with its jokers, that nobody holds, in the order of the deck.
std::vector<Card> undealtCards(const Table& table);

/// How many different natural cards lie on the table more than once, whatever the rules.
int cardsUsedTwice(const Table& table);

} // namespace showdown::files
