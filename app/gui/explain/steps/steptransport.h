// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace showdown::gui {

class FlowLayout;
class PlayButton;
class StepActions;
class StepPlayer;

/// The way through the run: first, back, play, next, last, how much is told, how fast, and the
/// longer ways. What does not fit into one row goes on in the next. Both must outlive it.
class StepTransport : public QWidget
{
    Q_OBJECT

public:
    StepTransport(StepPlayer& player, const StepActions& actions, QWidget* parent = nullptr);

    /// Puts a widget at the end of the row, or of the last row. One that wants to grow has the
    /// rest.
    void addAtEnd(QWidget* widget);

    /// Leaves out captions, so that two rows are enough.
    void setNarrow(bool narrow);

    PlayButton& playButton() const { return *m_play; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeMoves(const StepActions& actions);
    QWidget* makeWays(const StepActions& actions);
    QWidget* makeChoice(QLabel*& label, QComboBox*& combo, const QString& name);
    void connectPlayer();
    void fillCombos();
    void updateLook();
    void fitWords();

    StepPlayer& m_player;
    FlowLayout* m_layout = nullptr;
    PlayButton* m_play = nullptr;
    QLabel* m_levelLabel = nullptr;
    QLabel* m_speedLabel = nullptr;
    QComboBox* m_levels = nullptr;
    QComboBox* m_speeds = nullptr;
    QWidget* m_moves = nullptr;
    QWidget* m_ways = nullptr;
    bool m_isNarrow = false;
};

} // namespace showdown::gui
