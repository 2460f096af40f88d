// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/compare/comparemetrics.h"
#include "app/gui/session/table.h"
#include "app/gui/widgets/cardslotedit.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>

namespace showdown {

class Session;
class WildMark;

/// The five slots of one player, each with what its wild acts as under it. Typed cards go to the
/// session; what it holds is shown.
class SlotRowEdit : public QWidget
{
    Q_OBJECT

public:
    SlotRowEdit(Session& session, int player, QWidget* parent = nullptr);

    CardSlotEdit& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// Five texts, "acts as Q" or empty, and the same where there is little room, "Q".
    void setWilds(const QStringList& wilds, const QStringList& shortWilds);

    /// The sizes of the slots; the widget is somewhat larger, see margin().
    void setMetrics(const CompareMetrics& metrics);

    /// Room for rings on all four sides of the slots.
    int margin() const;

    QSize sizeHint() const override;

    /// Where the next card goes, in whichever row.
    void setNext(SlotPlace place);

    /// Shows which card the pointer asks for; nothing: none.
    void outline(std::optional<int> slot);

    /// What a slot holds, in words: "King of diamonds", "Wild card, acts as Q", "Empty".
    QString contentText(int slot) const;

signals:
    void slotFocused(SlotPlace place);
    void moveRequested(SlotPlace from, SlotMove move);

    /// Somebody wants to choose the card of the slot with the focus.
    void deckRequested();

    /// A card was refused.
    void conflictFound(const CardConflict& conflict);

    /// What is wrong with the latest typing, and in which slot; empty when nothing is any more.
    void problemChanged(const QString& problem);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();
    void createSlot(int slot);
    void connectSlot(int slot);
    void showCards();
    void describe(int slot) const;
    void enterCards(SlotPlace place, const Hand& cards);
    void forgetProblems(int exceptOf) const;
    void reportProblem(int slot, const QString& problem);

    Session& m_session;
    const int m_player;
    CompareMetrics m_metrics;
    QStringList m_wildTexts;
    std::array<CardSlotEdit*, SlotRow::size> m_slots{};
    std::array<WildMark*, SlotRow::size> m_wilds{};
};

} // namespace showdown
