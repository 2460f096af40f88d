// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/oddstable.h"
#include "app/gui/odds/oddsview.h"
#include "app/gui/session/oddssession.h"
#include "core/cards/notation.h"
#include "tests/support/guitest.h"

#include <QAction>

namespace showdown::tests {

/// The cards of a player (from 0), of the board or the dead ones: "As ?", "Qs 9s 4d 8h -".
inline QString cardsInRow(const gui::OddsSession& session, int row)
{
    QStringList cards;
    for (const gui::SlotPlace place : files::placesOf(session.table())) {
        if (place.player != row)
            continue;
        const std::optional<PlacedCard> card = session.card(place);
        cards << (!card               ? QStringLiteral("-")
                  : card->isUnknown() ? QStringLiteral("?")
                                      : QString::fromStdString(toText(*card->face())));
    }
    return cards.join(u' ');
}

/// A window that shows Odds, and a person in front of it.
class OddsTest : public WindowTest
{
public:
    OddsTest() { window().showView(QStringLiteral("odds")); }

    QString hole(int player) { return cardsInRow(odds(), player - 1); }
    QString board() { return cardsInRow(odds(), gui::OddsTable::boardRow); }

    gui::CardSlot* holeSlot(int player, int card) const
    {
        return find<gui::CardSlot>(QStringLiteral("oddsPlayer%1Card%2Slot").arg(player).arg(card));
    }

    gui::CardSlot* boardSlot(int card) const
    {
        return find<gui::CardSlot>(QStringLiteral("boardCard%1Slot").arg(card));
    }

    QString panelText(int player, const char* what) const
    {
        return text(QStringLiteral("oddsPlayer%1%2Label").arg(player).arg(QLatin1String(what)));
    }

    gui::OddsView& view() { return *qobject_cast<gui::OddsView*>(&window().view()); }

    void clear() { odds().clearTable(); }

    void trigger(const char* action) { find<QAction>(QLatin1String(action))->trigger(); }
};

} // namespace showdown::tests
