// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/tableplaces.h"

#include "app/gui/session/nextplace.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/keyhint.h"
#include "app/narration/movetext.h"
#include "app/narration/pasteproblem.h"
#include "app/narration/tabletext.h"
#include "core/questions/cardhere.h"

namespace showdown::gui {
namespace {

/// The position of a slot's card, present or not, among the cards of its row.
OpenPlace openPlace(const SlotRow& row, SlotPlace place)
{
    int before = 0;
    for (int slot = 0; slot < place.slot; ++slot)
        before += row[slot] ? 1 : 0;
    return {{place.player, before}, row[place.slot].has_value()};
}

} // namespace

TablePlaces::TablePlaces(Session& session, NextPlace& nextSlot, QObject* parent)
    : CardPlaces(parent), m_session(session), m_nextSlot(nextSlot)
{
    connect(&session, &Session::handChanged, this, &CardPlaces::changed);
    connect(&session, &Session::playerCountChanged, this, &CardPlaces::changed);
    connect(&session, &Session::rulesChanged, this, &CardPlaces::changed);
    connect(&session, &Session::namesChanged, this, &CardPlaces::wordsChanged);
    connect(&session, &Session::lensChanged, this, &CardPlaces::wordsChanged);
    connect(&session, &Session::changeRefused, this, [this] { m_isEntryRefused = false; });
    connect(&nextSlot, &NextPlace::placeChanged, this, &CardPlaces::nextChanged);
}

std::optional<PlacedCard> TablePlaces::card(SlotPlace place) const
{
    return m_session.card(place);
}

SlotPlace TablePlaces::next() const
{
    return m_nextSlot.place();
}

void TablePlaces::setNext(SlotPlace place)
{
    m_nextSlot.setPlace(place);
}

QStringList TablePlaces::nextTexts() const
{
    const CardPlace place = cardPlace(next());
    return {narration::nextSlotText(place, m_session.card(next()), rules(), m_session.names()),
            narration::slotName(place, m_session.names())};
}

const HouseRules& TablePlaces::rules() const
{
    return m_session.rules().rules;
}

UsedKeys TablePlaces::usedKeys() const
{
    UsedKeys keys;
    if (!isOneDeck())
        return keys;
    for (int player = 0; player < m_session.playerCount(); ++player) {
        for (int slot = 0; slot < SlotRow::size; ++slot) {
            const SlotPlace place{player, slot};
            const std::optional<Card> card = m_session.card(place);
            if (card && !card->isJoker())
                keys[static_cast<std::size_t>(card->index())] =
                    UsedKey{QString::number(player + 1),
                            narration::inUse(cardPlace(place), m_session.names())};
        }
    }
    return keys;
}

QStringList TablePlaces::leftTexts() const
{
    const std::optional<CardsLeft> cards = cardsLeft(m_session.table());
    if (!cards)
        return {};
    return {narration::cardsLeftText(cards->left, cards->all),
            narration::cardsLeftShort(cards->left)};
}

QStringList TablePlaces::keyHints(PlacedCard card) const
{
    const Card face = *card.face();
    if (const auto held = takenBy(m_session.table(), face))
        return {narration::alreadyIn(cardPlace(*held), m_session.names())};
    const SlotPlace place = next();
    const auto outcome = showdownWith(face, openPlace(m_session.row(place.player), place),
                                      hands(m_session.table()), rules(), m_session.lens());
    if (!outcome)
        return {};
    return narration::keyHints({face, place.player + 1, *outcome}, rules(), m_session.lens(),
                               m_session.names());
}

std::optional<CardRefusal> TablePlaces::refusalOf(PlacedCard card) const
{
    const std::optional<SlotPlace> held = takenBy(m_session.table(), *card.face());
    if (!held)
        return std::nullopt;
    return CardRefusal{
        held, narration::alreadyHeld(*card.face(), cardPlace(*held), rules(), m_session.names())};
}

void TablePlaces::place(PlacedCard card)
{
    const SlotPlace at = next();
    if (!m_session.setCard(at, card.face()))
        m_nextSlot.done(PlaceEvent::put, at);
}

bool TablePlaces::isOneDeck() const
{
    return rules().deck == DeckKind::one;
}

void TablePlaces::setOneDeck(bool one)
{
    m_session.setOneDeck(one);
}

DropVerdict TablePlaces::dropVerdict(const CarriedCard& carried, SlotPlace to,
                                     DropStyle style) const
{
    const QStringList names = m_session.names();
    const Card face = *carried.card.face();
    const MoveResult result = movedTo(m_session.table(), carried, to, style);
    if (const auto* refused = std::get_if<RefusedMove>(&result))
        return {false, refused->holder ? narration::alreadyHeld(face, cardPlace(*refused->holder),
                                                                rules(), names)
                                       : narration::rowIsFull(to.player + 1, names)};
    return {true, narration::moveText(std::get<CardMove>(result).kind,
                                      {face, cardPlace(to), m_session.card(to)}, rules(), names)};
}

/// A card already in use is refused by the session too, so that a way out is offered.
void TablePlaces::drop(const CarriedCard& carried, SlotPlace to, DropStyle style)
{
    const MoveResult result = movedTo(m_session.table(), carried, to, style);
    if (const auto* refused = std::get_if<RefusedMove>(&result)) {
        if (refused->holder)
            m_session.setCard(to, carried.card.face());
        return;
    }
    m_session.carryOut(std::get<CardMove>(result));
    m_nextSlot.done(carried.from ? PlaceEvent::reached : PlaceEvent::put, to);
}

void TablePlaces::takeOff(const CarriedCard& carried)
{
    m_session.carryOut(movedOff(m_session.table(), carried));
}

QString TablePlaces::pickedUpText(PlacedCard card) const
{
    return narration::pickedUpText(*card.face(), rules());
}

QString TablePlaces::takeOffText(PlacedCard card) const
{
    return narration::moveText(narration::MoveKind::clear, {*card.face(), {}, {}}, rules());
}

} // namespace showdown::gui
