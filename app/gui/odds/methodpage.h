// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/countpage.h"
#include "app/gui/odds/oddscount.h"
#include "app/narration/nextcardtext.h"

#include <QStringList>

#include <memory>
#include <vector>

class QProgressBar;
class QPushButton;

namespace showdown::gui {

class CountTable;
class TextLabel;

/// How the odds were counted: the number of boards and its factors, who gets the pot how often and
/// how that adds up, the accuracy of a sample, and the final hands of each player.
class MethodPage : public CountPage
{
    Q_OBJECT

public:
    explicit MethodPage(QWidget* parent = nullptr);

    /// Whether the count still runs, and whether the user stopped it early.
    struct State
    {
        bool isCounting = false;
        bool wasStopped = false;
    };

    /// Shows what is known so far; nothing if there is nothing to count. The names are those of the
    /// table, empty for a player without one.
    void showCount(const std::shared_ptr<const OddsCount>& count, State state,
                   const QStringList& names);

signals:
    /// Emitted when the user asked to stop the count.
    void stopAsked();

    /// Emitted when the focused widget disappeared.
    void focusLeft();

protected:
    void showAll() override;
    void changeEvent(QEvent* event) override;

private:
    /// The final hands that a player may have.
    struct FinalHands
    {
        TextLabel* title = nullptr;
        CountTable* table = nullptr;
        TextLabel* note = nullptr;
    };

    void arrange();
    void createFinalHands();
    void follow(CountTable& table);
    void updateLook();
    void showProgress();
    void showMethod();
    void showPot();
    void showFinalHands();

    std::shared_ptr<const OddsCount> m_count;
    narration::OddsPlayers m_players;
    State m_state;

    TextLabel* m_missing = nullptr;
    TextLabel* m_running = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    TextLabel* m_summary = nullptr;
    TextLabel* m_ways = nullptr;
    TextLabel* m_errors = nullptr;
    TextLabel* m_laws = nullptr;
    TextLabel* m_potTitle = nullptr;
    CountTable* m_pot = nullptr;
    TextLabel* m_sums = nullptr;
    TextLabel* m_ties = nullptr;
    std::vector<FinalHands> m_final; ///< by player of the count
};

} // namespace showdown::gui
