// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/tableplaces.h"

#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/keyhint.h"
#include "app/narration/movetext.h"
#include "app/narration/pasteproblem.h"
#include "app/narration/tabletext.h"
#include "app/tables/pastedtable.h"
#include "core/cards/notation.h"
#include "core/questions/cardhere.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

/// The position of a slot's card, present or not, among the cards of its row.
OpenPlace openPlace(const SlotRow& row, Place place)
{
    int before = 0;
    for (int slot = 0; slot < place.slot; ++slot)
        before += row[slot] ? 1 : 0;
    return {{place.row, before}, row[place.slot].has_value()};
}

} // namespace

TablePlaces::TablePlaces(CompareSession& session, NextPlace& nextSlot, QObject* parent)
    : CardPlaces(parent), m_session(session), m_nextSlot(nextSlot)
{
    session.whenChanged(TableChange::cards | TableChange::players | TableChange::rules, this,
                        &CardPlaces::changed);
    session.whenChanged(TableChange::lens | TableChange::names, this, &CardPlaces::wordsChanged);
    connect(&session, &TableSession::changeRefused, this, [this] { m_isEntryRefused = false; });
    connect(&nextSlot, &NextPlace::placeChanged, this, &CardPlaces::nextChanged);
}

std::optional<PlacedCard> TablePlaces::card(Place place) const
{
    return m_session.card(place);
}

Place TablePlaces::next() const
{
    return m_nextSlot.place();
}

void TablePlaces::setNext(Place place)
{
    m_nextSlot.setPlace(place);
}

