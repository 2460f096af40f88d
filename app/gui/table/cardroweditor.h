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
class TableSession;

/// The slots of one row of a table: a hand, hole cards, the board or the dead cards. They show the
/// session's cards. Where they lie, and what becomes of typed and pasted cards, is up to the view.
class CardRowEditor : public QWidget
{
    Q_OBJECT

public:
    /// `row` is that of Place; the names of the widgets begin with `purpose`.
    CardRowEditor(TableSession& session, const Appearance& appearance, int row,
                  const QString& purpose, QWidget* parent);

    int row() const { return m_row; }
    int slotCount() const { return static_cast<int>(m_slots.size()); }
    CardSlot& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// Room for rings and shadow on all four sides of the cards, which may overlap neighbours.
    int margin() const;

    /// Shows which slot is next, in any row.
    void setNext(Place next) const;

    /// The content of a slot, in words: "King of diamonds", "Unknown card", "Empty".
    virtual QString contentText(int slot) const;

signals:
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
    /// Takes a card typed into a slot, or empties it.
    virtual void enter(Place place, std::optional<PlacedCard> card) = 0;

    /// Takes a text pasted into a slot.
    virtual void enterText(Place place, const QString& text) = 0;

    /// Puts the slots where they belong.
    virtual void arrange() = 0;

    void showCards() const;
    void showContents() const;
    void tellProblem(Place place, const QString& problem);
    Place place(int slot) const { return {m_row, slot}; }

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createSlot(const Appearance& appearance, const QString& purpose);
    void connectSlot(int slot);
    void sayWords() const;
    void showNames() const;

    TableSession& m_session;
    const int m_row;
    std::vector<CardSlot*> m_slots;
};

} // namespace showdown::gui
