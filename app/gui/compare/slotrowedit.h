// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "app/gui/widgets/cardslotedit.h"

#include <QStringList>
#include <QWidget>

#include <array>

class QLabel;

namespace showdown {

class Session;

/// The five slots of one player, each with what its wild acts as under it. Typed cards go to the
/// session; what it holds is shown.
class SlotRowEdit : public QWidget
{
    Q_OBJECT

public:
    SlotRowEdit(Session& session, int player, QWidget* parent = nullptr);

    CardSlotEdit& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// Five texts, "acts as Q" or empty.
    void setWilds(const QStringList& wilds);

    /// What a slot holds, in words: "King of diamonds", "Wild card, acts as Q", "Empty".
    QString contentText(int slot) const;

    int cardWidth() const;

signals:
    void slotFocused(SlotPlace place);
    void moveRequested(SlotPlace from, SlotMove move);

    /// What is wrong with the latest typing, and in which slot; empty when nothing is any more.
    void problemChanged(const QString& problem);

private:
    void createSlot(int slot);
    void connectSlot(int slot);
    void showCards();
    void describe(int slot) const;
    void enterCards(SlotPlace place, const Hand& cards);
    void forgetProblems(int exceptOf) const;
    void reportProblem(int slot, const QString& problem);

    Session& m_session;
    const int m_player;
    std::array<CardSlotEdit*, SlotRow::size> m_slots{};
    std::array<QLabel*, SlotRow::size> m_wilds{};
};

} // namespace showdown
