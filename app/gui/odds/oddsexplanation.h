// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsstandings.h"
#include "app/gui/view/view.h"
#include "core/cards/card.h"
#include "core/rules/category.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace showdown::gui {

class Appearance;
class MethodPage;
class NextCardsPage;
class OutsPage;

/// The pages of the dock beside a situation: the outs of a player, every next card, and how it was
/// all counted.
class OddsExplanation : public QObject
{
    Q_OBJECT

public:
    /// The pages' parent is the window until the dock takes them.
    OddsExplanation(const Appearance& appearance, QWidget* window, QObject* parent);

    std::vector<DockPage> pages() const;

    /// Shows what is known so far, and whether the user stopped the count early.
    void show(const OddsShown& shown, const std::shared_ptr<const OddsCount>& count,
              bool wasStopped);

    /// Sets the player whose outs are shown, from 0.
    void setPlayer(int player);
    void setCompact(bool compact);

    /// The rank that a player alone hopes for; a table that was asked for may bring its own.
    Category target() const;
    void setHope(std::optional<Category> hope);

signals:
    void playerChosen(int player);
    void targetChosen();

    /// Emitted when this card is to come next.
    void cardAsked(showdown::Card card);
    void stopAsked();

    /// Emitted when the focused widget of a page disappeared.
    void focusLeft();

    /// Emitted when the title of a page changed.
    void pagesChanged();

private:
    OutsPage* m_outs = nullptr;
    NextCardsPage* m_next = nullptr;
    MethodPage* m_method = nullptr;
};

} // namespace showdown::gui
