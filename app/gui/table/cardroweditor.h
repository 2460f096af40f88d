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
class TablePlaces;
class TableSession;

/// The slots of one row of a table: a hand, hole cards, the board or the dead cards. They show the
/// session's cards; typed or pasted ones go to their places.
class CardRowEditor : public QWidget
{
    Q_OBJECT

public:
    /// `row` is that of Place; the names of the widgets begin with `purpose`.
    CardRowEditor(TablePlaces& places, const Appearance& appearance, int row,
                  const QString& purpose, QWidget* parent);

    int row() const { return m_row; }

    /// The number of slots in use, from the first; the others are hidden.
    int used() const { return m_used; }
    void setUsed(int count);

    /// Whether a slot is in use; that of a given card never is.
    bool isUsed(int slot) const;

    /// Sets the size of the cards and the gaps; after a slot that ends a street the gap is larger.
    /// Dead cards wrap where lines are shorter than all of them.
    void setLengths(QSize card, int gap, int streetGap);
    void setLengths(QSize card, int gap) { setLengths(card, gap, gap); }

    /// The place of a slot's card, in this widget.
    QRect cardRect(int slot) const;

    /// Rings a card that was pointed out; nothing: none.
    void outline(std::optional<int> slot);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    int slotCount() const { return static_cast<int>(m_slots.size()); }
    CardSlot& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// Room for rings and shadow on all four sides of the cards, which may overlap neighbours.
    int margin() const;

    /// Shows which slot is next, in any row.
    void setNext(std::optional<Place> next) const;

    /// The content of a slot, in words: "King of diamonds", "Unknown card", "Empty".
    virtual QString contentText(int slot) const;

signals:
    /// Emitted when cards were typed or pasted; the next place has moved on.
    void cardsEntered();

    void slotSelected(Place place);
    void moveRequested(Place from, SlotMove move);

    /// Emitted when the user asked for the menu of the focused slot, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Emitted when the user asked to choose the card of the focused slot.
    void deckRequested();

    /// Emitted when the user starts to carry the card of a slot by keys.
    void pickUpRequested(Place place);

    /// Emitted when a card is dragged away; `hotSpot` is the pointer's position on it.
    void dragStarted(Place place, const QPoint& hotSpot);

    /// Emitted with what is wrong with the latest typing, and in which slot.
    void problemFound(const QString& problem);

protected:
    /// Puts the slots where they belong.
    virtual void arrange();

    /// Whether a card has a ring.
    virtual bool isRinged(int slot) const { return slot == m_outlined; }
    void showRings() const;

    void showContents() const;
    Place place(int slot) const { return {m_row, slot}; }

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createSlot(const Appearance& appearance, const QString& purpose);
    void connectSlot(int slot);
    void sayWords() const;
    void showNames() const;
    void showCards() const;
    void enter(Place place, std::optional<PlacedCard> card);
    void enterText(Place place, const QString& text);
    void tellProblem(Place place, const QString& problem);
    QRect placeOf(int slot, int width) const;

    TablePlaces& m_places;
    TableSession& m_session;
    const int m_row;
    std::vector<CardSlot*> m_slots;
    int m_used = 0;
    QSize m_card;
    int m_gap = 0;
    int m_streetGap = 0;
    std::optional<int> m_outlined;
};

} // namespace showdown::gui
