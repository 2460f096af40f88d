// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckgrid.h"
#include "app/gui/session/carriedcard.h"
#include "core/cards/placedcard.h"
#include "core/rules/houserules.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// What a text in the entry field comes to.
enum class EntryState : std::uint8_t {
    none,  ///< nothing, or the beginning of a card
    fits,  ///< Return puts the cards into their slots
    used,  ///< a card lies somewhere already, and one deck holds it once
    wrong, ///< no card, or more cards than slots
};

struct EntryVerdict
{
    EntryState state = EntryState::none;

    /// "Goes to Player 2, card 4", "Already in Player 1, card 3"; with the state none what is said
    /// once Return is pressed all the same.
    QString message;

    QString mistake; ///< what exactly is wrong with the text, for Return; may be empty

    bool operator==(const EntryVerdict&) const = default;
};

/// Why a card cannot be had for the next place.
struct CardRefusal
{
    std::optional<SlotPlace> holder; ///< where it lies, if that is why
    QString words;                   ///< a sentence
};

/// What letting a carried card go would come to.
struct DropVerdict
{
    bool takes = false; ///< whether anything can come of it
    QString words;      ///< what would, or why nothing can
};

/// What the deck, its entry field and the carrying of cards see of a document: places that hold
/// cards, one of which the next card goes to. Each document has one of its own, which words what it
/// does. Every change is one undo step of the document.
class CardPlaces : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The places

    /// What lies at a place.
    virtual std::optional<PlacedCard> card(SlotPlace place) const = 0;

    /// The place that the next card goes to; there is always one.
    virtual SlotPlace next() const = 0;
    virtual void setNext(SlotPlace place) = 0;

    /// It in words, from the longest text to the shortest, at least one: "Player 2, card 4 (replaces
    /// Q♥)", "Player 2, card 4". A screen reader says the first.
    virtual QStringList nextTexts() const = 0;

    // The deck

    virtual const HouseRules& rules() const = 0;

    /// The keys whose cards lie somewhere already, under one deck.
    virtual UsedKeys usedKeys() const = 0;

    /// How much of the deck is left, from the longest text to the shortest; empty if it never runs
    /// out.
    virtual QStringList leftTexts() const = 0;

    /// What a card at next() would come to, or where it lies already, from the longest text to the
    /// shortest; empty if there is nothing to say.
    virtual QStringList keyHints(PlacedCard card) const = 0;

    /// Why a card cannot be had for next(); nothing if it can.
    virtual std::optional<CardRefusal> refusalOf(PlacedCard card) const = 0;

    /// Puts a card that is not refused at next(), which moves on.
    virtual void place(PlacedCard card) = 0;

    /// Whether wilds, and unknown cards, have a key.
    virtual bool hasWildKey() const { return true; }
    virtual bool hasUnknownKey() const { return false; }

    /// Whether one can choose between one deck and a free one. Those that cannot have one deck.
    virtual bool hasDeckChoice() const { return false; }
    virtual bool isOneDeck() const { return true; }

    /// May be refused, and isOneDeck() stays as it is.
    virtual void setOneDeck(bool /*one*/) {}

    // The entry field

    /// What Return would do with a text.
    virtual EntryVerdict entryVerdict(const QString& text) const = 0;

    /// Puts the cards of a text that fits into their places, from next() on, which moves on behind
    /// the last of them. One that is used is refused, and a way out may be offered: false.
    virtual bool enter(const QString& text) = 0;

    /// What enter() refused last has been placed after all, by that way out. False if another change was
    /// refused since.
    virtual bool finishEntry() { return false; }

    // Carrying

    virtual DropVerdict dropVerdict(const CarriedCard& carried, SlotPlace to,
                                    DropStyle style) const = 0;

    /// Carries it out; the card lies at next() then, or next() has moved on if it came out of the
    /// deck. If it cannot be, nothing changes, and a way out may be offered.
    virtual void drop(const CarriedCard& carried, SlotPlace to, DropStyle style) = 0;

    /// Takes a carried card off the table; one out of the deck is just not placed.
    virtual void takeOff(const CarriedCard& carried) = 0;

    /// "K♦ is picked up. Arrows choose a slot, …", and what taking it off the table would do.
    virtual QString pickedUpText(PlacedCard card) const = 0;
    virtual QString takeOffText(PlacedCard card) const = 0;

    /// Why a text cannot be dropped on a place; empty if it can.
    virtual QString problemOf(const QString& text, SlotPlace to) const = 0;

signals:
    /// Cards, how many places there are, or rules are others.
    void changed();

    /// What words say may be another, as the names of the players.
    void wordsChanged();

    /// next() is another.
    void nextChanged();
};

} // namespace showdown::gui
