// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/tabledealer.h"
#include "core/questions/handofrank.h"

#include <QDialog>

#include <array>
#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace showdown::gui {

class TableSession;

/// Asks for the rank of a hand, how many wilds it holds, and for which player: a grid of ranks by
/// numbers of wilds. Impossible combinations are greyed and say why. It does not block: open()
/// shows it and returns.
class DealRankDialog : public QDialog
{
    Q_OBJECT

public:
    /// `player`, from 0, is preselected.
    DealRankDialog(const TableSession& session, int player, QWidget* parent);

    /// The current choice.
    DealOrder order() const;

    /// Nothing: a random one.
    std::optional<int> seed() const;

    /// Why the current choice cannot be dealt.
    std::optional<NoSuchHand> obstacle() const;

signals:
    void dealAsked(const DealOrder& order, std::optional<int> seed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void createParts();
    void arrange();
    void findObstacles();
    void showWords();
    void showCells();
    void showChoice();
    void deal();

    const TableSession& m_session;
    std::array<RankObstacles, mostWildsOfRank + 1> m_obstacles; ///< by number of wilds
    QLabel* m_playerLabel = nullptr;
    QComboBox* m_player = nullptr;
    QTableWidget* m_grid = nullptr;
    QLabel* m_choice = nullptr;
    QLabel* m_seedLabel = nullptr;
    QSpinBox* m_seed = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace showdown::gui
