// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/session/cardtable.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;
class OddsPlaces;
class OddsSession;

/// The slots of one row of a situation: the hole cards of a player, the board or the dead cards.
/// They show the session's cards; typed or pasted ones go to the session.
class OddsSlotRow : public QWidget
{
    Q_OBJECT

public:
    /// `row` is that of Place.
    OddsSlotRow(OddsSession& session, OddsPlaces& places, const Appearance& appearance, int row,
                QWidget* parent);

    int size() const { return static_cast<int>(m_slots.size()); }
    CardSlot& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// The number of slots in use.
    int used() const { return m_used; }
    void setUsed(int count);

    /// Sets the size of the cards and the gaps; after a slot that ends a street the gap is larger.
    /// If lines are shorter than all cards, these wrap.
    void setLengths(QSize card, int gap, int streetGap);

    /// The place of a slot's card, in this widget.
    QRect cardRect(int slot) const;

    /// Room for rings and shadow around the cards, which may overlap neighbours.
    int margin() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    /// Marks the slot that is next.
    void setNext(Place next) const;

    /// The content of a slot, in words.
    QString contentText(int slot) const;

signals:
    void slotSelected(Place place);
    void moveRequested(Place from, SlotMove move);
    void menuRequested(const QPoint& position);
    void deckRequested();

    /// Emitted when cards were typed or pasted; the next place has moved on.
    void cardsEntered();
    void pickUpRequested(Place place);
    void dragStarted(Place place, const QPoint& hotSpot);

    /// Emitted with what is wrong with the latest typing, and in which slot.
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
    void enter(Place place, std::optional<PlacedCard> card);
    void say(Place place, const QString& problem);
    QRect placeOf(int slot, int width) const;
    Place place(int slot) const { return {m_row, slot}; }

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