QStringList TablePlaces::nextTexts() const
{
    const CardPlace place = cardPlace(next());
    return {narration::nextSlotText(place, m_session.face(next()), rules(), m_session.names()),
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
        for (int slot = 0; slot < Hand::fullSize; ++slot) {
            const Place place{player, slot};
            const std::optional<Card> card = m_session.face(place);
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
    const Place place = next();
    const auto outcome = showdownWith(face, openPlace(m_session.row(place.row), place),
                                      hands(m_session.table()), rules(), m_session.lens());
    if (!outcome)
        return {};
    return narration::keyHints({face, place.row + 1, *outcome}, rules(), m_session.lens(),
                               m_session.names());
}

std::optional<CardRefusal> TablePlaces::refusalOf(PlacedCard card) const
{
    const std::optional<Place> held = takenBy(m_session.table(), *card.face());
    if (!held)
        return std::nullopt;
    return CardRefusal{
        held, narration::alreadyHeld(*card.face(), cardPlace(*held), rules(), m_session.names())};
}

void TablePlaces::place(PlacedCard card)
{
    const Place at = next();
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

DropVerdict TablePlaces::dropVerdict(const CarriedCard& carried, Place to, DropStyle style) const
{
    const QStringList names = m_session.names();
    const Card face = *carried.card.face();
    const MoveResult result = movedTo(m_session.table(), carried, to, style);
    if (const auto* refused = std::get_if<RefusedMove>(&result))
        return {false, refused->holder ? narration::alreadyHeld(face, cardPlace(*refused->holder),
                                                                rules(), names)
                                       : narration::rowIsFull(to.row + 1, names)};
    return {true, narration::moveText(std::get<CardMove>(result).kind,
                                      {face, cardPlace(to), m_session.face(to)}, rules(), names)};
}

/// A card already in use is refused by the session too, so that a way out is offered.
void TablePlaces::drop(const CarriedCard& carried, Place to, DropStyle style)
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

/// The result of reading a text.
struct TablePlaces::Entry
{
    CardTable after;
    std::vector<Place> places;                ///< of the cards; those of hands are not counted
    std::optional<tables::PastedTable> hands; ///< if it is more than cards
};

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::entryOf(const QString& text) const
{
    if (tables::isMoreThanCards(text))
        return handsOf(text);
    QString notation = text.trimmed();
    notation.replace(narration::cardSymbol(Card::joker()), QStringLiteral("*"));
    if (notation.isEmpty())
        return EntryVerdict{};
    const auto parsed = parseCards(notation.toStdString());
    if (const auto* cards = std::get_if<std::vector<Card>>(&parsed))
        return cardsIn(*cards);
    const auto& error = std::get<NotationError>(parsed);
    const bool mayBecomeCard = error.text.empty();
    return EntryVerdict{mayBecomeCard ? EntryState::none : EntryState::wrong,
                        narration::noSuchCard(), narration::errorText(error)};
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::handsOf(const QString& text) const
{
    const auto read = tables::readPastedTable(text);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read)) {
        const QString mistake = narration::pasteProblemText(*problem);
        const bool isUnfinished =
            problem->fault == narration::PasteFault::noHand
            || (problem->fault == narration::PasteFault::badHand && problem->notation.text.empty());
        return isUnfinished ? EntryVerdict{EntryState::none, narration::noSuchCard(), mistake}
                            : EntryVerdict{EntryState::wrong, mistake, mistake};
    }
    const auto& pasted = std::get<tables::PastedTable>(read);
    if (pasted.isCards()) {
        const Hand& hand = pasted.hands.front().hand;
        return cardsIn({hand.begin(), hand.end()});
    }
    return Entry{tables::withPastedHands(m_session.table(), pasted, next()), {}, pasted};
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::cardsIn(
    const std::vector<Card>& cards) const
{
    const int room = m_session.playerCount() * Hand::fullSize;
    const int count = static_cast<int>(cards.size());
    if (count > room)
        return EntryVerdict{EntryState::wrong, narration::roomFor(room), {}};
    Entry entry{m_session.table(), m_nextSlot.placesFor(count, next()), {}};
    for (std::size_t i = 0; i < cards.size(); ++i)
        entry.after.row(entry.places[i].row).set(entry.places[i].slot, cards[i]);
    return entry;
}

EntryVerdict TablePlaces::entryVerdict(const QString& text) const
{
    const auto read = entryOf(text);
    if (const auto* verdict = std::get_if<EntryVerdict>(&read))
        return *verdict;
    const Entry& entry = std::get<Entry>(read);
    if (const auto conflict = m_session.conflictOf(entry.after))
        return conflictVerdict(*conflict, entry.after.rules.rules);
    const QStringList names = m_session.names();
    const auto goesTo = [&names](int count, Place first) {
        return EntryVerdict{
            EntryState::fits, narration::goesTo(count, cardPlace(first), names), {}};
    };
    if (!entry.hands)
        return goesTo(static_cast<int>(entry.places.size()), entry.places.front());
    const auto count = static_cast<int>(entry.hands->hands.size());
    if (count > 1)
        return {EntryState::fits, narration::handsComeIn(count), {}};
    const int cards = entry.hands->hands.front().hand.size();
    return goesTo(cards, tables::firstPlace(next(), cards));
}

/// Names the card that would be used twice.
EntryVerdict TablePlaces::conflictVerdict(const CardConflict& conflict,
                                          const HouseRules& rules) const
{
    const bool isOnTable = m_session.face(conflict.holder) == conflict.card;
    return {EntryState::used,
            isOnTable ? narration::alreadyIn(cardPlace(conflict.holder), m_session.names())
                      : narration::comesTwice(conflict.card, rules),
            {}};
}

bool TablePlaces::enter(const QString& text)
{
    const auto read = entryOf(text);
    const auto* entry = std::get_if<Entry>(&read);
    if (!entry)
        return false;
    std::optional<Place> last;
    if (!entry->hands)
        last = entry->places.back();
    else if (!entry->hands->isTable())
        last = tables::lastPlace(next(), std::max(entry->hands->hands.front().hand.size(), 1));
    const PlaceEvent event = m_nextSlot.typingAt(last.value_or(next()));
    const QString step = entry->places.size() == 1 ? tr("Place card") : tr("Place cards");
    const auto conflict = entry->hands ? m_session.paste(*entry->hands, next())
                                       : m_session.setRows(entry->after.rows, step);
    m_isEntryRefused = conflict.has_value();
    if (!conflict && last)
        m_nextSlot.done(event, *last);
    return !conflict;
}

bool TablePlaces::finishEntry()
{
    return std::exchange(m_isEntryRefused, false);
}

QString TablePlaces::problemOf(const QString& text, Place /*to*/) const
{
    const auto read = tables::readPastedTable(text);
    const auto* problem = std::get_if<narration::PasteProblem>(&read);
    return problem ? narration::pasteProblemText(*problem) : QString();
}

} // namespace showdown::gui
