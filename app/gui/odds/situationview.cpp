// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/situationview.h"

#include "app/gui/cards/tableplaces.h"
#include "app/gui/odds/boardpanel.h"
#include "app/gui/odds/oddspanels.h"
#include "app/gui/odds/oddsplayerpanel.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "app/tables/oddsquestion.h"

#include <QScrollArea>

namespace showdown::gui {

SituationView::SituationView(OddsSession& session, TablePlaces& places, TableDealer& dealer,
                             const Appearance& appearance, QWidget* parent)
    : CardField(places, QStringLiteral("situationView"), parent),
      m_session(session),
      m_next(places.nextPlace()),
      m_panels(new OddsPanels(session, places, dealer, appearance, &scrollArea()))
{
    scrollArea().setObjectName(QStringLiteral("oddsScrollArea"));
    setPanels(*m_panels);
    connect(this, &CardField::placeReached, this, [this](Place place) {
        // of one without cards nothing could be shown
        if (place.row < CardTable::maximumPlayers && !m_session.row(place.row).isEmpty())
            emit playerChosen(place.row);
    });
    for (int player = 0; player < CardTable::maximumPlayers; ++player)
        connect(&m_panels->panel(player), &OddsPlayerPanel::chosen, this,
                [this, player] { emit playerChosen(player); });
}

void SituationView::focusBoard()
{
    if (current().row == CardTable::boardRow)
        return focusCurrent();
    const int slot = tables::boardCardsInRow(m_session.table());
    slotAt({CardTable::boardRow, slot < Situation::boardSize ? slot : 0})
        .setFocus(Qt::ShortcutFocusReason);
}

void SituationView::setShowsDead(bool shows)
{
    m_panels->board().setShowsDead(shows);
    if (!isUsed(current()))
        m_next.done(PlaceEvent::dealt, {CardTable::boardRow, 0});
}

} // namespace showdown::gui
