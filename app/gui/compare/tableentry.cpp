// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// What text becomes of the table: typed into the entry field of the deck, or dropped.
#include "app/files/pastedtable.h"
#include "app/gui/compare/tableplaces.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/cardtext.h"
#include "app/narration/errortext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {

/// The result of reading a text.
struct TablePlaces::Entry
{
    Table after;
    std::vector<SlotPlace> places;           ///< of the cards; those of hands are not counted
    std::optional<files::PastedTable> hands; ///< if it is more than cards
};

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::entryOf(const QString& text) const
{
    if (files::isMoreThanCards(text))
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
    const auto read = files::readPastedTable(text);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read)) {
        const QString mistake = narration::pasteProblemText(*problem);
        const bool isUnfinished =
            problem->fault == narration::PasteFault::noHand
            || (problem->fault == narration::PasteFault::badHand && problem->notation.text.empty());
        return isUnfinished ? EntryVerdict{EntryState::none, narration::noSuchCard(), mistake}
                            : EntryVerdict{EntryState::wrong, mistake, mistake};
    }
    const auto& pasted = std::get<files::PastedTable>(read);
    if (pasted.isCards()) {
        const Hand& hand = pasted.hands.front().hand;
        return cardsIn({hand.begin(), hand.end()});
    }
    return Entry{files::withPastedHands(m_session.table(), pasted, next()), {}, pasted};
}

std::variant<TablePlaces::Entry, EntryVerdict> TablePlaces::cardsIn(
    const std::vector<Card>& cards) const
{
    const int room = m_session.playerCount() * SlotRow::size;
    const int count = static_cast<int>(cards.size());
    if (count > room)
        return EntryVerdict{EntryState::wrong, narration::roomFor(room), {}};
    Entry entry{m_session.table(), m_nextSlot.placesFor(count, next()), {}};
    for (std::size_t i = 0; i < cards.size(); ++i)
        entry.after.row(entry.places[i].player).set(entry.places[i].slot, cards[i]);
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
    const auto goesTo = [&names](int count, SlotPlace first) {
        return EntryVerdict{
            EntryState::fits, narration::goesTo(count, cardPlace(first), names), {}};
    };
    if (!entry.hands)
        return goesTo(static_cast<int>(entry.places.size()), entry.places.front());
    const auto count = static_cast<int>(entry.hands->hands.size());
    if (count > 1)
        return {EntryState::fits, narration::handsComeIn(count), {}};
    const int cards = entry.hands->hands.front().hand.size();
    return goesTo(cards, files::firstPlace(next(), cards));
}

/// Names the card that would be used twice.
EntryVerdict TablePlaces::conflictVerdict(const CardConflict& conflict,
                                          const HouseRules& rules) const
{
    const bool isOnTable = m_session.card(conflict.holder) == conflict.card;
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
    std::optional<SlotPlace> last;
    if (!entry->hands)
        last = entry->places.back();
    else if (!entry->hands->isTable())
        last = files::lastPlace(next(), std::max(entry->hands->hands.front().hand.size(), 1));
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

QString TablePlaces::problemOf(const QString& text, SlotPlace /*to*/) const
{
    const auto read = files::readPastedTable(text);
    const auto* problem = std::get_if<narration::PasteProblem>(&read);
    return problem ? narration::pasteProblemText(*problem) : QString();
}

} // namespace showdown::gui
