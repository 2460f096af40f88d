// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/playersmodel.h"

#include <QFrame>

class QBoxLayout;
class QLabel;

namespace showdown {

class Session;
class SlotRowEdit;
class TextLabel;
class WorkingCards;

/// One player: the rank in words, the five slots, the working hand, and what is wrong with the
/// latest typing. All words come from the model.
class PlayerPanel : public QFrame
{
    Q_OBJECT

public:
    /// Between the words, the cards and the working hand.
    static constexpr int columnGap = 20;

    PlayerPanel(Session& session, const PlayersModel& model, int player, QWidget* parent = nullptr);

    SlotRowEdit& cards() const { return *m_cards; }
    WorkingCards& working() const { return *m_working; }

    /// Side by side, or where that is too wide, the working hand under the cards.
    void setStacked(bool stacked);
    int sideBySideWidth() const;

private:
    void createWidgets(Session& session);
    void arrange();
    QBoxLayout* arrangeWords();
    QBoxLayout* arrangeHands();
    QBoxLayout* arrangeMessage();
    void showWords();
    void showWorkingHand();
    void showProblem(const QString& problem);
    QVariant at(PlayersModel::Column column, int role = Qt::DisplayRole) const;

    const PlayersModel& m_model;
    const int m_player;

    TextLabel* m_name = nullptr;
    TextLabel* m_place = nullptr;
    TextLabel* m_rank = nullptr;
    TextLabel* m_detail = nullptr;
    SlotRowEdit* m_cards = nullptr;
    WorkingCards* m_working = nullptr;
    QBoxLayout* m_hands = nullptr;
    QLabel* m_messageIcon = nullptr;
    TextLabel* m_message = nullptr;
};

} // namespace showdown
