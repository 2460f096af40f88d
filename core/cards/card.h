// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"
#include "core/cards/suit.h"

#include <compare>
#include <cstdint>
#include <optional>

namespace showdown {

/// One card of a deck: a natural card with a rank and a suit, or a joker. The house rules say
/// whether a natural card is wild as well.
class Card
{
public:
    constexpr Card(Rank rank, Suit suit) : Card((number(rank) - 2) * 4 + static_cast<int>(suit) - 1)
    {}

    static constexpr Card joker() { return Card(jokerIndex); }

    constexpr bool isJoker() const { return m_index == jokerIndex; }

    /// The rank of a natural card; nothing for a joker.
    constexpr std::optional<Rank> rank() const
    {
        return isJoker() ? std::nullopt : std::optional(static_cast<Rank>(m_index / 4 + 2));
    }

    /// The suit of a natural card; nothing for a joker.
    constexpr std::optional<Suit> suit() const
    {
        return isJoker() ? std::nullopt : std::optional(static_cast<Suit>(m_index % 4 + 1));
    }

    /// 0 to 51 for natural cards (two of hearts 0, suits within ranks), 52 for the joker.
    constexpr int index() const { return m_index; }

    /// An arbitrary but fixed order, for sets and sorting; it says nothing about strength.
    constexpr auto operator<=>(const Card&) const = default; // NOLINT(modernize-use-nullptr)

private:
    friend constexpr std::optional<Card> cardOf(int index);

    constexpr explicit Card(int index) : m_index(static_cast<std::uint8_t>(index)) {}

    static constexpr int jokerIndex = 52;

    std::uint8_t m_index = 0;
};

/// The natural card with an index from 0 to 51, or the joker for 52; nothing outside that.
constexpr std::optional<Card> cardOf(int index)
{
    if (index < 0 || index > Card::jokerIndex)
        return std::nullopt;
    return Card(index);
}

} // namespace showdown
