// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QSplitter;

namespace showdown::gui {

class ComparisonsView;
class LadderModel;
class LadderView;
class NextSlot;
class Session;
class TextLabel;

/// Whose rank is checked: a button for each player, one of them pressed. What does not fit beside
/// each other stands below each other, so that every name can be read.
class PlayerChoice : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerChoice(const Session& session, QWidget* parent = nullptr);

    /// Counted from 0; always one who plays.
    int player() const { return m_player; }

    /// One who does not play becomes the last who does.
    void setPlayer(int player);

    /// Shorter words, and "P1" for players without a name of their own.
    void setCompact(bool compact);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void playerChanged(int player);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createButtons();
    void showPlayers();
    void showChosen();
    void updateLook();
    void fitWidth();
    QList<int> buttonWidths() const; ///< of those who play

    const Session& m_session;
    TextLabel* m_label = nullptr;
    QButtonGroup* m_buttons = nullptr;
    QBoxLayout* m_layout = nullptr;
    QBoxLayout* m_buttonLayout = nullptr;
    int m_player = 0;
    bool m_compact = false;
};

/// Why the result is what it is: the rank ladder of one player, or what it waits for, and below it
/// the comparisons that ran. Whoever selects a slot of a player chooses that player here too.
class WhyPage : public QWidget
{
    Q_OBJECT

public:
    WhyPage(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// The player whose ranks are checked, counted from 0.
    int player() const;

    /// For small windows.
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
