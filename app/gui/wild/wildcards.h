// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/cards/cardrow.h"
#include "core/cards/hand.h"

#include <vector>

namespace showdown::gui {

/// The five cards of a hand as dealt, its wilds ringed. They cannot be clicked.
class WildCards : public CardRow
{
    Q_OBJECT

public:
    /// Follows the suit colours of the appearance, which must outlive it.
    explicit WildCards(const Appearance& appearance, QWidget* parent = nullptr);

    /// Sets the hand and the positions of its wilds.
    void setHand(const Hand& hand, const std::vector<int>& wilds);
};

} // namespace showdown::gui
