// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/slotrow.h"

namespace showdown::gui {

SlotRow::SlotRow(const Hand& hand)
{
    for (int position = 0; position < hand.size(); ++position)
        set(position, hand[position]);
}

Hand SlotRow::hand() const
{
    Hand hand;
    for (const std::optional<Card>& card : m_slots) {
        if (card)
            hand.add(*card);
    }
    return hand;
}

std::optional<int> SlotRow::dealtPosition(int slot) const
{
    if (!(*this)[slot])
        return std::nullopt;
    int position = 0;
    for (int before = 0; before < slot; ++before)
        position += (*this)[before] ? 1 : 0;
    return position;
}

std::optional<int> SlotRow::slotOf(int dealtPosition) const
{
    for (int slot = 0; slot < size; ++slot) {
        if ((*this)[slot] && this->dealtPosition(slot) == dealtPosition)
            return slot;
    }
    return std::nullopt;
}

} // namespace showdown::gui
