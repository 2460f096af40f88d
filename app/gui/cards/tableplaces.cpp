// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/tableplaces.h"

#include "app/gui/session/nextplace.h"
#include "app/gui/session/tablesession.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/pasteproblem.h"
#include "app/narration/tabletext.h"
#include "app/tables/pastereader.h"
#include "app/tables/placeorder.h"
#include "app/tables/readrows.h"

#include <utility>

namespace showdown::gui {
namespace {

bool mayBeUnknown(const CardTable& table, Place place)
{
    return tables::holdsUnknown(table.row(place.row).kind());
}

/// Whether the table holds the card already, rather than what was to come.
bool isHeld(const TableSession& session, const CardConflict& conflict)
{
    return session.face(conflict.holder) == conflict.card;
}

bool mayBeOneCard(const QString& text)
{
    constexpr qsizetype longestCard = 5; // "joker"
    const QString line = text.simplified();
    return line.size() <= longestCard && !line.contains(u' ');
}

/// A text that is no table; one typed among hands, if unfinished, may still become some.
EntryVerdict verdictOf(const narration::PasteProblem& problem, bool mayGoOn)
{
    using narration::PasteFault;
    const QString mistake = narration::pasteProblemText(problem);
    const bool isUnfinished =
        problem.fault == PasteFault::noHand
        || (problem.fault == PasteFault::badHand && problem.notation.text.empty());
    return isUnfinished && mayGoOn
               ? EntryVerdict{EntryState::none, narration::noSuchCard(), mistake}
               : EntryVerdict{EntryState::wrong, mistake, mistake};
}

/// The session refuses a card that is in use, so that a way out is offered.
bool isAccepted(const EntryVerdict& verdict)
{
    return verdict.state == EntryState::fits || verdict.state == EntryState::used;
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
    connect(&next, &NextPlace::cardPut, this, [this](Place at) {
        if (card(at))
            emit cardPut(putText(at));
    });
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
    const CardTable& table = m_session.table();
    const std::optional<CardsLeft> cards = cardsLeft(table);
    if (!cards)
        return {};
    const QString shortText = narration::cardsLeftShort(cards->left);
    if (!table.isSituation())
        return {narration::cardsLeftText(cards->left, cards->all), shortText};
    QStringList signs;
    if (!table.board().isEmpty())
        signs << tr("B = on the board", "what a sign on keys of the deck means");
    if (!table.dead().isEmpty())
        signs << tr("D = dead card", "what a sign on keys of the deck means");
    const QString left = tr("One deck, %1 of %2 left").arg(cards->left).arg(cards->all);
    QStringList texts{left, shortText};
    if (!signs.isEmpty())
        texts.prepend(left + QStringLiteral("   (%1)").arg(signs.join(QStringLiteral(", "))));
    return texts;
}

bool TablePlaces::hasWildKey() const
{
    return !m_session.table().isSituation() || tables::jokersInDeck(m_session.table()) > 0;
}

bool TablePlaces::hasUnknownKey() const
{
    return m_session.table().isSituation();
}

bool TablePlaces::hasDeadCards() const
{
    return m_session.table().isSituation();
}

bool TablePlaces::takesDeadCard(PlacedCard card) const
{
    const CardTable& table = m_session.table();
    return hasDeadCards() && card.face() && !takenBy(table, *card.face())
           && !table.dead()[table.dead().size() - 1];
}

/// The next place stays, unless the card took it.
void TablePlaces::placeDead(PlacedCard card)
{
    const Place at{CardTable::deadRow, m_session.table().dead().size() - 1};
    if (!m_session.setCard(at, card) && at == next())
        m_next.done(PlaceEvent::put, at);
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

QString TablePlaces::putText(Place at) const
{
    return narration::putText(*card(at), tables::seenPlace(at), rules());
}

bool TablePlaces::isOneDeck() const
{
    return m_session.table().hasOneDeck();
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::read(const QString& text, Place from,
                                                                 Way way) const
{
    const bool areHands = !m_session.table().isSituation();
    const bool isPasted = way == Way::pasted;
    if (takesTables() && (tables::isMoreThanCards(text) || (areHands && isPasted)))
        return readTable(text, from, way);
    const QString notation = text.trimmed();
    if (notation.isEmpty())
        return EntryVerdict{};
    const auto read = tables::readPlaces(notation, m_session.row(0).kind());
    if (const auto* error = std::get_if<NotationError>(&read)) {
        const QString mistake = narration::errorText(*error);
        return EntryVerdict{error->text.empty() ? EntryState::none : EntryState::wrong,
                            isPasted ? mistake : narration::noSuchCard(), mistake};
    }
    const auto cards = tables::cardsWithoutGap(std::get<tables::PastedPlaces>(read));
    if (!cards) // a gap is one in a situation
        return readTable(text, from, way);
    if (cards->empty() && areHands) // only separators
        return EntryVerdict{EntryState::none, narration::noSuchCard(), {}};
    return cardsFrom(*cards, from, Way::typed);
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::readTable(const QString& text,
                                                                      Place from, Way way) const
{
    const CardTable& table = m_session.table();
    const bool areHands = !table.isSituation();
    const auto read = tables::readPasted(areHands ? text : text.trimmed(), table.row(0).kind());
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read)) {
        EntryVerdict verdict = verdictOf(*problem, areHands && way == Way::typed);
        if (areHands && way == Way::pasted && problem->fault == narration::PasteFault::badHand
            && mayBeOneCard(text))
            verdict.message = narration::noSuchCard();
        return verdict;
    }
    const auto& pasted = std::get<tables::Pasted>(read);
    if (const auto* cards = std::get_if<std::vector<PlacedCard>>(&pasted))
        return cardsFrom(*cards, from, way);
    const auto after = tables::pasted(table, pasted, from);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&after))
        return verdictOf(*problem, areHands && way == Way::typed);
    Entry entry{std::get<CardTable>(after), {}, {}, {}};
    entry.step = areHands ? tr("Paste hands") : tr("Paste a situation");
    const auto* rows = std::get_if<tables::PastedRows>(&pasted);
    if (!replacesAll(pasted)) {
        const auto count = static_cast<int>(rows->rows.front().places.size());
        entry.places = tables::pastedPlaces(table, from, count);
        entry.effect = effectOf(entry.places);
    } else if (areHands) {
        entry.effect = narration::handsComeIn(rows ? static_cast<int>(rows->rows.size())
                                                   : entry.after.playerCount);
    } else {
        entry.effect = tr("Takes the place of all that lies there");
    }
    return entry;
}

QString TablePlaces::effectOf(const std::vector<Place>& places) const
{
    return narration::goesTo(static_cast<int>(places.size()), tables::seenPlace(places.front()),
                             m_session.names());
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::cardsFrom(
    const std::vector<PlacedCard>& cards, Place from, Way way) const
{
    const CardTable& table = m_session.table();
    const auto count = static_cast<int>(cards.size());
    std::vector<Place> places = way == Way::pasted
                                    ? tables::pastedPlaces(table, from, count)
                                    : tables::placesFor(tables::rowsOf(table), from, count);
    const auto after = tables::withCardsIn(table, places, cards);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&after))
        return verdictOf(*problem, !table.isSituation() && way == Way::typed);
    Entry entry{std::get<CardTable>(after), std::move(places), {}, {}};
    entry.step = count == 1 ? tr("Place card") : tr("Place cards");
    entry.effect = effectOf(entry.places);
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
    return verdictOn(read(text, next(), Way::typed));
}

