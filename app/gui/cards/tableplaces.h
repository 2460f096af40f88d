// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace showdown::gui {

class NextPlace;
class TableSession;

/// "Queen of spades is already in Player 1, card 3.", or "Queen of spades comes twice" if the table
/// does not hold the card yet: why a session refuses cards.
QString conflictText(const TableSession& session, const CardConflict& conflict);

/// The places of a session's table for deck, entry field, pasting and carrying. Session and next place
/// must outlive it.
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
    bool hasWildKey() const override; ///< in a situation, where the deck holds jokers
    bool hasUnknownKey() const override;
    bool hasDeadCards() const override;
    bool takesDeadCard(PlacedCard card) const override;
    void placeDead(PlacedCard card) override;
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

    /// Enters a text pasted or dropped on a place, from there on; cards alone into a hand as far
    /// before it as they need to fit. Nothing if it has been entered, else what is wrong with it;
    /// empty if the session refused it and may offer a way out.
    std::optional<QString> paste(const QString& text, Place at);

protected:
    /// "King of hearts, card 1.": the card that was put there.
    virtual QString putText(Place at) const;

    /// Whether a text may bring more than cards, such as other hands and rules.
    virtual bool takesTables() const { return true; }

private:
    /// What entering a text would do.
    struct Entry
    {
        CardTable after;
        std::vector<Place> places; ///< that get cards, in order; none: another table comes
        QString step;              ///< the name of the undo step
        QString effect;            ///< "Goes to Player 2, card 4"
    };

    /// How a text comes to the places.
    enum class Way : std::uint8_t { typed, pasted };

    /// Reads a text to be entered from a place on, or says what it lacks.
    std::variant<Entry, EntryVerdict> read(const QString& text, Place from, Way way) const;
    std::variant<Entry, EntryVerdict> readTable(const QString& text, Place from, Way way) const;
    std::variant<Entry, EntryVerdict> cardsFrom(const std::vector<PlacedCard>& cards, Place from,
                                                Way way) const;
    QString effectOf(const std::vector<Place>& places) const;
    EntryVerdict verdictOn(const std::variant<Entry, EntryVerdict>& read) const;
    bool take(const Entry& entry);

    TableSession& m_session;
    NextPlace& m_next;
    bool m_isEntryRefused = false; ///< with no other change since
};

} // namespace showdown::gui
