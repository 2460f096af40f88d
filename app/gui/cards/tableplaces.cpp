// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/tableplaces.h"

#include "app/gui/session/nextplace.h"
#include "app/gui/session/tablesession.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <utility>

namespace showdown::gui {
namespace {

bool mayBeUnknown(const CardTable& table, Place place)
{
    return table.row(place.row).kind() == RowKind::hole;
}

/// Whether the table holds the card already, rather than what was to come.
bool isHeld(const TableSession& session, const CardConflict& conflict)
{
    return session.face(conflict.holder) == conflict.card;
}

} // namespace

QString conflictText(const TableSession& session, const CardConflict& conflict)
{
    const HouseRules& rules = session.rules().rules;
    return isHeld(session, conflict) ? narration::alreadyHeld(
               conflict.card, tables::seenPlace(conflict.holder), rules, session.names())
                                     : narration::comesTwice(conflict.card, rules);
}

TablePlaces::TablePlaces(TableSession& session, NextPlace& next, QObject* parent)
    : CardPlaces(parent), m_session(session), m_next(next)
{
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                        &CardPlaces::changed);
    session.whenChanged(TableChange::lens | TableChange::names, this, &CardPlaces::wordsChanged);
    connect(&session, &TableSession::changeRefused, this, [this] { m_isEntryRefused = false; });
    connect(&next, &NextPlace::placeChanged, this, &CardPlaces::nextChanged);
}

std::optional<PlacedCard> TablePlaces::card(Place place) const
{
    return m_session.card(place);
}

Place TablePlaces::next() const
{
    return m_next.place();
}

void TablePlaces::setNext(Place place)
{
    m_next.setPlace(place);
}

