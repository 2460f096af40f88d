// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/drag/slotfield.h"
#include "app/gui/session/cardtable.h"

#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;

namespace showdown::gui {

class CardPanels;
class CardRowEditor;
class NextPlace;
class TablePlaces;
class TableSession;

/// The rows of a table: their slots, which of them is next and has the focus, typing, arrows, menus
/// and rings. What stands around the rows are the CardPanels of the view. It scrolls if there is
/// too little room.
class CardField : public QWidget, public SlotField
{
    Q_OBJECT

public:
    /// The places must outlive it. It needs setPanels() then.
    CardField(TablePlaces& places, const QString& objectName, QWidget* parent);

    /// Sets the panels, whose parent is the scroll area; called once. The scroll area fills the
    /// field unless it has another layout.
    void setPanels(CardPanels& panels);
    QScrollArea& scrollArea() const { return *m_scroll; }

    /// The slot that has, or last had, the focus, or that is next.
    Place current() const;

    /// "Player 2, card 4: Wild card, acts as Q".
    QString currentText() const;

    /// The current slot.
    CardSlot& currentSlot() const { return slotAt(current()); }

    virtual void focusCurrent();

    /// Moves the focus to a player, from 0, if that player plays and the slots are visible.
    void focusPlayer(int player);

    /// Opens the field for a new name of a player, from 0.
    void renamePlayer(int player);

    /// Cards have been placed up to a slot, which held a card before or not: next slot and focus
    /// continue from there.
    void goOnFrom(Place last, bool isOver);

    /// Rings the card of a slot until the table or the next slot changes; nothing: none.
    void ring(std::optional<Place> place);

    /// Rings the card of a slot, and scrolls to it.
    void ringHolder(Place holder);

    std::vector<Place> places() const override;
    CardSlot& slotAt(Place place) const override;
    std::optional<Place> placeAt(const QPoint& point) const override;
    bool isPanelAt(const QPoint& point) const override;
    bool showsSlots() const override { return true; }
    void focusSlot(Place place) override;

    /// For small windows.
    virtual void setCompact(bool compact);

    /// Lets cards grow larger than is good for building, and marks none as next.
    virtual void setPresenting(bool presenting);

    /// The height it has when everything around it gives what it can.
    virtual void setMostHeight(int height);

    /// The height at which nothing needs to scroll.
    virtual int neededHeight() const;

    /// How much of a height it uses, with cards as large as that allows.
    virtual int usedOf(int height);

signals:
    /// Emitted when neededHeight() may have changed.
    void neededHeightChanged();

    /// Emitted when the current slot or its text changed.
    void currentChanged();

    /// Emitted when the user reached a slot, by click or by keys.
    void placeReached(showdown::gui::Place place);

    /// Emitted when the user asked for the menu of the current slot, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Emitted when the user asked to choose the card of the current slot.
    void deckRequested();

    /// Emitted when the user starts to carry the card of a slot by keys, or drags it; `hotSpot` is
    /// the pointer's position on it.
    void pickUpRequested(showdown::gui::Place place);
    void dragStarted(showdown::gui::Place place, const QPoint& hotSpot);

    /// Emitted with what is wrong with the latest typing, and where; empty when that is over.
    void problemFound(const QString& problem);

    /// Emitted when the user asked to swap two players, or to remove one, from 0.
    void moveAsked(int from, int to);
    void removalAsked(int player);

    /// Emitted when a player could not be dealt cards: why.
    void dealRefused(const QString& reason);

protected:
    bool isUsed(Place place) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectRow(const CardRowEditor& row) const;
    void connectPlayer(int player);
    void connectSession();

    // The scroll distance is known only after the layout.
    void keepNextInView();
    void keepInView(QWidget& panel);

    void showPlayers();
    void showNext();
    void select(Place place);
    void move(Place from, SlotMove move);
    std::optional<Place> neighbourOf(Place from, SlotMove move) const;
    std::vector<Place> usedIn(int row) const;
    std::optional<Place> nearestOf(const std::vector<Place>& all, Place from) const;

    TableSession& m_session;
    NextPlace& m_next;
    bool m_isPresenting = false;
    QScrollArea* m_scroll;
    CardPanels* m_panels = nullptr;
};

} // namespace showdown::gui
