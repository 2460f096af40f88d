// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QSplitter;

namespace showdown::gui {

class ComparisonsView;
class LadderModel;
class LadderView;
class NextSlot;
class PlayerChoice;
class Session;
class TextLabel;

/// Why the result is what it is: the rank ladder of one player, or what it waits for, and below it
/// the comparisons that ran. Whoever selects a slot of a player chooses that player here too.
class WhyPage : public QWidget
{
    Q_OBJECT

public:
    WhyPage(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// The player whose ranks are checked, counted from 0.
    int player() const;

    void setCompact(bool compact);

signals:
    /// A leaf of the comparisons is selected: the part of leafParts() of a comparison of the
    /// result, so that its cards can be shown.
    void partSelected(int comparison, int part);
    void partCleared();

    /// Somebody asks for the cards of a row of the ladder of a player, counted from 0.
    void rowActivated(int player, int row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createWidgets();
    void arrange();
    void connectParts(const NextSlot& nextSlot);
    void updateLook();
    void showPlayer();
    void showLadder();
    void fitLadder();

    const Session& m_session;
    LadderModel* m_ladder = nullptr;
    PlayerChoice* m_choice = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_upper = nullptr;
    LadderView* m_ladderView = nullptr;
    TextLabel* m_waits = nullptr;
    ComparisonsView* m_comparisons = nullptr;
    bool m_compact = false;
    bool m_isSplitByHand = false;
};

} // namespace showdown::gui
