// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/files/pastedtable.h"
#include "app/gui/cards/cardslot.h"
#include "app/gui/compare/comparemetrics.h"
#include "app/gui/session/table.h"
#include "core/cards/hand.h"

#include <QStringList>
#include <QWidget>
#include <Qt>

#include <array>
#include <optional>

namespace showdown::gui {

class Appearance;
class Session;
class WildMark;

/// The slot that a move from another leads to, or nothing at an end. In the order of the slots the
/// rows follow each other; the arrows stay in their row or column and follow the screen.
std::optional<SlotPlace> neighbour(SlotPlace from, SlotMove move, int players,
                                   Qt::LayoutDirection direction);

/// The five slots of one player, each with what its wild acts as under it. Cards that are typed or
/// pasted go to the session; what it holds is shown.
class SlotRowView : public QWidget
{
    Q_OBJECT

public:
    SlotRowView(Session& session, const Appearance& appearance, int player,
                QWidget* parent = nullptr);

    CardSlot& slot(int slot) const { return *m_slots[static_cast<std::size_t>(slot)]; }

    /// Five texts, "acts as Q" or empty, and the same where there is little room, "Q"; whether that is
    /// only tried.
    void setWilds(const QStringList& wilds, const QStringList& shortWilds, bool areTried);

    /// How each of the five cards takes part in the result: "In the pair. Decides: no."
    void setParts(const QStringList& parts) const;

    /// The sizes of the slots; the widget is somewhat larger, see margin().
    void setMetrics(const CompareMetrics& metrics);

    /// Room for rings on all four sides of the cards.
    int margin() const;

    QSize sizeHint() const override;

    /// Where the next card goes, in whichever row.
    void setNext(SlotPlace next) const;

    /// Rings a card that somebody asks for; nothing: none.
    void outline(std::optional<int> slot);

    /// Rings the cards that a chosen row of Why speaks of.
    void setChosen(const std::array<bool, SlotRow::size>& chosen);

    /// Makes a slot the current one and asks for its menu, at a point of the screen.
    void askForMenu(int slot, const QPoint& position);

    /// What a slot holds, in words: "King of diamonds", "Wild, acts as queen", "Empty".
    QString contentText(int slot) const;

signals:
    void slotSelected(SlotPlace place);
    void moveRequested(SlotPlace from, SlotMove move);

    /// Somebody wants the menu of the slot with the focus, at a point of the screen.
    void menuRequested(const QPoint& position);

    /// Somebody wants to choose the card of the slot with the focus.
    void deckRequested();

    /// Somebody wants to see every choice for the wilds of the hand.
    void wildsAsked();
    /// The pointer is over the card of this slot, or the focus is on it while the pointer is over none;
    /// or neither is.
    void slotPointedAt(std::optional<int> slot);

    /// Cards came into the slots up to this one, by typing or pasting; whether one lay there.
    void cardsEntered(SlotPlace last, bool isOver);

    /// Somebody wants to carry the card of a slot by keys.
    void pickUpRequested(SlotPlace place);

    /// A card is dragged away; where on it the pointer is.
    void dragStarted(SlotPlace place, const QPoint& hotSpot);

    /// What is wrong with the latest typing, and in which slot.
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
    void enterText(SlotPlace place, const QString& text);
    void enterCards(SlotPlace place, const Hand& cards);
    void enterHands(SlotPlace place, const files::PastedTable& pasted);
    void tellProblem(SlotPlace place, const QString& problem);
    SlotPlace place(int slot) const { return {m_player, slot}; }

    Session& m_session;
    const int m_player;
    CompareMetrics m_metrics;
    QStringList m_wilds;
    std::optional<int> m_outlined;
    std::array<bool, SlotRow::size> m_chosen{};
    std::optional<int> m_hovered; ///< the slot that the pointer is over
    std::optional<int> m_pointed; ///< as it was told
    bool m_isFocusByKeys = false; ///< and not by a click or by itself
    std::array<CardSlot*, SlotRow::size> m_slots{};
    std::array<WildMark*, SlotRow::size> m_marks{};
};

} // namespace showdown::gui
