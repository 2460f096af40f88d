// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/comparemetrics.h"
#include "app/gui/session/cardtable.h"
#include "app/tables/pastedtable.h"
#include "core/cards/hand.h"

#include <QStringList>
#include <QWidget>
#include <Qt>

#include <array>
#include <optional>

namespace showdown::gui {

class Appearance;
class CompareSession;
class WildMark;

/// The slot that a move from another leads to, or nothing at an end. Forward and back go through
/// the rows one after the other; the arrows stay in their row or column and follow the screen.
std::optional<Place> neighbour(Place from, SlotMove move, int players,
                               Qt::LayoutDirection direction);

/// The five slots of one player, each with its wild's label below it. Typed or pasted cards go to
/// the session, whose cards are shown.
class SlotRowView : public QWidget
{
    Q_OBJECT

public:
    SlotRowView(CompareSession& session, const Appearance& appearance, int player,
                QWidget* parent = nullptr);

    CardSlot& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// Sets five texts, "acts as Q" or empty, and short ones for little room, "Q"; and whether the
    /// wilds are only tried.
    void setWilds(const QStringList& wilds, const QStringList& shortWilds, bool areTried);

    /// Sets the part of each of the five cards in the result: "In the pair. Decides: no."
    void setParts(const QStringList& parts) const;

    /// Sets the sizes of the slots; the widget is somewhat larger, see margin().
    void setMetrics(const CompareMetrics& metrics);

    /// Room for rings on all four sides of the cards.
    int margin() const;

    QSize sizeHint() const override;

    /// Shows which slot is next, in any row.
    void setNext(Place next) const;

    /// Rings a card that was pointed out; nothing: none.
    void outline(std::optional<int> slot);

    /// Rings the cards of a chosen row of Why.
    void setChosen(const std::array<bool, Hand::fullSize>& chosen);

    /// Makes a slot the current one and asks for its menu, at a point of the screen.
    void askForMenu(int slot, const QPoint& position);

    /// The content of a slot, in words: "King of diamonds", "Wild, acts as queen", "Empty".
    QString contentText(int slot) const;

signals:
    void slotSelected(Place place);
    void moveRequested(Place from, SlotMove move);

    /// Emitted when the user asked for the menu of the focused slot, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Emitted when the user asked to choose the card of the focused slot.
    void deckRequested();

    /// Emitted when the user asked for all wild choices of the hand.
    void wildsAsked();
    /// Emitted when the pointer entered the card of this slot, or the focus did while the pointer
    /// is over none; nothing if neither is.
    void slotPointedAt(std::optional<int> slot);

    /// Emitted when cards were typed or pasted into the slots up to this one; `isOver` says whether
    /// it held a card.
    void cardsEntered(Place last, bool isOver);

    /// Emitted when the user starts to carry the card of a slot by keys.
    void pickUpRequested(Place place);

    /// Emitted when a card is dragged away; `hotSpot` is the pointer's position on it.
    void dragStarted(Place place, const QPoint& hotSpot);

    /// Emitted with what is wrong with the latest typing, and in which slot.
    void problemFound(const QString& problem);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createSlot(int slot);
    void findPointed();
    void connectSlot(int slot);
    void arrange();
    bool longMarksFit() const;
    void showCards();
    void showContents();
    void showRings();
    void showNames();
    void enterText(Place place, const QString& text);
    void enterCards(Place place, const Hand& cards);
    void enterHands(Place place, const tables::PastedTable& pasted);
    void tellProblem(Place place, const QString& problem);
    Place place(int slot) const { return {m_player, slot}; }

    CompareSession& m_session;
    const int m_player;
    CompareMetrics m_metrics;
    QStringList m_wilds;
    std::optional<int> m_outlined;
    std::array<bool, Hand::fullSize> m_chosen{};
    std::optional<int> m_hovered; ///< the slot under the pointer
    std::optional<int> m_pointed; ///< as last reported
    bool m_isFocusByKeys = false; ///< rather than by a click or by code
    std::array<CardSlot*, Hand::fullSize> m_slots{};
    std::array<WildMark*, Hand::fullSize> m_marks{};
};

} // namespace showdown::gui
