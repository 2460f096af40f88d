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
class CompareSession;
class TextLabel;
class WhyAnswers;

/// Why the result is what it is: the rank ladder of one player, or what it waits for; below it the
/// comparisons that ran, and three short answers about what might have been. The selected row can
/// be shown in the steps.
class WhyPage : public QWidget
{
    Q_OBJECT

public:
    WhyPage(const CompareSession& session, const NextPlace& nextSlot, QWidget* parent = nullptr);

    /// The player whose ranks are checked, counted from 0.
    int player() const;
    void choosePlayer(int player);

    /// Selects a row of the ladder of a player, counted from 0, and puts the focus there.
    void showRow(int player, int row);

    /// Selects a part of leafParts() of a comparison of the result, for a player whose place that
    /// comparison decides, and focuses it.
    void showPart(int comparison, int part);

    /// For small windows.
    void setCompact(bool compact);

    /// How the height is shared, for saving; empty until the user changes it.
    QByteArray split() const;
    void setSplit(const QByteArray& split);

signals:
    void playerChanged(int player);

    /// Emitted when a leaf of the comparisons is selected: a part of leafParts() of a comparison of
    /// the result, so that its cards can be shown. The selection counts only while the page is
    /// visible, and ends with the result.
    void partSelected(int comparison, int part);

    /// Emitted when a row of the ladder of a player, counted from 0, is selected instead.
    void rowSelected(int player, int row);

    /// Emitted when neither is selected any more.
    void selectionCleared();

    /// Emitted when the user asked for the step that answered a row of the ladder of a player,
    /// counted from 0. The rank check has reached that row.
    void stepsOfRowAsked(int player, int row);

    /// Emitted when the user asked for the step of a part of a comparison, as in partSelected().
    void stepsOfPartAsked(int comparison, int part);

    /// Emitted when the user asked to end the try-out of a wild.
    void trialEndAsked();

    /// As the signals of WhyAnswers.
    void rankingsAsked();
    void presetsAsked(const std::vector<Preset>& presets);
    void rulesAsked();
    void changeAsked(int player, const CardChange& change);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createWidgets();
    void arrange();
    void connectParts();
    void updateLook();
    void showPlayer();
    void showLadder();
    void fitLadder();

    /// At most one of the two is selected, in the ladder or among the comparisons.
    void tellPart(int comparison, int part);
    void tellRow();
    void tellSelection();
    void forgetSelection();

    bool isReached(int row) const;
    void showStepsButton();
    void showDecision();
    void askForSteps();

    const CompareSession& m_session;
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
