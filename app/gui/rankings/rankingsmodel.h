// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/compare/showdown.h"
#include "core/odds/frequencies.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace showdown::gui {

class CompareSession;
class TableSession;

/// The ranks that the rules in force know, highest first: an example, how many five-card hands of
/// the deck are of each, and which players have one. It shows the state at the last refresh().
class RankingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { rankColumn, exampleColumn, handsColumn, shareColumn, tableColumn, columns };

    explicit RankingsModel(const TableSession& session, QObject* parent = nullptr);

    /// Whether the table is one of hands that have ranks, and their result, otherwise an empty one.
    bool hasHolders() const { return m_hands; }
    const Showdown& result() const;

    /// Follows the rules, the table and the language. The deck holds as many jokers as the rules say
    /// or, if more, as one of the hands. Who has a rank may be left out.
    void refresh(bool hidesHolders);

    /// The number of hands of the deck that is counted, and of its jokers.
    std::uint64_t total() const { return m_counts.total; }
    int jokers() const { return m_rules ? m_rules->jokers.count() : 0; }

    /// The example of a row; empty if none is known.
    const Hand& example(int row) const { return at(row).example; }
    /// Whether these rules make a card of an example wild although it is no joker.
    bool isNaturalWild(Card card) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        Category rank = Category::highCard;
        Hand example;
        std::vector<int> players; ///< who has it, from 1
    };

    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    void count();
    QString text(const Row& row, int column) const;
    QString spoken(const Row& row, int column) const;
    QVariant mark(const Row& row) const;

    const TableSession& m_session;
    const CompareSession* m_hands;     ///< the same; null if it is a situation
    std::optional<HouseRules> m_rules; ///< with the jokers counted
    Frequencies m_counts;
    std::vector<Row> m_rows;
};

} // namespace showdown::gui
