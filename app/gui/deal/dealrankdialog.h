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

/// Asks for the rank of a hand, for how many wilds it holds, and for whom it is: a grid of ranks by
/// numbers of wilds. What cannot be is greyed and says why. It does not block: open() shows it and
/// returns.
class DealRankDialog : public QDialog
{
    Q_OBJECT

public:
    /// The player, from 0, is the one who is offered first.
    DealRankDialog(const Session& session, int player, QWidget* parent);

    /// What is chosen by now.
    DealOrder order() const;

    /// Nothing: by chance.
    std::optional<int> seed() const;

    /// Why what is chosen cannot be dealt.
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

    const Session& m_session;
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
