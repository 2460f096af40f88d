// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsplaces.h"

#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/tabletext.h"
#include "app/tables/oddsparts.h"
#include "app/tables/oddsquestion.h"
#include "app/tables/pastedodds.h"
#include "app/tables/pastedtable.h"
#include "core/cards/notation.h"

#include <utility>

namespace showdown::gui {
namespace {

bool isHole(Place place)
{
    return place.row < CardTable::boardRow;
}

/// The effect of dropping a card over a place; nothing if it cannot go there, or if the card there
/// cannot go where the dropped one came from.
std::optional<std::pair<narration::MoveKind, CardTable>> moved(const CardTable& before,
                                                               const CarriedCard& carried, Place to)
{
    using Kind = narration::MoveKind;
    if (carried.from == to)
        return std::pair(Kind::nothing, before);
    const std::optional<PlacedCard> there = before.card(to);
    const bool comesBack = carried.from && there;
    if ((carried.card.isUnknown() && !isHole(to))
        || (comesBack && there->isUnknown() && !isHole(*carried.from)))
        return std::nullopt;
    CardTable after = before;
    if (comesBack)
        after.set(*carried.from, there);
    after.set(to, carried.card);
    if (carried.from && !there)
        after.set(*carried.from, std::nullopt); // last: dead cards move up
    if (carried.from)
        return std::pair(there ? Kind::swap : Kind::move, after);
    return std::pair(there ? Kind::replace : Kind::place, after);
}

} // namespace

/// The result of reading a text to be put in from a place on.
struct OddsPlaces::Reading
{
    EntryState state = EntryState::none; ///< none: it may still become a card
    QString message;
    QString mistake;
    CardTable after;           ///< if it fits
    std::vector<Place> places; ///< that get cards; none if the text is a situation
};

OddsPlaces::OddsPlaces(OddsSession& session, NextPlace& next, QObject* parent)
    : CardPlaces(parent), m_session(session), m_next(next)
{
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                        &CardPlaces::changed);
    session.whenChanged(TableChange::names, this, &CardPlaces::wordsChanged);
    connect(&next, &NextPlace::placeChanged, this, &CardPlaces::nextChanged);
}

std::optional<PlacedCard> OddsPlaces::card(Place place) const
{
    return m_session.card(place);
}

Place OddsPlaces::next() const
{
    return m_next.place();
}

void OddsPlaces::setNext(Place place)
{
    m_next.setPlace(place);
}

QStringList OddsPlaces::nextTexts() const
{
    const SeenPlace place = tables::seenPlace(next());
    return {narration::nextPlaceText(place, card(next()), rules(), m_session.names()),
            narration::placeName(place, m_session.names())};
}

const HouseRules& OddsPlaces::rules() const
{
    return m_session.rules().rules;
}

UsedKeys OddsPlaces::usedKeys() const
{
    UsedKeys keys;
    for (const Place place : tables::placesOf(m_session.table())) {
        const std::optional<PlacedCard> placed = card(place);
        const std::optional<Card> face = placed ? placed->face() : std::nullopt;
        if (!face || face->isJoker())
            continue;
        const bool isBoard = place.row == CardTable::boardRow;
        const QString sign = isHole(place) ? QString::number(place.row + 1)
                             : isBoard     ? tr("B", "one letter: on the board")
                                           : tr("D", "one letter: a dead card");
        keys[static_cast<std::size_t>(face->index())] =
            UsedKey{sign, narration::placeInUse(tables::seenPlace(place), m_session.names())};
    }
    return keys;
}

QStringList OddsPlaces::leftTexts() const
{
    const CardsLeft left = *tables::cardsLeft(m_session.table());
    QStringList texts;
    //: Over the deck; %1 of %2 cards are left, and some keys carry the sign B
    if (!m_session.table().board().isEmpty())
        texts << tr("One deck, %1 of %2 left   (B = on the board)").arg(left.left).arg(left.all);
    texts << tr("One deck, %1 of %2 left").arg(left.left).arg(left.all)
          << narration::cardsLeftShort(left.left);
    return texts;
}

QStringList OddsPlaces::keyHints(PlacedCard card) const
{
    if (card.isUnknown())
        return isHole(next()) ? QStringList() : QStringList{narration::noUnknownCardHere()};
    if (const auto held = tables::holder(m_session.table(), *card.face()))
        return {narration::alreadyInPlace(tables::seenPlace(*held), m_session.names())};
    return {};
}

std::optional<CardRefusal> OddsPlaces::refusalOf(PlacedCard card) const
{
    if (card.isUnknown() && !isHole(next()))
        return CardRefusal{std::nullopt, narration::noUnknownCardHere()};
    const auto held =
        card.isUnknown() ? std::nullopt : tables::holder(m_session.table(), *card.face());
    if (!held)
        return std::nullopt;
    return CardRefusal{held, narration::alreadyHeldIn(*card.face(), tables::seenPlace(*held),
                                                      rules(), m_session.names())};
}

void OddsPlaces::place(PlacedCard card)
{
    const Place at = next();
    if (!m_session.setCard(at, card))
        m_next.done(PlaceEvent::put, at);
}

bool OddsPlaces::type(PlacedCard card, Place at)
{
    const PlaceEvent event = m_next.typingAt(at);
    if (m_session.setCard(at, card))
        return false;
    m_next.done(event, at);
    return true;
}

bool OddsPlaces::hasWildKey() const
{
    return tables::jokersInDeck(m_session.table()) > 0;
}

