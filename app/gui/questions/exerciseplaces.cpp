// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/exerciseplaces.h"

#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/movetext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <algorithm>

namespace showdown::gui {
namespace {

CardPlace placeOnTable(Place place)
{
    return {place.row, place.slot};
}

template <typename Hands>
auto& slotOf(Hands& hands, Place place)
{
    return hands[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.slot)];
}

/// The place of a natural card, except `besides`.
std::optional<Place> holderAmong(const std::vector<OpenHand>& hands, Card card, Place besides)
{
    if (card.isJoker())
        return std::nullopt;
    for (int hand = 0; hand < static_cast<int>(hands.size()); ++hand) {
        for (int position = 0; position < Hand::fullSize; ++position) {
            const Place place{hand, position};
            if (place != besides && slotOf(hands, place) == card)
                return place;
        }
    }
    return std::nullopt;
}

std::vector<Place> emptyPlaces(const std::vector<OpenHand>& hands)
{
    std::vector<Place> places;
    for (int hand = 0; hand < static_cast<int>(hands.size()); ++hand) {
        for (int position = 0; position < Hand::fullSize; ++position) {
            if (!slotOf(hands, {hand, position}))
                places.push_back({hand, position});
        }
    }
    return places;
}

} // namespace

ExercisePlaces::ExercisePlaces(const Exercise& exercise, QObject* parent)
    : CardPlaces(parent),
      m_rules(exercise.rules),
      m_hands(exercise.hands),
      m_open(emptyPlaces(m_hands)),
      m_next([this] { return rows(); })
{
    connect(&m_next, &NextPlace::placeChanged, this, &CardPlaces::nextChanged);
}

bool ExercisePlaces::isOpen(Place place) const
{
    return std::ranges::find(m_open, place) != m_open.end();
}

int ExercisePlaces::emptyCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_open, [this](Place place) { return !card(place); }));
}

/// The place that already holds this card of the one deck, except `besides`.
std::optional<Place> ExercisePlaces::holder(Card card, Place besides) const
{
    return isOneDeck() ? holderAmong(m_hands, card, besides) : std::nullopt;
}

QString ExercisePlaces::type(Card card, Place at)
{
    if (const auto held = holder(card, at))
        return narration::alreadyHeld(card, placeOnTable(*held), m_rules);
    const PlaceEvent event = m_next.typingAt(at);
    slotOf(m_hands, at) = card;
    m_next.done(event, at);
    emit changed();
    return {};
}

void ExercisePlaces::clear(Place place)
{
    if (!isOpen(place) || !card(place))
        return;
    slotOf(m_hands, place).reset();
    emit changed();
}

/// The open places of each hand that has any.
PlaceRows ExercisePlaces::rows() const
{
    PlaceRows rows;
    for (const Place place : m_open) {
        if (rows.empty() || rows.back().places.front().place.row != place.row)
            rows.emplace_back();
        rows.back().places.push_back({place, !card(place)});
    }
    return rows;
}

std::optional<PlacedCard> ExercisePlaces::card(Place place) const
{
    const std::optional<Card>& card = slotOf(m_hands, place);
    return card ? std::optional<PlacedCard>(*card) : std::nullopt;
}

void ExercisePlaces::setNext(Place place)
{
    if (isOpen(place))
        m_next.setPlace(place);
}

QStringList ExercisePlaces::nextTexts() const
{
    const std::optional<PlacedCard> there = card(next());
    return {narration::nextSlotText(placeOnTable(next()), there ? there->face() : std::nullopt,
                                    m_rules),
            narration::slotName(placeOnTable(next()))};
}

UsedKeys ExercisePlaces::usedKeys() const
{
    UsedKeys keys;
    if (!isOneDeck())
        return keys;
    for (int hand = 0; hand < static_cast<int>(m_hands.size()); ++hand) {
        for (int position = 0; position < Hand::fullSize; ++position) {
            const std::optional<PlacedCard> there = card({hand, position});
            if (there && !there->face()->isJoker())
                keys[static_cast<std::size_t>(there->face()->index())] =
                    UsedKey{QString::number(hand + 1), narration::inUse({hand, position})};
        }
    }
    return keys;
}

QStringList ExercisePlaces::keyHints(PlacedCard card) const
{
    const auto held = holder(*card.face(), {-1, -1});
    return held ? QStringList{narration::alreadyIn(placeOnTable(*held))} : QStringList();
}

