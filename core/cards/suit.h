// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace showdown {

/// The four suits in the order of the series. They never break a tie.
enum class Suit : std::uint8_t { hearts = 1, diamonds, clubs, spades };

/// All four suits, hearts first.
constexpr std::array<Suit, 4> allSuits()
{
    using enum Suit;
    return {hearts, diamonds, clubs, spades};
}

/// The letter that output writes: h, d, c, s.
constexpr char letter(Suit suit)
{
    return "hdcs"[static_cast<int>(suit) - 1];
}

/// The suit that a letter (either case) or a filled or outlined glyph names, or nothing.
constexpr std::optional<Suit> suitFromSymbol(char32_t symbol)
{
    switch (symbol) {
    case U'h':
    case U'H':
    case U'♥':
    case U'♡':
        return Suit::hearts;
    case U'd':
    case U'D':
    case U'♦':
    case U'♢':
        return Suit::diamonds;
    case U'c':
    case U'C':
    case U'♣':
    case U'♧':
        return Suit::clubs;
    case U's':
    case U'S':
    case U'♠':
    case U'♤':
        return Suit::spades;
    default:
        return std::nullopt;
    }
}

} // namespace showdown
