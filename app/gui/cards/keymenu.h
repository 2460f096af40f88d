// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"

#include <QMenu>

namespace showdown::gui {

/// The menu of a key of the deck.
class KeyMenu : public QMenu
{
    Q_OBJECT

public:
    explicit KeyMenu(QWidget* parent = nullptr);

    /// Shows the menu of a key at a point of the screen. A card that the places refuse cannot be
    /// placed.
    void open(PlacedCard card, const CardPlaces& places, const QPoint& position);

signals:
    void placeAsked(showdown::PlacedCard card);
    void deadAsked(showdown::PlacedCard card);
    void goToHolderAsked(Place holder);
    void ringHolderAsked(Place holder);

private:
    QAction& add(const QString& objectName);
    void showWords();

    PlacedCard m_card = PlacedCard::unknown();
    Place m_holder;
    QAction& m_place;
    QAction& m_dead;
    QAction& m_goTo;
    QAction& m_ring;
};

} // namespace showdown::gui
