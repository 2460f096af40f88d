// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace showdown::gui {

class Session;

/// The rank ladder of one player: a row for each rank that the rules know, the highest first, and
/// what the matchers answer for this hand. Through a lens the one row of the lens. No rows unless
/// the hand is complete. The accessible text of a row is the whole row.
class LadderModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        answerRole = Qt::UserRole, ///< "Yes", "No" or "Not reached"; the name is the display role
        reasonRole,                ///< "Wild + one queen is 2 of 4"
        stateRole,                 ///< a State
    };

    enum State {
        no,
        yes,        ///< the first rank that fits
        notReached, ///< a rank below it
    };

    explicit LadderModel(const Session& session, QObject* parent = nullptr);

    /// Counted from 0, as on the table.
    int player() const { return m_player; }
    void setPlayer(int player);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        State state = notReached;
        QString rank;
        QString answer;
        QString reason;
        QString description;

        bool operator==(const Row&) const = default;
    };

    std::vector<Row> rows() const;
    void update();

    const Session& m_session;
    int m_player = 0;
    std::vector<Row> m_rows;
};

} // namespace showdown::gui
