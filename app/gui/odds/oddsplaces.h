// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"
#include "app/gui/session/cardtable.h"
#include "app/narration/pasteproblem.h"
#include "core/odds/situation.h"

#include <optional>
#include <vector>

namespace showdown::gui {

class NextPlace;
class OddsSession;

/// The places of a situation for deck, entry field and carrying. Session and next place must
/// outlive it.
class OddsPlaces : public CardPlaces
{
    Q_OBJECT

public:
    OddsPlaces(OddsSession& session, NextPlace& next, QObject* parent = nullptr);

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
    bool hasWildKey() const override; ///< where the deck holds jokers
    bool hasUnknownKey() const override { return true; }
    EntryVerdict entryVerdict(const QString& text) const override;
    bool enter(const QString& text) override;
    DropVerdict dropVerdict(const CarriedCard& carried, Place to, DropStyle style) const override;
    void drop(const CarriedCard& carried, Place to, DropStyle style) override;
    void takeOff(const CarriedCard& carried) override;
    QString pickedUpText(PlacedCard card) const override;
    QString takeOffText(PlacedCard card) const override;
    QString problemOf(const QString& text, Place to) const override;

    /// Puts a card typed into a slot there; false if the session refused it.
    bool type(PlacedCard card, Place at);

    /// As enter(), for cards pasted on a slot: returns what is wrong with the text, or nothing;
    /// then the cards are placed from this place on, unless the session refused them.
    QString paste(const QString& text, Place at);

private:
    struct Reading;

    Reading read(const QString& text, Place from) const;
    static Reading refused(const QString& notation, const narration::PasteProblem& problem);
    EntryVerdict judged(const Reading& reading) const;
    bool take(const Reading& reading);

    OddsSession& m_session;
    NextPlace& m_next;
};

} // namespace showdown::gui
