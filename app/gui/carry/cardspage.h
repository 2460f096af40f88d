// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckpanel.h"
#include "app/gui/carry/cardcarrier.h"

#include <QWidget>

namespace showdown::gui {

/// A page of slots for cards, and the deck under them: what the pages of the views share. The slots
/// are a widget with the signals and functions of HandsView.
class CardsPage : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    /// Slots and deck hear of each other, and cards are carried between them.
    template <typename Slots>
    void connectDeck(Slots& field, DeckPanel& deck, CardCarrier& carrier)
    {
        deck.installEventFilter(this);
        field.installEventFilter(this);
        connect(&field, &Slots::deckRequested, &deck, [&deck] {
            if (deck.isVisible())
                deck.enterFromHands();
        });
        connect(&deck, &DeckPanel::handsRequested, &field, &Slots::focusCurrent);
        connect(&deck, &DeckPanel::holderAsked, &field, &Slots::ringHolder);
        connect(&deck, &DeckPanel::goToAsked, &field, &Slots::focusSlot);
        connect(&deck, &DeckPanel::cardDragged, &carrier, &CardCarrier::dragFromDeck);
        connect(&field, &Slots::pickUpRequested, &carrier, &CardCarrier::pickUp);
        connect(&field, &Slots::dragStarted, &carrier, &CardCarrier::dragFromSlot);
    }

    /// The room that a bar over the deck takes comes from its keys, so that the cards stay in place;
    /// and so does what the slots need to be seen whole. What larger cards cannot use goes to the
    /// keys. Gaps are what is left free around slots and deck.
    template <typename Slots>
    void giveRoom(const Slots& field, DeckPanel& deck, int gaps, int bar) const
    {
        const int room = height() - gaps - deck.fullHeight();
        deck.giveRoom(bar
                      + lackOrSpare(field.neededHeight() - room, room - field.usedOf(room), deck));
    }

    /// The slots alone, as large as the room allows; or all of it.
    template <typename Slots>
    void present(Slots& field, DeckPanel& deck, bool presenting)
    {
        const bool hadFocus = deck.isAncestorOf(focusWidget());
        deck.setVisible(!presenting);
        field.setPresenting(presenting);
        if (hadFocus && presenting)
            field.focusCurrent();
    }

    void paintEvent(QPaintEvent* event) override;

private:
    int lackOrSpare(int lacking, int spare, const DeckPanel& deck) const;
};

} // namespace showdown::gui
