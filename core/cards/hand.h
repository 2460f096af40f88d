// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"

#include <array>
#include <cstddef>
#include <span>

namespace showdown {

/// Up to five cards as dealt, in that order. A hand still being built has fewer than five cards and
/// no rank yet; an empty one belongs to a player who does not play.
class Hand
{
public:
    static constexpr int fullSize = 5;

    constexpr Hand() = default;

    /// The hand of these cards, or nothing if there are more than five.
    static constexpr std::optional<Hand> of(std::span<const Card> cards)
    {
        Hand hand;
        for (const Card card : cards) {
            if (!hand.add(card))
                return std::nullopt;
        }
        return hand;
    }

    /// Adds a card at the end; false, and nothing changed, if the hand is full.
    constexpr bool add(Card card)
    {
        if (isComplete())
            return false;
        m_cards[static_cast<std::size_t>(m_size++)] = card;
        return true;
    }

    constexpr int size() const { return m_size; }
    constexpr bool isEmpty() const { return m_size == 0; }
    constexpr bool isComplete() const { return m_size == fullSize; }

    /// The number of missing cards, 0 to 5.
    constexpr int missing() const { return fullSize - m_size; }

    constexpr std::span<const Card> cards() const
    {
        return std::span<const Card>(m_cards).first(static_cast<std::size_t>(m_size));
    }
    constexpr const Card* begin() const { return m_cards.data(); }
    constexpr const Card* end() const { return m_cards.data() + m_size; }

    /// The card at a position counted from 0; the position must be below size().
    constexpr Card operator[](int position) const
    {
        return cards()[static_cast<std::size_t>(position)];
    }

    constexpr bool operator==(const Hand&) const = default;

private:
    static constexpr Card none = Card::joker();

    std::array<Card, fullSize> m_cards{none, none, none, none, none}; // unused places stay none
    int m_size = 0;
};

} // namespace showdown