/// Reads cards alone, which go into the places from one on.
OddsPlaces::Reading OddsPlaces::read(const QString& text, Place from) const
{
    Reading reading;
    QString notation = text.trimmed();
    notation.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    if (notation.isEmpty())
        return reading;
    const auto read = tables::readPastedOdds(notation);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read))
        return refused(notation, *problem);
    const auto& pasted = std::get<tables::PastedOdds>(read);
    if (pasted.isCards())
        reading.places = m_next.placesFor(static_cast<int>(pasted.cards.size()), from);
    const auto after = tables::withPastedOdds(m_session.table(), pasted, reading.places);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&after)) {
        reading.state = EntryState::wrong;
        reading.message = narration::pasteProblemText(*problem);
        return reading;
    }
    reading.state = EntryState::fits;
    reading.after = std::get<CardTable>(after);
    return reading;
}

/// In a line of cards, an error about the cards has priority over one about the line.
OddsPlaces::Reading OddsPlaces::refused(const QString& notation,
                                        const narration::PasteProblem& problem)
{
    Reading reading;
    const tables::PlacesResult places = tables::placesFrom(notation);
    const auto* error = std::get_if<NotationError>(&places);
    if (!error || tables::isMoreThanCards(notation)) {
        reading.state = EntryState::wrong;
        reading.message = narration::pasteProblemText(problem);
        return reading;
    }
    reading.mistake = narration::errorText(*error);
    if (!error->text.empty()) {
        reading.state = EntryState::wrong;
        reading.message = narration::noSuchCard();
    }
    return reading;
}

EntryVerdict OddsPlaces::judged(const Reading& reading) const
{
    if (reading.state != EntryState::fits)
        return {reading.state,
                reading.state == EntryState::none ? narration::noSuchCard() : reading.message,
                reading.mistake};
    if (const auto conflict = m_session.conflictOf(reading.after)) {
        const bool isThere = card(conflict->holder) == PlacedCard(conflict->card);
        return {EntryState::used,
                isThere ? narration::alreadyInPlace(tables::seenPlace(conflict->holder),
                                                    m_session.names())
                        : narration::comesTwice(conflict->card, rules()),
                {}};
    }
    if (reading.places.empty())
        return {EntryState::fits, tr("Takes the place of all that lies there"), {}};
    return {EntryState::fits,
            narration::goesToPlace(static_cast<int>(reading.places.size()),
                                   tables::seenPlace(reading.places.front()), m_session.names()),
            {}};
}

EntryVerdict OddsPlaces::entryVerdict(const QString& text) const
{
    return text.trimmed().isEmpty() ? EntryVerdict() : judged(read(text, next()));
}

/// False if the session refuses it.
bool OddsPlaces::take(const Reading& reading)
{
    const std::vector<Place>& places = reading.places;
    if (places.empty())
        return !m_session.showTable(reading.after, tr("Paste a situation"));
    const PlaceEvent event = m_next.typingAt(places.back());
    if (m_session.setTable(reading.after,
                           places.size() == 1 ? tr("Place card") : tr("Place cards")))
        return false;
    m_next.done(event, places.back());
    return true;
}

bool OddsPlaces::enter(const QString& text)
{
    const Reading reading = read(text, next());
    return reading.state == EntryState::fits && take(reading);
}

QString OddsPlaces::paste(const QString& text, Place at)
{
    m_next.setPlace(at);
    if (QString problem = problemOf(text, at); !problem.isEmpty())
        return problem;
    take(read(text, at));
    return {};
}

DropVerdict OddsPlaces::dropVerdict(const CarriedCard& carried, Place to, DropStyle /*style*/) const
{
    const std::optional<Card> face = carried.card.face();
    if (const auto held = face && !carried.from ? tables::holder(m_session.table(), *face)
                                                : std::optional<Place>()) {
        return {false, narration::alreadyHeldIn(*face, tables::seenPlace(*held), rules(),
                                                m_session.names())};
    }
    const auto move = moved(m_session.table(), carried, to);
    if (!move)
        return {false, narration::noUnknownCardHere()};
    return {true, narration::placeMoveText(move->first, carried.card, tables::seenPlace(to),
                                           card(to), rules(), m_session.names())};
}

void OddsPlaces::drop(const CarriedCard& carried, Place to, DropStyle /*style*/)
{
    const auto move = moved(m_session.table(), carried, to);
    if (!move)
        return;
    const bool isMove = carried.from.has_value();
    if (m_session.setTable(move->second, isMove ? tr("Move card") : tr("Place card")))
        return; // refused, which others say
    m_next.done(isMove ? PlaceEvent::reached : PlaceEvent::put, to);
}

void OddsPlaces::takeOff(const CarriedCard& carried)
{
    if (carried.from)
        m_session.setCard(*carried.from, std::nullopt);
}

QString OddsPlaces::pickedUpText(PlacedCard card) const
{
    return narration::placedPickedUpText(card, rules());
}

QString OddsPlaces::takeOffText(PlacedCard card) const
{
    return narration::placeMoveText(narration::MoveKind::clear, card, {}, std::nullopt, rules());
}

QString OddsPlaces::problemOf(const QString& text, Place to) const
{
    const Reading reading = read(text, to);
    if (reading.state == EntryState::fits)
        return {};
    return reading.mistake.isEmpty() ? judged(reading).message : reading.mistake;
}

} // namespace showdown::gui
