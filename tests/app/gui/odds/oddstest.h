// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscounter.h"
#include "app/gui/odds/oddsview.h"
#include "app/gui/session/oddssession.h"
#include "tests/support/guitest.h"
#include "tests/support/tables.h"

#include <QAction>

namespace showdown::tests {

/// A window that shows Odds, and its user.
class OddsTest : public WindowTest
{
public:
    OddsTest() { window().showView(QStringLiteral("odds")); }

    gui::OddsView& view() const { return *qobject_cast<gui::OddsView*>(&window().view()); }
    const gui::OddsCounter& counter() const { return view().counter(); }

    /// Sets a table: `As Ks | Qd ? / Qs 9s 4d - - / dead 2h`.
    void set(const QString& table) { odds().setTable(oddsTableOf(table), QStringLiteral("cards")); }

    /// Sets a table, and waits until everything is counted.
    bool show(const QString& table)
    {
        set(table);
        return isCounted();
    }

    /// Whether the count ends, which may take long with a sanitizer.
    bool isCounted() const
    {
        constexpr int patience = 120'000; // milliseconds
        return QTest::qWaitFor([this] { return !counter().isCounting(); }, patience);
    }

    /// The table in the same notation.
    QString cards() { return describe(odds().table()); }

    QString hole(int player) { return describe(odds().table().row(player - 1)); }
    QString board() { return describe(odds().table().board()); }

    gui::CardSlot* holeSlot(int player, int card) const
    {
        return find<gui::CardSlot>(QStringLiteral("oddsPlayer%1Card%2Slot").arg(player).arg(card));
    }

    gui::CardSlot* boardSlot(int card) const
    {
        return find<gui::CardSlot>(QStringLiteral("boardCard%1Slot").arg(card));
    }

    gui::CardSlot* slotOf(const char* name) const
    {
        return find<gui::CardSlot>(QLatin1String(name) + QStringLiteral("Slot"));
    }

    /// A text of a player's panel.
    QString panelText(int player, const char* what) const
    {
        return text(QStringLiteral("oddsPlayer%1%2Label").arg(player).arg(QLatin1String(what)));
    }

    void clear() { odds().clearTable(); }

    QAction& action(const char* name) const { return *find<QAction>(QLatin1String(name)); }
    void trigger(const char* name) const { action(name).trigger(); }

    /// A page of the dock.
    QWidget* page(const char* tab, const char* name)
    {
        window().showTab(QLatin1String(tab));
        return window().findChild<QWidget*>(QLatin1String(name));
    }
};

} // namespace showdown::tests
