// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/compareplaces.h"

#include "app/gui/session/comparesession.h"
#include "app/narration/cardplacetext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/handtext.h"
#include "app/narration/keyhint.h"
#include "core/questions/cardhere.h"

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

QString ComparePlaces::putText(Place at) const
{
    const PlayerResult& own = m_session.result().players[static_cast<std::size_t>(at.row)];
    return narration::putText(*card(at), tables::seenPlace(at), rules(),
                              own.result ? narration::handTitle(own.result->value)
                                         : narration::madeSoFar(own.hand, rules()));
}

void ComparePlaces::setOneDeck(bool one)
{
    m_session.setOneDeck(one);
}

} // namespace showdown::gui
