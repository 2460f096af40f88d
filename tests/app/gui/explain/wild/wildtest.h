// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/explain/wild/wildlist.h"
#include "app/gui/explain/wild/wildmap.h"
#include "app/gui/session/cardtable.h"
#include "tests/support/guitest.h"

#include <QTabWidget>
#include <QToolButton>

namespace showdown::tests {

using gui::CardTable;
using gui::WildList;
using gui::WildMap;

/// A window that shows the wilds.
struct WildWindow : WindowTest
{
    explicit WildWindow(const CardTable& table = gui::sampleTable()) : WindowTest(table)
    {
        window().showTab(QStringLiteral("wild"));
    }

    WildMap& map() const { return *find<WildMap>(QStringLiteral("wildMap")); }
    WildList& list() const { return *find<WildList>(QStringLiteral("wildList")); }

    QStringList tabs() const
    {
        const auto* tabs = find<QTabWidget>(QStringLiteral("explanationTabs"));
        QStringList names;
        for (int tab = 0; tab < tabs->count(); ++tab)
            names << (tab == tabs->currentIndex() ? u'*' + tabs->tabText(tab) : tabs->tabText(tab));
        return names;
    }

    /// The first letters of the cells, row by row, a dot for an empty one.
    QString cells() const
    {
        QString cells;
        for (int cell = 0; cell < map().cellCount(); ++cell)
            cells +=
                map().cellText(cell).isEmpty() ? QStringLiteral(".") : map().cellText(cell).left(1);
        return cells;
    }

    /// "Q: Pair of queens, kickers nine, seven, three: 1st".
    QStringList rows() const
    {
        QStringList rows;
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            const QModelIndex index = list().model()->index(row, 0);
            rows << index.data().toString() + QLatin1String(": ")
                        + index.data(WildList::handRole).toString() + QLatin1String(": ")
                        + index.data(WildList::placeRole).toString();
        }
        return rows;
    }

    QString box() const
    {
        return text(QStringLiteral("wildBoxTitleLabel")) + QLatin1String(" | ")
               + text(QStringLiteral("wildBoxTextLabel"));
    }

    QString banner() const
    {
        return text(QStringLiteral("verdictTitleLabel")) + QLatin1String(" | ")
               + text(QStringLiteral("verdictSentenceLabel"));
    }

    void clickCell(int cell) { click(&map(), map().cellRect(cell).center()); }

    QToolButton& button(const char* name) const { return *find<QToolButton>(QLatin1String(name)); }
};

/// The text of the box about the nine of the sample while it is tried.
inline const QString triedNine =
    QStringLiteral("Trying the wild as a nine | High card: a pair of nines does not count here.\n"
                   "Player 1 wins. Player 2: 3rd instead of 1st.");

} // namespace showdown::tests
