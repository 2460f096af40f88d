// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/carry/slotfield.h"
#include "app/gui/session/cardtable.h"

#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;

namespace showdown::gui {

class Appearance;
class NextPlace;
class TableDealer;
class OddsPanels;
class OddsPlaces;
class OddsSession;
class OddsSlotRow;

/// A situation: the board, and under it a panel for each player. It scrolls if there is too little
/// room.
class SituationView : public QWidget, public SlotField
{
    Q_OBJECT

public:
    SituationView(OddsSession& session, NextPlace& next, OddsPlaces& places, TableDealer& dealer,
                  const Appearance& appearance, QWidget* parent = nullptr);

    OddsPanels& panels() const { return *m_panels; }

    /// The slot that has, or last had, the focus, or that is next.
    Place current() const;

    /// "Player 2, card 1: King of diamonds".
    QString currentText() const;

    /// The current slot.
    CardSlot& currentSlot() const { return slotAt(current()); }

    /// Among the slots of a player, or of the board.
    void focusCurrent();

    /// Moves the focus to the place of the next board card.
    void focusBoard();

    /// Moves the focus to a player, from 0, if that player plays.
    void focusPlayer(int player);

    void setCompact(bool compact);
    void setPresenting(bool presenting);

    /// Whether the dead cards are visible even if there are none.
    void setShowsDead(bool shows);

    /// Rings the card of a slot, and scrolls to it, until the table or the next slot changes.
    void ringHolder(Place holder);

    /// The height at which nothing needs to scroll, and how much of a height it uses.
    int neededHeight() const;
    int usedOf(int height) const;

    std::vector<Place> places() const override;
    CardSlot& slotAt(Place place) const override;
    std::optional<Place> placeAt(const QPoint& point) const override;
    bool isPanelAt(const QPoint& point) const override;
    bool showsSlots() const override { return true; }
    void focusSlot(Place place) override;

signals:
    /// Emitted when neededHeight() may have changed.
    void neededHeightChanged();

    /// Emitted when the current slot or its text changed.
    void currentChanged();

    /// Emitted when the user asked for the menu of the current slot, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Emitted when the user asked to choose the card of the current slot.
    void deckRequested();

    /// Emitted when the user starts to carry the card of a slot by keys, or drags it; `hotSpot` is
    /// the pointer's position on it.
    void pickUpRequested(showdown::gui::Place place);
    void dragStarted(showdown::gui::Place place, const QPoint& hotSpot);

    /// Emitted with what is wrong with the latest typing; empty when that is over.
    void problemFound(const QString& problem);

    /// Emitted when the outs of a player, from 0, are to be shown.
    void playerChosen(int player);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectRow(const OddsSlotRow& row);
    OddsSlotRow& rowOf(int row) const;
    bool isUsed(Place place) const;
    void showPlayers();
    void showNext();
    void select(Place place);
    void move(Place from, SlotMove move);
    std::optional<Place> neighbourOf(Place from, SlotMove move) const;
    std::optional<Place> nearestIn(int row, Place from) const;
    std::vector<int> rows() const;
    void forgetHolder();

    OddsSession& m_session;
    NextPlace& m_next;
    QScrollArea* m_scroll = nullptr;
    OddsPanels* m_panels = nullptr;
};

} // namespace showdown::gui
