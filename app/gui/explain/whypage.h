// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <QList>
#include <QWidget>

#include <array>
#include <optional>

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

/// Whose rank is checked: a button for each player, one of them pressed. It is the winner, or the
/// player that somebody chose here or by a slot of a complete hand, until another hand is complete.
/// What does not fit beside each other stands below each other, so that every name can be read.
class PlayerChoice : public QWidget
{
    Q_OBJECT

public:
    PlayerChoice(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// Counted from 0; always one who plays.
    int player() const { return m_player; }

    /// Stays with this player, who must play.
    void choose(int player);

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
    void connectParts();
    void follow();
    void setPlayer(int player);
    void showPlayers();
    void showChosen();
    void updateLook();
    void fitWidth();
    QList<int> buttonWidths() const; ///< of those who play

    const Session& m_session;
    const NextSlot& m_nextSlot;
    std::optional<int> m_chosen;
    std::array<bool, Table::maximumPlayers> m_complete{}; ///< whose hands were complete
    TextLabel* m_label = nullptr;
    QButtonGroup* m_buttons = nullptr;
    QBoxLayout* m_layout = nullptr;
    QBoxLayout* m_buttonLayout = nullptr;
    int m_player = 0;
    bool m_compact = false;
};

/// Why the result is what it is: the rank ladder of one player, or what it waits for, and below it
/// the comparisons that ran.
class WhyPage : public QWidget
{
    Q_OBJECT

public:
    WhyPage(const Session& session, const NextSlot& nextSlot, QWidget* parent = nullptr);

    /// The player whose ranks are checked, counted from 0.
    int player() const;

    /// For small windows.
    void setCompact(bool compact);

    /// How the height is shared, to be kept; empty as long as nobody has changed it.
    QByteArray split() const;
    void setSplit(const QByteArray& split);

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
    void connectParts();
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
