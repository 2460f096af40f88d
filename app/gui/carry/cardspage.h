// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/deckpanel.h"
#include "app/gui/carry/cardcarrier.h"

#include <QWidget>

namespace showdown::gui {

/// A page of slots for cards, with the deck under them: the common part of the views' pages.
/// `Slots` is a widget that offers HandsView's signals and functions.
class CardsPage : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    /// Connects slots and deck, and lets cards be carried between them.
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

    /// Balances the height: the keys of the deck make room for a bar above the deck, so that the
    /// cards stay in place, and for slots that would not fit. Height that larger cards cannot use
    /// goes to the keys. `gaps` is the free space around slots and deck.
    template <typename Slots>
    void giveRoom(const Slots& field, DeckPanel& deck, int gaps, int bar) const
    {
        const int room = height() - gaps - deck.fullHeight();
        deck.giveRoom(bar
                      + lackOrSpare(field.neededHeight() - room, room - field.usedOf(room), deck));
    }

    /// Shows only the slots, as large as the room allows; or everything.
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
