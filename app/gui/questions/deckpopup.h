// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QFrame>

namespace showdown::gui {

class Appearance;
class CardPlaces;
class DeckPanel;

/// The deck over everything else, under the slot that it is opened for. It goes after one card, on
/// Escape, or when somebody clicks elsewhere.
class DeckPopup : public QFrame
{
    Q_OBJECT

public:
    /// Places and appearance have to outlive it.
    DeckPopup(CardPlaces& places, const Appearance& appearance, QWidget* parent);

    DeckPanel& panel() const { return *m_panel; }

    /// Opens for a slot, where it covers none of the hands: under them, or above. Without the room it
    /// opens at the slot itself. Both are areas of the screen.
    void openAt(const QRect& slot, const QRect& hands);

signals:
    /// A card is dragged away, for which the popup has gone.
    void cardDragged(const showdown::PlacedCard& card);

    void closed();

protected:
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    DeckPanel* m_panel;
};

} // namespace showdown::gui
