// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"
#include "app/gui/session/cardmoves.h"

#include <optional>
#include <variant>

namespace showdown::gui {

class NextPlace;
class CompareSession;

/// The table for deck, entry field and carrying. It has no unknown cards and must not be given any.
/// The entry field also takes hands with names or rules, as they are copied.
class TablePlaces : public CardPlaces
{
    Q_OBJECT

public:
    /// Session and next slot must outlive it.
    TablePlaces(CompareSession& session, NextPlace& nextSlot, QObject* parent = nullptr);

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
    bool hasDeckChoice() const override { return true; }
    bool isOneDeck() const override;
    void setOneDeck(bool one) override;

    EntryVerdict entryVerdict(const QString& text) const override;
    bool enter(const QString& text) override;
    bool finishEntry() override;

    DropVerdict dropVerdict(const CarriedCard& carried, Place to, DropStyle style) const override;
    void drop(const CarriedCard& carried, Place to, DropStyle style) override;
    void takeOff(const CarriedCard& carried) override;
    QString pickedUpText(PlacedCard card) const override;
    QString takeOffText(PlacedCard card) const override;
    QString problemOf(const QString& text, Place to) const override;

private:
    struct Entry;

    std::variant<Entry, EntryVerdict> entryOf(const QString& text) const;
    std::variant<Entry, EntryVerdict> handsOf(const QString& text) const;
    std::variant<Entry, EntryVerdict> cardsIn(const std::vector<Card>& cards) const;
    EntryVerdict conflictVerdict(const CardConflict& conflict, const HouseRules& rules) const;

    CompareSession& m_session;
    NextPlace& m_nextSlot;
    bool m_isEntryRefused = false; ///< with no other change since
};

} // namespace showdown::gui