std::optional<CardRefusal> ExercisePlaces::refusalOf(PlacedCard card) const
{
    const auto held = holder(*card.face(), next());
    if (!held)
        return std::nullopt;
    return CardRefusal{held, narration::alreadyHeld(*card.face(), placeOnTable(*held), m_rules)};
}

void ExercisePlaces::place(PlacedCard card)
{
    if (refusalOf(card))
        return;
    slotOf(m_hands, next()) = card.face();
    m_next.done(PlaceEvent::put, next()); // before others hear of the card: they go on there
    emit changed();
}

EntryVerdict ExercisePlaces::verdict(const QString& text, Place from, std::vector<Card>* read) const
{
    QString notation = text.trimmed();
    notation.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    if (notation.isEmpty())
        return {};
    const auto parsed = parseCards(notation.toStdString());
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return {error->text.empty() ? EntryState::none : EntryState::wrong, narration::noSuchCard(),
                narration::errorText(*error)};
    const auto& cards = std::get<std::vector<Card>>(parsed);
    if (cards.empty()) // only separators
        return {EntryState::none, narration::noSuchCard(), {}};
    const auto places = m_next.placesFor(static_cast<int>(cards.size()), from);
    if (cards.size() > places.size())
        return {EntryState::wrong, narration::roomFor(static_cast<int>(m_open.size())), {}};
    std::vector<OpenHand> after = m_hands;
    for (std::size_t i = 0; i < cards.size(); ++i)
        slotOf(after, places[i]).reset();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto held = isOneDeck() ? holderAmong(after, cards[i], places[i]) : std::nullopt;
        if (held)
            return {EntryState::used, narration::alreadyIn(placeOnTable(*held)), {}};
        slotOf(after, places[i]) = cards[i];
    }
    if (read)
        *read = cards;
    return {EntryState::fits,
            narration::goesTo(static_cast<int>(cards.size()), placeOnTable(places.front())),
            {}};
}

EntryVerdict ExercisePlaces::entryVerdict(const QString& text) const
{
    return verdict(text, next(), nullptr);
}

bool ExercisePlaces::enter(const QString& text)
{
    std::vector<Card> cards;
    if (verdict(text, next(), &cards).state != EntryState::fits)
        return false;
    const auto places = m_next.placesFor(static_cast<int>(cards.size()), next());
    const PlaceEvent event = m_next.typingAt(places.back());
    for (std::size_t i = 0; i < cards.size(); ++i)
        slotOf(m_hands, places[i]) = cards[i];
    m_next.done(event, places.back());
    emit changed();
    return true;
}

DropVerdict ExercisePlaces::dropVerdict(const CarriedCard& carried, Place to,
                                        DropStyle /*style*/) const
{
    const Card face = *carried.card.face();
    if (!isOpen(to))
        return {false, tr("This card is given.")};
    const auto held = carried.from ? std::optional<Place>() : holder(face, to);
    if (held)
        return {false, narration::alreadyHeld(face, placeOnTable(*held), m_rules)};
    const std::optional<PlacedCard> there = card(to);
    const auto kind = carried.from == to ? narration::MoveKind::nothing
                      : carried.from
                          ? (there ? narration::MoveKind::swap : narration::MoveKind::move)
                          : (there ? narration::MoveKind::replace : narration::MoveKind::place);
    return {true,
            narration::moveText(
                kind, {face, placeOnTable(to), there ? there->face() : std::nullopt}, m_rules)};
}

void ExercisePlaces::drop(const CarriedCard& carried, Place to, DropStyle style)
{
    if (carried.from == to || !dropVerdict(carried, to, style).takes)
        return;
    if (carried.from && isOpen(*carried.from))
        slotOf(m_hands, *carried.from) = slotOf(m_hands, to);
    slotOf(m_hands, to) = carried.card.face();
    m_next.done(carried.from ? PlaceEvent::reached : PlaceEvent::put, to);
    emit changed();
}

void ExercisePlaces::takeOff(const CarriedCard& carried)
{
    if (carried.from)
        clear(*carried.from);
}

QString ExercisePlaces::pickedUpText(PlacedCard card) const
{
    return narration::pickedUpText(*card.face(), m_rules);
}

QString ExercisePlaces::takeOffText(PlacedCard card) const
{
    return narration::moveText(narration::MoveKind::clear, {*card.face(), {}, {}}, m_rules);
}

QString ExercisePlaces::problemOf(const QString& text, Place to) const
{
    const EntryVerdict read = verdict(text, to, nullptr);
    if (read.state == EntryState::fits)
        return {};
    return read.mistake.isEmpty() ? read.message : read.mistake;
}

} // namespace showdown::gui
