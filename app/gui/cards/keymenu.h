// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardplaces.h"

#include <QMenu>

#include <optional>

namespace showdown::gui {

/// The menu of a key of the deck.
class KeyMenu : public QMenu
{
    Q_OBJECT

public:
    explicit KeyMenu(QWidget* parent = nullptr);

    /// Shows the menu of a key at a point of the screen. A refused card cannot be placed.
    void open(PlacedCard card, const std::optional<CardRefusal>& refusal, const QPoint& position);

signals:
    void placeAsked(showdown::PlacedCard card);
    void goToHolderAsked(Place holder);
    void ringHolderAsked(Place holder);

private:
    QAction& add(const QString& objectName);
    void showWords();

    PlacedCard m_card = PlacedCard::unknown();
    Place m_holder;
    QAction& m_place;
    QAction& m_goTo;
    QAction& m_ring;
};

} // namespace showdown::gui
