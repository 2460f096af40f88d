// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tablesession.h"

#include <variant>

namespace showdown::gui {

/// The situation of Odds, and the outcome: the question that is counted.
class OddsSession : public TableSession
{
    Q_OBJECT

public:
    explicit OddsSession(QObject* parent = nullptr); ///< with the situation of a first start
    explicit OddsSession(const CardTable& table, QObject* parent = nullptr); ///< without a conflict

    /// The question to count, or what the table lacks for one.
    const std::variant<OddsQuestion, OddsLack>& question() const { return m_question; }

    /// Makes a player's cards unknown.
    void setUnknown(int player);

    /// Gives unknown cards to an opponent: to the first player without cards, who joins one that is
    /// alone at the table.
    void setUnknownOpponent();

    /// The player who gets them.
    int opponent() const;

    /// Whether cards are complete, but those of one player only.
    bool isOneAlone() const;

    /// Removes the board cards after a street.
    void goBackTo(Street street);

private:
    TableChanges follow(const CardTable& before) override;

    std::variant<OddsQuestion, OddsLack> m_question;
};

} // namespace showdown::gui
