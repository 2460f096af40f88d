// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/session/oddstable.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;
class OddsPlaces;
class OddsSession;

/// The slots of one row of a situation: the hole cards of a player, the board or the dead cards. They
/// show what lies there, and what is typed or pasted goes into the session.
class OddsSlotRow : public QWidget
{
    Q_OBJECT

public:
    /// The row is that of SlotPlace.
    OddsSlotRow(OddsSession& session, OddsPlaces& places, const Appearance& appearance, int row,
                QWidget* parent);

    int size() const { return static_cast<int>(m_slots.size()); }
    CardSlot& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// How many of the slots are in use.
    int used() const { return m_used; }
    void setUsed(int count);

    /// Cards of this size, so far apart; behind a slot whose street ends there is more room. Where
    /// lines are shorter than all cards, these wrap.
    void setLengths(QSize card, int gap, int streetGap);

    /// The card of a slot, in this widget.
    QRect cardRect(int slot) const;

    /// Room for rings and shadow around the cards, which may lie over what is beside them.
    int margin() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    /// Marks the slot that the next card goes to.
    void setNext(SlotPlace next) const;

    /// What a slot holds, in words.
    QString contentText(int slot) const;

signals:
    void slotSelected(SlotPlace place);
    void moveRequested(SlotPlace from, SlotMove move);
    void menuRequested(const QPoint& position);
    void deckRequested();

    /// Cards were typed or pasted; the next place has moved on.
    void cardsEntered();
    void pickUpRequested(SlotPlace place);
    void dragStarted(SlotPlace place, const QPoint& hotSpot);

    /// What is wrong with the latest typing, and in which slot.
    void problemFound(const QString& problem);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createSlot(int slot);
    void connectSlot(int slot);
    void sayWords();
    void showCards();
    void showNames();
    void arrange();
    void enter(SlotPlace place, std::optional<PlacedCard> card);
    void say(SlotPlace place, const QString& problem);
    QRect placeOf(int slot, int width) const;
    SlotPlace place(int slot) const { return {m_row, slot}; }

    OddsSession& m_session;
    OddsPlaces& m_places;
    const int m_row;
    int m_used = 0;
    QSize m_card;
    int m_gap = 0;
    int m_streetGap = 0;
    std::vector<CardSlot*> m_slots;
};

} // namespace showdown::gui
