// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/questions/onecard.h"
#include "core/rules/presets.h"

#include <QByteArray>
#include <QWidget>

#include <vector>

class QSplitter;
class QToolButton;

namespace showdown::gui {

class ComparisonsView;
class LadderModel;
class LadderView;
class NextPlace;
class PlayerChoice;
class Session;
class TextLabel;
class WhyAnswers;

/// Why the result is what it is: the rank ladder of one player, or what it waits for, below it the
/// comparisons that ran, and three short answers to what might have been. What is selected can be
/// shown in the steps.
class WhyPage : public QWidget
{
    Q_OBJECT

public:
    WhyPage(const Session& session, const NextPlace& nextSlot, QWidget* parent = nullptr);

    /// The player whose ranks are checked, counted from 0.
    int player() const;

    /// Selects a row of the ladder of a player, counted from 0, and puts the focus there.
    void showRow(int player, int row);

    /// Selects a part of leafParts() of a comparison of the result, for a player whose place that
    /// comparison decides, and puts the focus there.
    void showPart(int comparison, int part);

    /// For small windows.
    void setCompact(bool compact);

    /// How the height is shared, to be kept; empty as long as nobody has changed it.
    QByteArray split() const;
    void setSplit(const QByteArray& split);

signals:
    /// A leaf of the comparisons is selected: the part of leafParts() of a comparison of the result
    /// that is shown, so that its cards can be shown. What is selected counts only while the page is to
    /// be seen, and ends with the result.
    void partSelected(int comparison, int part);

    /// A row of the ladder of a player, counted from 0, is selected in its place.
    void rowSelected(int player, int row);

    /// Neither is selected any more.
    void selectionCleared();

    /// Somebody wants to see in the steps where a row of the ladder of a player, counted from 0, was
    /// answered. It is one that the rank check has reached.
    void stepsOfRowAsked(int player, int row);

    /// The same for a part of a comparison, as in partSelected().
    void stepsOfPartAsked(int comparison, int part);

    /// As the signals of WhyAnswers.
    void rankingsAsked();
    void presetsAsked(const std::vector<Preset>& presets);
    void rulesAsked();
    void changeAsked(int player, const CardChange& change);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createWidgets();
    void arrange();
    void connectParts();
    void updateLook();
    void showPlayer();
    void showLadder();
    void fitLadder();
    void showAnswer();

    /// At most one is selected, in the ladder or among the comparisons.
    void tellPart(int comparison, int part);
    void tellRow();
    void tellSelection();
    void forgetSelection();

    bool isReached(int row) const;
    void showStepsButton();
    void showDecision();
    void askForSteps();

    const Session& m_session;
    LadderModel* m_ladder = nullptr;
    PlayerChoice* m_choice = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_upper = nullptr;
    LadderView* m_ladderView = nullptr;
    TextLabel* m_waits = nullptr;
    ComparisonsView* m_comparisons = nullptr;
    WhyAnswers* m_answers = nullptr;
    QToolButton* m_stepsButton = nullptr;
    bool m_compact = false;
    bool m_isSplitByHand = false;
};

} // namespace showdown::gui
