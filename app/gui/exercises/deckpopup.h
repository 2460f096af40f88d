// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QFrame>

namespace showdown::gui {

class Appearance;
class CardPlaces;
class DeckPanel;

/// The deck as a popup under the slot for which it is opened. It closes on Escape or on a click
/// elsewhere; its owner closes it once all places are filled.
class DeckPopup : public QFrame
{
    Q_OBJECT

public:
    /// Places and appearance must outlive it.
    DeckPopup(CardPlaces& places, const Appearance& appearance, QWidget* parent);

    DeckPanel& panel() const { return *m_panel; }

    /// Opens for a slot without covering the hands: below them, or above. If there is no room it
    /// opens at the slot itself. Both are areas of the screen. If the slot was clicked, the first
    /// letter or digit closes the deck and goes to `clicked`; otherwise, and after a card, it finds a
    /// key of the deck.
    void openAt(const QRect& slot, const QRect& hands, QWidget* clicked = nullptr);

signals:
    /// Emitted when a card is dragged away, for which the popup has closed.
    void cardDragged(const showdown::PlacedCard& card);

    void closed();

    void undoAsked();
    void redoAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    DeckPanel* m_panel;
    QWidget* m_clicked = nullptr;
};

} // namespace showdown::gui
