// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/workingrow.h"
#include "core/compare/showdown.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <cstdint>

namespace showdown::gui {

class Session;

/// How a player stands, as the edge of a panel and its mark show it.
enum class Standing : std::uint8_t {
    notIn,  ///< takes no part
    placed, ///< behind somebody
    tied,   ///< shares the first place
    winner,
};

/// What there is to say about each player, in words: a row a player.
class PlayersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        nameColumn,    ///< "Player 2"; its accessible text sums up the whole row
        placeColumn,   ///< "1st"
        rankColumn,    ///< "Pair of queens", or why there is no rank
        detailColumn,  ///< "kickers nine, seven, three", "so far: a pair of aces"
        workingColumn, ///< "Q★ Q♠ 9♣ 7♥ 3♦", or when it will be there
        wildsColumn,   ///< "acts as Q"
        columns
    };

    enum Role {
        /// Five texts. With workingColumn one for each card in comparing order, or none at all;
        /// with wildsColumn one for each slot, empty where no wild lies.
        cardsRole = Qt::UserRole,
        /// With wildsColumn the same without "acts as".
        shortCardsRole,
        /// With nameColumn: whether the player has a name of their own.
        renamedRole,
    };

    explicit PlayersModel(const Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    // What has no form in words; the player must be one of the rows.

    Standing standing(int player) const;
    WorkingRow workingRow(int player) const;

private:
    void setRows(int count);
    void noteRow(int player);
    void noteAll();

    QString text(int player, Column column) const;
    QString rank(const PlayerResult& player) const;
    QString detail(const PlayerResult& player) const;
    QStringList workingCards(const PlayerResult& player) const;
    QStringList wildsBySlot(int player, QString (*wildText)(const Substitution&)) const;

    const Session& m_session;
    int m_rows = 0;
};

} // namespace showdown::gui
