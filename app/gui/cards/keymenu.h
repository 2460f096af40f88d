// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <QMenu>

#include <optional>

namespace showdown::gui {

/// The menu of a key of the deck.
class KeyMenu : public QMenu
{
    Q_OBJECT

public:
    explicit KeyMenu(QWidget* parent = nullptr);

    /// Shows the menu of a key at a point of the screen. A card that one deck has given away has a
    /// holder, and cannot be placed again.
    void open(Card card, std::optional<SlotPlace> holder, const QPoint& position);

signals:
    void placeAsked(showdown::Card card);
    void goToHolderAsked(SlotPlace holder);
    void ringHolderAsked(SlotPlace holder);

private:
    QAction& add(const QString& objectName);
    void showWords();

    Card m_card = Card::joker();
    SlotPlace m_holder;
    QAction& m_place;
    QAction& m_goTo;
    QAction& m_ring;
};

} // namespace showdown::gui
