// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"
#include "core/cards/notation.h"
#include "tests/support/texts.h"

#include <array>
#include <cstddef>
#include <utility>

namespace showdown::tests {

/// `Ks`, or `?` for an unknown card.
inline QString textOf(PlacedCard card)
{
    return card.isUnknown() ? QStringLiteral("?") : qt(toText(*card.face()));
}

/// A document with three places of one player, which records what is asked of it. It has only one
/// deck, takes unknown cards, and refuses what a test tells it to.
class PlainPlaces : public gui::CardPlaces
{
public:
    std::optional<PlacedCard> card(gui::Place place) const override
    {
        return cards[static_cast<std::size_t>(place.slot)];
    }
    gui::Place next() const override { return m_next; }
    void setNext(gui::Place place) override
    {
        m_next = place;
        emit nextChanged();
    }
    QStringList nextTexts() const override
    {
        return {QStringLiteral("Hole card number %1").arg(m_next.slot + 1),
                QStringLiteral("Card %1").arg(m_next.slot + 1)};
    }

    const HouseRules& rules() const override { return m_rules; }
    gui::UsedKeys usedKeys() const override { return {}; }
    QStringList leftTexts() const override
    {
        return {QStringLiteral("One deck, 42 of 52 left"), QStringLiteral("42 left")};
    }
    QStringList keyHints(PlacedCard /*card*/) const override { return {}; }
    std::optional<gui::CardRefusal> refusalOf(PlacedCard card) const override
    {
        if (card != refusedCard)
            return std::nullopt;
        return gui::CardRefusal{std::nullopt, QStringLiteral("It cannot be.")};
    }
    void place(PlacedCard card) override { take(QStringLiteral("place ") + textOf(card)); }
    bool hasUnknownKey() const override { return true; }

    gui::EntryVerdict entryVerdict(const QString& text) const override
    {
        return text.isEmpty() ? gui::EntryVerdict() : verdict;
    }
    bool enter(const QString& text) override
    {
        take(QStringLiteral("enter ") + text);
        return !refusesEntry;
    }
    bool finishEntry() override
    {
        take(QStringLiteral("finish"));
        return !refusesEntry;
    }

    gui::DropVerdict dropVerdict(const gui::CarriedCard& carried, gui::Place to,
                                 gui::DropStyle /*style*/) const override
    {
        const bool takes = to != refusedPlace;
        return {takes, takes ? QStringLiteral("%1 goes there").arg(textOf(carried.card))
                             : QStringLiteral("There is no room.")};
    }
    void drop(const gui::CarriedCard& carried, gui::Place to, gui::DropStyle style) override
    {
        const bool inserts = style == gui::DropStyle::insert;
        take(QStringLiteral("drop %1 on %2%3")
                 .arg(textOf(carried.card))
                 .arg(to.slot + 1)
                 .arg(inserts ? QStringLiteral(" inserting") : QString()));
    }
    void takeOff(const gui::CarriedCard& carried) override
    {
        take(QStringLiteral("take off ") + textOf(carried.card));
    }
    QString pickedUpText(PlacedCard card) const override
    {
        return QStringLiteral("%1 is picked up").arg(textOf(card));
    }
    QString takeOffText(PlacedCard card) const override
    {
        return QStringLiteral("%1 goes").arg(textOf(card));
    }
    QString problemOf(const QString& text, gui::Place /*to*/) const override
    {
        return text.size() > 2 ? QStringLiteral("Too long.") : QString();
    }

    /// The requests to the document since the last call.
    QString asked() { return std::exchange(m_asked, {}).join(QStringLiteral(", ")); }

    std::array<std::optional<PlacedCard>, 3> cards;
    std::optional<PlacedCard> refusedCard;
    std::optional<gui::Place> refusedPlace;
    gui::EntryVerdict verdict;
    bool refusesEntry = false;

private:
    void take(const QString& what) { m_asked << what; }

    gui::Place m_next;
    HouseRules m_rules;
    QStringList m_asked;
};

} // namespace showdown::tests