QStringList TablePlaces::nextTexts() const
{
    const SeenPlace place = tables::seenPlace(next());
    return {narration::nextPlaceText(place, card(next()), rules(), m_session.names()),
            narration::placeName(place, m_session.names())};
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
    for (const Place place : tables::placesOf(m_session.table())) {
        const std::optional<Card> face = m_session.face(place);
        if (!face || face->isJoker())
            continue;
        const QString sign = place.row == CardTable::boardRow  ? tr("B", "one letter: on the board")
                             : place.row == CardTable::deadRow ? tr("D", "one letter: a dead card")
                                                               : QString::number(place.row + 1);
        keys[static_cast<std::size_t>(face->index())] =
            UsedKey{sign, narration::inUse(tables::seenPlace(place), m_session.names())};
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
    const CardTable& table = m_session.table();
    if (card.isUnknown())
        return mayBeUnknown(table, next()) ? QStringList()
                                           : QStringList{narration::noUnknownCardHere()};
    const auto held = takenBy(table, *card.face());
    return held ? QStringList{narration::alreadyIn(tables::seenPlace(*held), m_session.names())}
                : QStringList();
}

std::optional<CardRefusal> TablePlaces::refusalOf(PlacedCard card) const
{
    const CardTable& table = m_session.table();
    if (card.isUnknown())
        return mayBeUnknown(table, next())
                   ? std::nullopt
                   : std::optional(CardRefusal{std::nullopt, narration::noUnknownCardHere()});
    const std::optional<Place> held = takenBy(table, *card.face());
    if (!held)
        return std::nullopt;
    return CardRefusal{held, narration::alreadyHeld(*card.face(), tables::seenPlace(*held), rules(),
                                                    m_session.names())};
}

void TablePlaces::place(PlacedCard card)
{
    const Place at = next();
    if (!m_session.setCard(at, card))
        m_next.done(PlaceEvent::put, at);
}

bool TablePlaces::isOneDeck() const
{
    return m_session.table().hasOneDeck();
}

QString TablePlaces::notationOf(const QString& text)
{
    QString notation = text.trimmed();
    notation.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    return notation;
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::read(const QString& text,
                                                                 Place from) const
{
    const QString notation = notationOf(text);
    if (notation.isEmpty())
        return EntryVerdict{};
    const auto parsed = parseCards(notation.toStdString());
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return EntryVerdict{error->text.empty() ? EntryState::none : EntryState::wrong,
                            narration::noSuchCard(), narration::errorText(*error)};
    const auto& cards = std::get<std::vector<Card>>(parsed);
    if (cards.empty()) // only separators
        return EntryVerdict{EntryState::none, narration::noSuchCard(), {}};
    return cardsFrom({cards.begin(), cards.end()}, from);
}

std::vector<Place> TablePlaces::placesFor(std::size_t cards, Place from) const
{
    return m_next.placesFor(static_cast<int>(cards), from);
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::cardsFrom(
    const std::vector<PlacedCard>& cards, Place from) const
{
    const auto count = static_cast<int>(cards.size());
    Entry entry{m_session.table(), placesFor(cards.size(), from), {}, {}};
    if (entry.places.size() < cards.size())
        return EntryVerdict{EntryState::wrong, narration::roomFor(m_next.room()), {}};
    for (std::size_t i = 0; i < cards.size(); ++i)
        entry.after.set(entry.places[i], cards[i]);
    entry.step = count == 1 ? tr("Place card") : tr("Place cards");
    entry.effect =
        narration::goesTo(count, tables::seenPlace(entry.places.front()), m_session.names());
    return entry;
}

/// Names the card that would be used twice.
EntryVerdict TablePlaces::verdictOn(const std::variant<Entry, EntryVerdict>& read) const
{
    if (const auto* verdict = std::get_if<EntryVerdict>(&read))
        return *verdict;
    const auto& entry = std::get<Entry>(read);
    const auto conflict = m_session.conflictOf(entry.after);
    if (!conflict)
        return {EntryState::fits, entry.effect, {}};
    return {EntryState::used,
            isHeld(m_session, *conflict)
                ? narration::alreadyIn(tables::seenPlace(conflict->holder), m_session.names())
                : narration::comesTwice(conflict->card, entry.after.rules.rules),
            {}};
}

EntryVerdict TablePlaces::entryVerdict(const QString& text) const
{
    return verdictOn(read(text, next()));
}

/// False if the session refuses it.
bool TablePlaces::take(const Entry& entry)
{
    if (entry.places.empty()) {
        m_isEntryRefused = m_session.showTable(entry.after, entry.step).has_value();
        return !m_isEntryRefused;
    }
    const PlaceEvent event = m_next.typingAt(entry.places.back());
    m_isEntryRefused = m_session.setTable(entry.after, entry.step).has_value();
    if (!m_isEntryRefused)
        m_next.done(event, entry.places.back());
    return !m_isEntryRefused;
}

bool TablePlaces::enter(const QString& text)
{
    const auto entry = read(text, next());
    return std::holds_alternative<Entry>(entry) && take(std::get<Entry>(entry));
}

bool TablePlaces::finishEntry()
{
    return std::exchange(m_isEntryRefused, false);
}

bool TablePlaces::type(PlacedCard card, Place at)
{
    const PlaceEvent event = m_next.typingAt(at);
    if (m_session.setCard(at, card))
        return false;
    m_next.done(event, at);
    return true;
}

QString TablePlaces::paste(const QString& text, Place at)
{
    m_next.setPlace(at);
    if (QString problem = problemOf(text, at); !problem.isEmpty())
        return problem;
    const auto entry = read(text, at);
    if (std::holds_alternative<Entry>(entry))
        take(std::get<Entry>(entry));
    return {};
}

DropVerdict TablePlaces::dropVerdict(const CarriedCard& carried, Place to, DropStyle style) const
{
    const QStringList names = m_session.names();
    const MoveResult result = movedTo(m_session.table(), carried, to, style);
    if (const auto* refused = std::get_if<RefusedMove>(&result)) {
        switch (refused->why) {
        case NoMove::held:
            return {false,
                    narration::alreadyHeld(*carried.card.face(),
                                           tables::seenPlace(*refused->holder), rules(), names)};
        case NoMove::given:
            return {false, narration::givenCard()};
        case NoMove::full:
            return {false, narration::noRoomHere()};
        case NoMove::noUnknown:
            return {false, narration::noUnknownCardHere()};
        }
    }
    return {true, narration::moveText(std::get<CardMove>(result).kind, carried.card,
                                      tables::seenPlace(to), card(to), rules(), names)};
}

/// A card already in use is refused by the session too, so that a way out is offered.
void TablePlaces::drop(const CarriedCard& carried, Place to, DropStyle style)
{
    const MoveResult result = movedTo(m_session.table(), carried, to, style);
    if (const auto* refused = std::get_if<RefusedMove>(&result)) {
        if (refused->holder)
            m_session.setCard(to, carried.card);
        return;
    }
    if (!m_session.carryOut(std::get<CardMove>(result)))
        m_next.done(carried.from ? PlaceEvent::reached : PlaceEvent::put, to);
}

void TablePlaces::takeOff(const CarriedCard& carried)
{
    m_session.carryOut(movedOff(m_session.table(), carried));
}

QString TablePlaces::pickedUpText(PlacedCard card) const
{
    return narration::pickedUpText(card, rules());
}

QString TablePlaces::takeOffText(PlacedCard card) const
{
    return narration::moveText(narration::MoveKind::clear, card, {}, std::nullopt, rules());
}

QString TablePlaces::problemOf(const QString& text, Place to) const
{
    const EntryVerdict verdict = verdictOn(read(text, to));
    if (verdict.state == EntryState::fits)
        return {};
    if (verdict.message.isEmpty()) // nothing was written
        return narration::noSuchCard();
    return verdict.mistake.isEmpty() ? verdict.message : verdict.mistake;
}

} // namespace showdown::gui
