// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"

#include <optional>
#include <vector>

class QPoint;

namespace showdown::gui {

class CardSlot;

/// The slots on the screen between which cards are carried.
class SlotField
{
public:
    SlotField() = default;
    SlotField(const SlotField&) = delete;
    SlotField& operator=(const SlotField&) = delete;
    virtual ~SlotField() = default;

    /// All places that ever have a slot, in use or not; always the same, and at least one.
    virtual std::vector<Place> places() const = 0;
    virtual CardSlot& slotAt(Place place) const = 0;

    /// The place of the slot at a point of the screen, if it is visible and in use.
    virtual std::optional<Place> placeAt(const QPoint& point) const = 0;

    /// Whether a point of the screen is on a visible panel with slots: a card dropped there beside
    /// the slots goes back to where it was.
    virtual bool isPanelAt(const QPoint& point) const = 0;

    /// Whether the slots are visible now.
    virtual bool showsSlots() const = 0;

    /// Moves the focus to a slot, and with it the next card, if the slots are visible.
    virtual void focusSlot(Place place) = 0;
};

} // namespace showdown::gui
