// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/compare/playersmodel.h"

#include <QFrame>

#include <vector>

class QToolButton;

namespace showdown {

class Appearance;
struct Colors;
class PlaceMark;
class PlayerActions;
class PlayerName;
class Session;
class SlotRowEdit;
class TextLabel;
class WorkingHand;

/// One player: number, name, place and rank in words, the five slots, the working hand, and what is
/// wrong with the latest typing. All words come from the model.
///
///     ① Player 2      1st │ 9♣ Q♠ 3♦ ★ 7♥ │ Q★ Q♠ 9♣ 7♥ 3♦
///     Pair of queens      │               │ └pair┘└kickers┘
///     kickers nine, seven,│               │
///     ⤨ ≡ ⌫ …             │       ★ acts as Q
class PlayerPanel : public QFrame
{
    Q_OBJECT

public:
    PlayerPanel(Session& session, const PlayersModel& model, const Appearance& appearance,
                int player, QWidget* parent = nullptr);

    SlotRowEdit& cards() const { return *m_cards; }
    WorkingHand& working() const { return *m_working; }
    PlayerActions& actions() const { return *m_actions; }

    void setMetrics(const CompareMetrics& metrics);

    /// At this width, with room for all words.
    int heightForWidth(int width) const override;

    /// Opens the field for a new name.
    void editName();

signals:
    /// It needs another height.
    void heightChanged();

    /// What is wrong with the latest typing; empty when nothing is any more.
    void problemChanged(const QString& problem);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createWords(const QString& purpose);
    void createButtons(const QString& purpose);
    void connectParts(Session& session);
    void showPlayer();
    void showProblem(const QString& problem);
    void applyFonts();
    void applyColors();

    int textWidth(int width) const;
    int wordsHeight(int width) const; ///< from the top to the end of the words
    int bodyHeight(int width) const;  ///< without the message
    int messageHeight(int width) const;
    void arrange();
    void arrangeWords();
    void arrangeHands();
    void put(QWidget& widget, const QRect& place) const; ///< mirrored from right to left
    void paintEdge(QPainter& painter, const Colors& colors) const;
    void paintNumber(QPainter& painter, const Colors& colors) const;
    QVariant at(PlayersModel::Column column, int role = Qt::DisplayRole) const;

    const PlayersModel& m_model;
    const int m_player;
    CompareMetrics m_metrics;
    Standing m_standing = Standing::notIn;

    PlayerName* m_name = nullptr;
    PlaceMark* m_place = nullptr;
    TextLabel* m_rank = nullptr;
    TextLabel* m_detail = nullptr;
    SlotRowEdit* m_cards = nullptr;
    WorkingHand* m_working = nullptr;
    PlayerActions* m_actions = nullptr;
    std::vector<QToolButton*> m_buttons;
    TextLabel* m_message = nullptr;
};

} // namespace showdown