/// False if the session refuses it.
bool TablePlaces::take(const Entry& entry)
{
    if (entry.places.empty())
        return !m_session.showTable(entry.after, entry.step);
    const PlaceEvent event = m_next.typingAt(entry.places.back());
    const bool isIn = !m_session.setTable(entry.after, entry.step);
    if (isIn)
        m_next.done(event, entry.places.back());
    return isIn;
}

bool TablePlaces::enter(const QString& text)
{
    const auto entry = read(text, next(), Way::typed);
    if (!std::holds_alternative<Entry>(entry))
        return false;
    m_isEntryRefused = !take(std::get<Entry>(entry));
    return !m_isEntryRefused;
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

std::optional<QString> TablePlaces::paste(const QString& text, Place at)
{
    const auto entry = read(text, at, Way::pasted);
    const EntryVerdict verdict = verdictOn(entry);
    if (!isAccepted(verdict))
        return verdict.message.isEmpty() ? narration::noSuchCard() : verdict.message;
    return take(std::get<Entry>(entry)) ? std::nullopt : std::optional(QString());
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
    const EntryVerdict verdict = verdictOn(read(text, to, Way::pasted));
    if (isAccepted(verdict))
        return {};
    if (verdict.message.isEmpty()) // nothing was written
        return narration::noSuchCard();
    return verdict.mistake.isEmpty() ? verdict.message : verdict.mistake;
}

} // namespace showdown::gui
