// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"

#include <array>
#include <cstddef>
#include <optional>

namespace showdown::gui {

/// The five places of one player, each of which holds a card or is empty. There may be gaps; the
/// hand is the filled slots in order:
///
///     slot             0    1    2    3    4
///                      Ks   -    *    -    2h
///     dealt position   0         1         2
class SlotRow
{
public:
    static constexpr int size = Hand::fullSize;

    constexpr SlotRow() = default;

    /// The row that holds these cards from its first slot on.
    explicit SlotRow(const Hand& hand);

    std::optional<Card> operator[](int slot) const { return m_slots[index(slot)]; }
    void set(int slot, std::optional<Card> card) { m_slots[index(slot)] = card; }

    Hand hand() const;

    /// The position in hand() of the card in a slot; nothing if the slot is empty.
    std::optional<int> dealtPosition(int slot) const;

    /// The slot of the card at a position in hand(); nothing if the hand has fewer cards.
    std::optional<int> slotOf(int dealtPosition) const;

    bool operator==(const SlotRow&) const = default;

private:
    static constexpr std::size_t index(int slot) { return static_cast<std::size_t>(slot); }

    std::array<std::optional<Card>, size> m_slots;
};

} // namespace showdown::gui
