// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"

#include <optional>
#include <vector>

class QPoint;

namespace showdown::gui {

class CardSlot;

/// Slots on the screen, between which cards are carried.
class SlotField
{
public:
    SlotField() = default;
    SlotField(const SlotField&) = delete;
    SlotField& operator=(const SlotField&) = delete;
    virtual ~SlotField() = default;

    /// All places that ever have a slot, whether or not they are in use; always the same, and at
    /// least one.
    virtual std::vector<SlotPlace> places() const = 0;
    virtual CardSlot& slotAt(SlotPlace place) const = 0;

    /// The place of the slot at a point of the screen, as far as it is seen and in use.
    virtual std::optional<SlotPlace> placeAt(const QPoint& point) const = 0;

    /// Whether a point of the screen is on a panel that holds slots, as far as it is seen: a card
    /// that is let go there beside them goes back to where it was.
    virtual bool isPanelAt(const QPoint& point) const = 0;

    /// Whether the slots are to be seen now.
    virtual bool showsSlots() const = 0;

    /// Moves the focus to a slot, and with it the next card, if the slots are to be seen.
    virtual void focusSlot(SlotPlace place) = 0;
};

} // namespace showdown::gui
