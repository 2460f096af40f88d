// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/playerfacts.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/table/cardpanels.h"

#include <array>
#include <vector>

class QToolButton;

namespace showdown::gui {

class Appearance;
class DecisionOverlay;
class PlayerPanel;
class CompareSession;
class TableDealer;
class TablePlaces;
class TextLabel;

/// The panels of all players, stacked, with captions over them and the decision drawn between them.
/// Cards have one size in all panels, as large as the room allows.
class PlayerPanels : public CardPanels
{
    Q_OBJECT

public:
    PlayerPanels(CompareSession& session, TablePlaces& places, TableDealer& dealer,
                 const Appearance& appearance, QWidget* parent = nullptr);

    PlayerPanel& panel(int player) const { return *m_panels[static_cast<std::size_t>(player)]; }

    /// "Player 1, first place, pair of kings, …" of each player who takes part.
    QStringList descriptions() const;

    CardRowEditor& cards(int row) const override;
    QWidget& panelOf(int row) const override;
    PlayerActions* actions(int player) const override;
    void editName(int player) override;

    /// Shows only so much of the result.
    void setRevealed(Reveal reveal);

    /// Sets what is ringed and joined, and what decided, which need not be the same.
    void setMarks(const DecisionMarks& decision, const ChosenMarks& chosen);

signals:
    /// Emitted when the user asked for the third player.
    void playerWanted();

protected:
    int takeSmallest(int width) override;
    bool takeGrown(int steps, int width) override;
    bool squeeze() override;
    bool isSqueezed() const override { return m_metrics.isSqueezed; }
    void beginChoice() override;
    void arrange() override;

private:
    void offerPlayer();
    void showCaptions();
    std::vector<CompareMetrics> forms() const;
    CompareMetrics metricsFor(int width) const;
    CompareMetrics spreadTo(int width, const CompareMetrics& form, int steps) const;
    CompareMetrics presentedFor(int width) const;
    int mostSteps() const;
    void arrangeCaptions();
    void placeOverlay();
    QRect pillRoom(const PlayerPanel& panel) const;

    const CompareSession& m_session;
    CompareMetrics m_metrics;
    CompareMetrics m_smallest;
    int m_smallerWords = 0;
    bool m_isTight = false; ///< the compact form, although the window is large enough for the other
    bool m_areWordsShort = false;

    TextLabel* m_cardsCaption = nullptr;
    TextLabel* m_workingCaption = nullptr;
    std::array<PlayerPanel*, CardTable::maximumPlayers> m_panels{};
    QToolButton* m_addPlayer = nullptr; ///< below two players
    DecisionOverlay* m_overlay = nullptr;
};

} // namespace showdown::gui
