// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"

#include <variant>
#include <vector>

namespace showdown::gui {

class NextPlace;
class TableSession;

/// "Queen of spades is already in Player 1, card 3.", or "Queen of spades comes twice" if the table
/// does not hold the card yet: why a session refuses cards.
QString conflictText(const TableSession& session, const CardConflict& conflict);

/// The places of a session's table for deck, entry field and carrying. Session and next place must
/// outlive it.
class TablePlaces : public CardPlaces
{
    Q_OBJECT

public:
    TablePlaces(TableSession& session, NextPlace& next, QObject* parent = nullptr);

    TableSession& session() const { return m_session; }
    NextPlace& nextPlace() const { return m_next; }

    std::optional<PlacedCard> card(Place place) const override;
    Place next() const override;
    void setNext(Place place) override;
    QStringList nextTexts() const override;

    const HouseRules& rules() const override;
    UsedKeys usedKeys() const override;
    QStringList leftTexts() const override;
    QStringList keyHints(PlacedCard card) const override;
    std::optional<CardRefusal> refusalOf(PlacedCard card) const override;
    void place(PlacedCard card) override;
    bool isOneDeck() const override;

    EntryVerdict entryVerdict(const QString& text) const override;
    bool enter(const QString& text) override;
    bool finishEntry() override;

    DropVerdict dropVerdict(const CarriedCard& carried, Place to, DropStyle style) const override;
    void drop(const CarriedCard& carried, Place to, DropStyle style) override;
    void takeOff(const CarriedCard& carried) override;
    QString pickedUpText(PlacedCard card) const override;
    QString takeOffText(PlacedCard card) const override;
    QString problemOf(const QString& text, Place to) const override;

    /// Puts a card typed into a slot there; false if the session refused it.
    bool type(PlacedCard card, Place at);

    /// As enter(), for a text pasted on a slot: returns what is wrong with it, or nothing; then it has
    /// been entered from this place on.
    virtual QString paste(const QString& text, Place at);

protected:
    /// What entering a text would do.
    struct Entry
    {
        CardTable after;
        std::vector<Place> places; ///< that get cards, in order; none: another table comes
        QString step;              ///< the name of the undo step
        QString effect;            ///< "Goes to Player 2, card 4"
    };

    /// Reads a text to be entered from a place on, or says what it lacks.
    virtual std::variant<Entry, EntryVerdict> read(const QString& text, Place from) const;

    /// Puts these cards into the places from one on; or there is no room for them.
    std::variant<Entry, EntryVerdict> cardsFrom(const std::vector<PlacedCard>& cards,
                                                Place from) const;

    /// The places for so many cards, entered from one on.
    std::vector<Place> placesFor(std::size_t cards, Place from) const;

    /// The text as notation: a wild may be written with its symbol.
    static QString notationOf(const QString& text);

private:
    EntryVerdict verdictOn(const std::variant<Entry, EntryVerdict>& read) const;
    bool take(const Entry& entry);

    TableSession& m_session;
    NextPlace& m_next;
    bool m_isEntryRefused = false; ///< with no other change since
};

} // namespace showdown::gui
