// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace showdown {

/// A set of players: bit 0 is the first one.
using PlayerSet = std::uint8_t;

/// Every set of one to three players, the most that can play.
inline constexpr std::array<PlayerSet, 7> playerSets{1, 2, 3, 4, 5, 6, 7};

/// True if the player, counted from 0, is one of the set.
constexpr bool isAmong(PlayerSet players, int player)
{
    return (players >> player & 1U) != 0;
}

/// The set with this player, counted from 0, as well.
constexpr PlayerSet withPlayer(PlayerSet players, int player)
{
    return static_cast<PlayerSet>(players | 1U << player);
}

constexpr int playersIn(PlayerSet players)
{
    return std::popcount(players);
}

} // namespace showdown
