// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsplaces.h"

#include "app/gui/session/tablesession.h"
#include "app/narration/errortext.h"
#include "app/narration/tabletext.h"
#include "app/tables/oddsparts.h"
#include "app/tables/pastedodds.h"
#include "app/tables/pastedtable.h"
#include "core/cards/notation.h"

namespace showdown::gui {
namespace {

/// In a line of cards, an error about the cards has priority over one about the line; an unfinished
/// card may still become one.
EntryVerdict verdictOf(const QString& notation, const narration::PasteProblem& problem)
{
    const tables::PlacesResult places = tables::placesFrom(notation);
    const auto* error = std::get_if<NotationError>(&places);
    if (!error || tables::isMoreThanCards(notation))
        return {EntryState::wrong, narration::pasteProblemText(problem), {}};
    return {error->text.empty() ? EntryState::none : EntryState::wrong, narration::noSuchCard(),
            narration::errorText(*error)};
}

} // namespace

OddsPlaces::OddsPlaces(TableSession& session, NextPlace& next, QObject* parent)
    : TablePlaces(session, next, parent), m_session(session)
{}

QStringList OddsPlaces::leftTexts() const
{
    const CardsLeft left = *cardsLeft(m_session.table());
    QStringList texts;
    //: Over the deck; %1 of %2 cards are left, and some keys carry the sign B
    if (!m_session.table().board().isEmpty())
        texts << tr("One deck, %1 of %2 left   (B = on the board)").arg(left.left).arg(left.all);
    texts << tr("One deck, %1 of %2 left").arg(left.left).arg(left.all)
          << narration::cardsLeftShort(left.left);
    return texts;
}

bool OddsPlaces::hasWildKey() const
{
    return tables::jokersInDeck(m_session.table()) > 0;
}

std::variant<TablePlaces::Entry, EntryVerdict> OddsPlaces::read(const QString& text,
                                                                Place from) const
{
    const QString notation = notationOf(text);
    if (notation.isEmpty())
        return EntryVerdict{};
    const auto read = tables::readPastedOdds(notation);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read))
        return verdictOf(notation, *problem);
    const auto& pasted = std::get<tables::PastedOdds>(read);
    const auto after =
        withPastedOdds(m_session.table(), pasted, placesFor(pasted.cards.size(), from));
    if (const auto* problem = std::get_if<narration::PasteProblem>(&after))
        return EntryVerdict{EntryState::wrong, narration::pasteProblemText(*problem), {}};
    if (pasted.isCards())
        return cardsFrom(pasted.cards, from);
    return Entry{std::get<CardTable>(after),
                 {},
                 tr("Paste a situation"),
                 tr("Takes the place of all that lies there")};
}

} // namespace showdown::gui
