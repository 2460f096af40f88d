// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"
#include "app/gui/session/nextplace.h"
#include "core/questions/exercise.h"

#include <vector>

namespace showdown::gui {

/// The hands of an exercise with open places, the only ones that take cards. The deck says what is
/// where, but not what a card would make, because that is the question.
class ExercisePlaces : public CardPlaces
{
    Q_OBJECT

public:
    /// The exercise must have an open place.
    explicit ExercisePlaces(const Exercise& exercise, QObject* parent = nullptr);

    const std::vector<OpenHand>& hands() const { return m_hands; }

    /// The places that take cards, in reading order.
    const std::vector<Place>& open() const { return m_open; }
    bool isOpen(Place place) const;

    /// The number of open places that are still empty.
    int emptyCount() const;

    /// Puts a typed card into an open place; returns why it cannot, or an empty text.
    QString type(Card card, Place at);

    /// Takes the card out of an open place.
    void clear(Place place);

    std::optional<PlacedCard> card(Place place) const override;
    Place next() const override { return m_next.place(); }
    void setNext(Place place) override;
    QStringList nextTexts() const override;

    const HouseRules& rules() const override { return m_rules; }
    UsedKeys usedKeys() const override;
    QStringList leftTexts() const override { return {}; }
    QStringList keyHints(PlacedCard card) const override;
    std::optional<CardRefusal> refusalOf(PlacedCard card) const override;
    void place(PlacedCard card) override;
    bool isOneDeck() const override { return m_rules.deck == DeckKind::one; }

    EntryVerdict entryVerdict(const QString& text) const override;
    bool enter(const QString& text) override;

    DropVerdict dropVerdict(const CarriedCard& carried, Place to, DropStyle style) const override;
    void drop(const CarriedCard& carried, Place to, DropStyle style) override;
    void takeOff(const CarriedCard& carried) override;
    QString pickedUpText(PlacedCard card) const override;
    QString takeOffText(PlacedCard card) const override;
    QString problemOf(const QString& text, Place to) const override;

private:
    std::optional<Place> holder(Card card, Place besides) const;
    PlaceRows rows() const;
    EntryVerdict verdict(const QString& text, Place from, std::vector<Card>* read) const;

    HouseRules m_rules;
    std::vector<OpenHand> m_hands;
    std::vector<Place> m_open;
    NextPlace m_next;
};

} // namespace showdown::gui
