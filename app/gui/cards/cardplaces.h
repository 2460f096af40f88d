// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckgrid.h"
#include "app/gui/session/cardtable.h"
#include "core/cards/placedcard.h"
#include "core/rules/houserules.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// The state of the text in the entry field.
enum class EntryState : std::uint8_t {
    none,  ///< nothing, or the beginning of a card
    fits,  ///< Return puts the cards into their slots
    used,  ///< a card is already in use, and one deck holds it once
    wrong, ///< not a card, or more cards than slots
};

struct EntryVerdict
{
    EntryState state = EntryState::none;

    /// "Goes to Player 2, card 4", "Already in Player 1, card 3"; with the state none, the message
    /// to show if Return is pressed anyway.
    QString message;

    QString mistake; ///< what exactly is wrong with the text, for Return; may be empty

    bool operator==(const EntryVerdict&) const = default;
};

/// Why a card cannot go to the next place.
struct CardRefusal
{
    std::optional<Place> holder; ///< where the card is already, if that is why
    QString words;               ///< a sentence
};

/// What would happen if a carried card were dropped.
struct DropVerdict
{
    bool takes = false; ///< whether dropping would do anything
    QString words;      ///< what it would do, or why it cannot
};

/// The places of a document that hold cards, one of which is next: the view that the deck, its
/// entry field and card dragging have of a document, which TablePlaces gives of the table of a
/// session. Every change is one undo step of the document.
class CardPlaces : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The places

    /// The card at a place.
    virtual std::optional<PlacedCard> card(Place place) const = 0;

    /// The place for the next card; there is always one.
    virtual Place next() const = 0;
    virtual void setNext(Place place) = 0;

    /// That place in words, from the longest text to the shortest, at least one: "Player 2, card 4
    /// (replaces Q♥)", "Player 2, card 4". A screen reader says the first.
    virtual QStringList nextTexts() const = 0;

    // The deck

    virtual const HouseRules& rules() const = 0;

    /// The keys of cards already in use, under one deck.
    virtual UsedKeys usedKeys() const = 0;

    /// How much of the deck is left, from the longest text to the shortest; empty if it never runs
    /// out.
    virtual QStringList leftTexts() const = 0;

    /// The effect of a card at next(), or where it is already, from the longest text to the
    /// shortest; empty if there is nothing to say.
    virtual QStringList keyHints(PlacedCard card) const = 0;

    /// Why a card cannot go to next(); nothing if it can.
    virtual std::optional<CardRefusal> refusalOf(PlacedCard card) const = 0;

    /// Puts a card that is not refused at next(), which moves on.
    virtual void place(PlacedCard card) = 0;

    /// Whether there are dead cards, and whether one more would be taken, which is then put there.
    virtual bool hasDeadCards() const { return false; }
    virtual bool takesDeadCard(PlacedCard /*card*/) const { return false; }
    virtual void placeDead(PlacedCard /*card*/) {}

    /// Whether wilds and unknown cards have a key.
    virtual bool hasWildKey() const { return true; }
    virtual bool hasUnknownKey() const { return false; }

    /// Whether the user can choose between one deck and a free one. Only documents with a choice
    /// can have one deck.
    virtual bool hasDeckChoice() const { return false; }
    virtual bool isOneDeck() const { return true; }

    /// Chooses one deck. May be refused; isOneDeck() then stays as it is.
    virtual void setOneDeck(bool /*one*/) {}

    // The entry field

    /// What Return would do with a text.
    virtual EntryVerdict entryVerdict(const QString& text) const = 0;

    /// Puts the cards of a text that fits into their places, from next() on, which moves on behind
    /// the last of them. Cards already in use are refused, and a way out may be offered: false.
    virtual bool enter(const QString& text) = 0;

    /// Called when the cards that enter() refused last have been placed by that way out. False if
    /// another change was refused since.
    virtual bool finishEntry() { return false; }

    // Carrying

    virtual DropVerdict dropVerdict(const CarriedCard& carried, Place to,
                                    DropStyle style) const = 0;

    /// Drops the card: it is then at next(), or next() has moved on if it came out of the deck. If
    /// that is impossible nothing changes, and a way out may be offered.
    virtual void drop(const CarriedCard& carried, Place to, DropStyle style) = 0;

    /// Takes a carried card off the table; one from the deck is simply not placed.
    virtual void takeOff(const CarriedCard& carried) = 0;

    /// "K♦ is picked up. Arrows choose a slot, …", and the effect of taking it off the table.
    virtual QString pickedUpText(PlacedCard card) const = 0;
    virtual QString takeOffText(PlacedCard card) const = 0;

    /// Why a text cannot be dropped on a place; empty if it can.
    virtual QString problemOf(const QString& text, Place to) const = 0;

signals:
    /// Emitted when the cards, the number of places or the rules changed.
    void changed();

    /// Emitted when the words may have changed, such as the names of the players.
    void wordsChanged();

    /// Emitted when next() changed.
    void nextChanged();

    /// Emitted when a card was put into a place, with what a screen reader says of it.
    void cardPut(const QString& text);
};

} // namespace showdown::gui
