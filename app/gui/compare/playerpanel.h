// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/decisionoverlay.h"
#include "app/gui/compare/playerfacts.h"
#include "app/gui/table/cardpanels.h"
#include "core/cards/hand.h"

#include <array>

class QBoxLayout;

namespace showdown::gui {

class Appearance;
class ComparePlayerActions;
class PlayerWords;
class CompareSession;
class HandRowEditor;
class InsetItem;
class TableDealer;
class TablePlaces;
class TextLabel;
class WorkingHandView;

/// One player: number, name, place and rank in words, the five slots, the working hand, and an
/// error message about the latest typing.
///
///     ① Player 2      1st │ 9♣ Q♠ 3♦ ★ 7♥ │ Q★ Q♠ 9♣ 7♥ 3♦
///     Pair of queens      │               │ └pair┘└kickers┘
///     kickers nine, seven,│               │
///     ⤨ ≡ ⌫ …             │       ★ acts as Q
class PlayerPanel : public RowPanel
{
    Q_OBJECT

public:
    PlayerPanel(CompareSession& session, TablePlaces& places, TableDealer& dealer,
                const Appearance& appearance, int player, QWidget* parent = nullptr);

    HandRowEditor& cards() const { return *m_cards; }
    const WorkingHandView& working() const { return *m_working; }
    ComparePlayerActions& actions() const { return *m_actions; }

    void setMetrics(const CompareMetrics& metrics);

    /// Shows only so much of the result.
    void setRevealed(Reveal reveal);

    /// Sets the marks of all players: which cards have a ring, and which ones decide, for screen
    /// readers.
    void setMarks(const DecisionMarks& decision, const ChosenMarks& chosen);

    /// Shows an error about the latest typing; empty removes it.
    void showProblem(const QString& problem);

    /// Opens the field for a new name.
    void editName();

signals:
    /// Emitted when the user asked why a pair does not count.
    void lowPairAsked();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void createLayout();
    void connectParts(CompareSession& session);
    void showPlayer();
    void showParts();

    void applyLengths();

    const CompareSession& m_session;
    const int m_player;
    CompareMetrics m_metrics;
    Reveal m_reveal = Reveal::all;
    PlayerFacts m_facts;                          ///< as they are shown
    std::array<bool, Hand::fullSize> m_decides{}; ///< by position in the working hand

    ComparePlayerActions* m_actions = nullptr;
    PlayerWords* m_words = nullptr;
    HandRowEditor* m_cards = nullptr;
    WorkingHandView* m_working = nullptr;
    TextLabel* m_message = nullptr;
    InsetItem* m_wordsItem = nullptr;
    InsetItem* m_cardsItem = nullptr;
    InsetItem* m_workingItem = nullptr;
    QBoxLayout* m_hands = nullptr; ///< cards and working hand
    QBoxLayout* m_body = nullptr;  ///< words and hands
};

/// The role of a panel's edge: that of first place, alone or shared.
std::optional<Role> panelRole(Standing standing);

} // namespace showdown::gui
