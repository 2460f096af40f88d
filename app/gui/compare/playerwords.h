// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/playerfacts.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace showdown::gui {

class PlaceMark;
class PlayerActions;
class PlayerName;
class TextLabel;

/// The words of a player's panel: number, name and place, the rank in two lines, and buttons for
/// what can be done with the hand.
class PlayerWords : public QWidget
{
    Q_OBJECT

public:
    /// objectNames begin with `player1` for player 0.
    PlayerWords(const PlayerActions& actions, int player, QWidget* parent);

    PlayerName& name() const { return *m_name; }

    void show(const PlayerFacts& facts);

    void setMetrics(const CompareMetrics& metrics);

    /// How far the first button stands out before the words.
    int inset() const;

    /// With room for all words in lines of this width.
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createButtons(const PlayerActions& actions, const QString& purpose);
    void applyLook();
    void arrange();
    void put(QWidget& widget, const QRect& place) const; ///< mirrored from right to left
    void arrangeHead();
    void arrangeButtons();
    QRect discRect() const;

    const int m_player;
    CompareMetrics m_metrics;
    Standing m_standing = Standing::notIn;

    PlayerName* m_name = nullptr;
    PlaceMark* m_place = nullptr;
    TextLabel* m_rank = nullptr;
    TextLabel* m_detail = nullptr;
    std::vector<QToolButton*> m_buttons;
};

} // namespace showdown::gui
