// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardrow.h"
#include "app/gui/odds/workinglist.h"
#include "tests/app/gui/odds/oddstest.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QListView>
#include <QTableView>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace showdown::tests {

/// A window that shows the odds of one situation after the other.
class ProofWindow : public OddsTest
{
public:
    /// Sets a situation and waits until all of it is counted.
    bool show(const Situation& situation, const std::vector<int>& seats, const NamedRules& rules)
    {
        gui::CardTable table = gui::emptySituation();
        table.playerCount = seats.back() + 1;
        table.rules = rules;
        for (std::size_t at = 0; at < seats.size(); ++at) {
            for (int card = 0; card < 2; ++card) {
                const std::optional<Card> held =
                    situation.players[at][static_cast<std::size_t>(card)];
                table.set({seats[at], card}, held ? PlacedCard(*held) : PlacedCard::unknown());
            }
        }
        for (int card = 0; card < static_cast<int>(situation.board.size()); ++card)
            table.set({gui::CardTable::boardRow, card},
                      situation.board[static_cast<std::size_t>(card)]);
        for (int card = 0; card < static_cast<int>(situation.dead.size()); ++card)
            table.set({gui::CardTable::deadRow, card},
                      situation.dead[static_cast<std::size_t>(card)]);
        if (odds().setTable(table, QStringLiteral("proof")) || !isCounted())
            return false;
        const auto* question = std::get_if<gui::OddsQuestion>(&odds().question());
        return question && question->players == seats && question->situation == situation;
    }

    /// The cards under the outs, or under those that are no outs, with what they make and how many
    /// they are.
    QStringList groups(bool areOuts) const
    {
        QStringList groups;
        for (int number = 1;; ++number) {
            const QString name = QStringLiteral("outGroup%1").arg(number);
            auto* group = find<QWidget>(name);
            if (!group || !group->parentWidget()->isVisible()) // it may be folded
                return groups;
            const auto said = [&](const char* what) {
                return group->findChild<QLabel*>(name + QLatin1String(what))->text();
            };
            if (said("Note").isEmpty() != areOuts)
                continue;
            QStringList cards;
            for (const gui::RowCard& card : group->findChild<gui::CardRow*>()->cards())
                cards << qt(toText(*card.card.face()));
            groups << QStringLiteral("%1 (%2): %3")
                          .arg(said("Title"), said("Count"), cards.join(u' '));
        }
    }

    /// The rows of a visible table, each as one text.
    static QStringList rowsOf(const QTableView* table)
    {
        QStringList rows;
        for (int row = 0; table && table->isVisible() && row < table->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table->model()->columnCount(); ++column)
                cells << table->model()->index(row, column).data().toString();
            rows << cells.join(QStringLiteral(" | "));
        }
        return rows;
    }

    /// The result of "7 ÷ 42 unseen" in the arithmetic.
    QString worked(const QString& reckoning) const
    {
        const auto* list = find<QListView>(QStringLiteral("workingList"));
        for (int row = 0; list->isVisible() && row < list->model()->rowCount(); ++row) {
            const QModelIndex line = list->model()->index(row, 0);
            if (line.data(gui::WorkingList::reckoningRole).toString() == reckoning)
                return line.data(gui::WorkingList::resultRole).toString();
        }
        return QStringLiteral("no such line");
    }
};

} // namespace showdown::tests
