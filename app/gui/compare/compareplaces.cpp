// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareplaces.h"

#include "app/gui/compare/pastedtext.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/nextplace.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/keyhint.h"
#include "app/narration/pasteproblem.h"
#include "app/narration/tabletext.h"
#include "app/tables/pastedtable.h"
#include "core/questions/cardhere.h"

#include <algorithm>

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

/// A text that is no hands; an unfinished one may still become some.
EntryVerdict verdictOf(const narration::PasteProblem& problem)
{
    using narration::PasteFault;
    const QString mistake = narration::pasteProblemText(problem);
    const bool isUnfinished =
        problem.fault == PasteFault::noHand
        || (problem.fault == PasteFault::badHand && problem.notation.text.empty());
    return isUnfinished ? EntryVerdict{EntryState::none, narration::noSuchCard(), mistake}
                        : EntryVerdict{EntryState::wrong, mistake, mistake};
}

} // namespace

ComparePlaces::ComparePlaces(CompareSession& session, NextPlace& next, QObject* parent)
    : TablePlaces(session, next, parent), m_session(session)
{}

QStringList ComparePlaces::keyHints(PlacedCard card) const
{
    if (const QStringList held = TablePlaces::keyHints(card); !held.isEmpty())
        return held;
    const Card face = *card.face();
    const Place place = next();
    const auto outcome = showdownWith(face, openPlace(m_session.row(place.row), place),
                                      hands(m_session.table()), rules(), m_session.lens());
    if (!outcome)
        return {};
    return narration::keyHints({face, place.row + 1, *outcome}, rules(), m_session.lens(),
                               m_session.names());
}

void ComparePlaces::setOneDeck(bool one)
{
    m_session.setOneDeck(one);
}

std::variant<TablePlaces::Entry, EntryVerdict> ComparePlaces::read(const QString& text,
                                                                   Place from) const
{
    if (!tables::isMoreThanCards(text))
        return TablePlaces::read(text, from);
    const auto read = tables::readPastedTable(text);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read))
        return verdictOf(*problem);
    const auto& pasted = std::get<tables::PastedTable>(read);
    const Hand first = pasted.hands.empty() ? Hand() : pasted.hands.front().hand;
    if (pasted.isCards())
        return cardsFrom({first.begin(), first.end()}, from);
    Entry entry{withPastedHands(m_session.table(), pasted, from), {}, tr("Paste hands"), {}};
    const Place start = tables::firstPlace(from, first.size());
    for (int card = 0; card < first.size() && !pasted.isTable(); ++card)
        entry.places.push_back({start.row, start.slot + card});
    const auto count = static_cast<int>(pasted.hands.size());
    entry.effect =
        count > 1 ? narration::handsComeIn(count)
                  : narration::goesTo(first.size(), tables::seenPlace(start), m_session.names());
    return entry;
}

QString ComparePlaces::problemOf(const QString& text, Place /*to*/) const
{
    const auto read = tables::readPastedTable(text);
    const auto* problem = std::get_if<narration::PasteProblem>(&read);
    return problem ? narration::pasteProblemText(*problem) : QString();
}

QString ComparePlaces::paste(const QString& text, Place at)
{
    const auto read = readPastedText(text);
    const auto* pasted = std::get_if<tables::PastedTable>(&read);
    if (!pasted)
        return std::get<QString>(read);
    const int cards = pasted->isTable() ? 0 : pasted->hands.front().hand.size();
    const Place last = tables::lastPlace(at, std::max(cards, 1));
    const PlaceEvent event = nextPlace().typingAt(last);
    const bool isIn =
        !(pasted->isCards() && cards == 1  ? m_session.setCard(at, pasted->hands.front().hand[0])
          : pasted->isCards() && cards > 1 ? m_session.setCards(at, pasted->hands.front().hand)
                                           : m_session.paste(*pasted, at));
    if (isIn && cards > 0)
        nextPlace().done(event, last);
    return {};
}

} // namespace showdown::gui
