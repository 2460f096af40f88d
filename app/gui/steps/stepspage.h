// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/finding.h"

#include <QWidget>

class QComboBox;
class QFrame;
class QLabel;
class QListWidget;
class QSpinBox;
class QSplitter;
class QStackedLayout;
class QToolButton;

namespace showdown::gui {

class ListingModel;
class ListingView;
class Scrubber;
class Session;
class StepActions;
class StepPlayer;
class TextLabel;
class VariablesView;

/// The page of the explanation that goes through the run: what the step says, the way through, the
/// code with its current line, the variables, and who called. All three must outlive it.
class StepsPage : public QWidget
{
    Q_OBJECT

public:
    StepsPage(const Session& session, StepPlayer& player, const StepActions& actions,
              QWidget* parent = nullptr);

    /// Puts the focus on the button that plays.
    void focusPlayer();

signals:
    /// The step that is to be seen is about these cards.
    void cardsShown(const CardsInRoles& cards);
    /// The page is to be seen.
    void stepsShown();
    /// No step is to be seen any more.
    void stepsHidden();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeNote();
    QWidget* makePlayer();
    QWidget* makeNarration();
    QWidget* makeTransport();
    QWidget* makeCode();
    void connectPlayer();
    void orderFocus();
    void fillCombos();
    void updateLook();
    void showState();
    void showStep();
    void showExpression();
    void showCounter();
    void showCallers();

    const Session& m_session;
    StepPlayer& m_player;
    const StepActions& m_actions;
    QStackedLayout* m_pages = nullptr;
    TextLabel* m_note = nullptr;
    QToolButton* m_startButton = nullptr;
    QFrame* m_narration = nullptr;
    TextLabel* m_sentence = nullptr;
    TextLabel* m_expression = nullptr;
    QSpinBox* m_counter = nullptr;
    QLabel* m_levelLabel = nullptr;
    QLabel* m_speedLabel = nullptr;
    QComboBox* m_levels = nullptr;
    QComboBox* m_speeds = nullptr;
    Scrubber* m_scrubber = nullptr;
    ListingModel* m_listing = nullptr;
    ListingView* m_listingView = nullptr;
    VariablesView* m_variables = nullptr;
    TextLabel* m_function = nullptr;
    TextLabel* m_variablesHeading = nullptr;
    TextLabel* m_callersHeading = nullptr;
    QListWidget* m_callers = nullptr;
    QSplitter* m_split = nullptr;
};

} // namespace showdown::gui
