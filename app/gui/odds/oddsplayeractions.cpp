// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsplayeractions.h"

#include "app/gui/session/tablesession.h"
#include "app/gui/widgets/language.h"
#include "app/gui/widgets/tips.h"

#include <QAction>

namespace showdown::gui {

OddsPlayerActions::OddsPlayerActions(TableSession& session, TableDealer& dealer, int player,
                                     QWidget* panel)
    : PlayerActions(session, dealer, player, QStringLiteral("oddsPlayer%1").arg(player + 1), panel),
      m_session(session)
{
    m_unknown = add(
        QStringLiteral("Unknown"), [this] { emit unknownAsked(); }, beforeRename());
    session.whenChanged(TableChange::cards, this, &OddsPlayerActions::showState);
    showState();
    onRetranslate(*panel, [this] {
        setMenuWords(*m_unknown, tr("Make un&known"),
                     tr("Count with any two cards for this player"));
    });
}

void OddsPlayerActions::showState()
{
    const SlotRow& hole = m_session.row(player());
    m_unknown->setEnabled(hole[0] != PlacedCard::unknown() || hole[1] != PlacedCard::unknown());
}

} // namespace showdown::gui
