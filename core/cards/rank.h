// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace showdown {

/// The value of a natural card, 2 to 14. Larger is better; the ace is high. What a whole hand makes
/// is a Category (core/rules/category.h), not a Rank.
enum class Rank : std::uint8_t {
    two = 2,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    jack,
    queen,
    king,
    ace
};

/// All thirteen ranks, two first.
constexpr std::array<Rank, 13> allRanks()
{
    using enum Rank;
    return {two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace};
}

/// The rank as a number, 2 to 14.
constexpr int number(Rank rank)
{
    return static_cast<int>(rank);
}

/// The rank with this number, or nothing outside 2 to 14.
constexpr std::optional<Rank> rankOf(int number)
{
    if (number < 2 || number > 14)
        return std::nullopt;
    return static_cast<Rank>(number);
}

/// The letter that output writes: 2 to 9, T, J, Q, K, A.
constexpr char letter(Rank rank)
{
    return "23456789TJQKA"[number(rank) - 2];
}

/// The rank that a letter names, either case, or nothing. "10" is two letters; see notation.h.
constexpr std::optional<Rank> rankFromLetter(char32_t symbol)
{
    const char32_t upper = symbol >= U'a' && symbol <= U'z' ? symbol - U'a' + U'A' : symbol;
    for (const Rank rank : allRanks()) {
        if (static_cast<char32_t>(letter(rank)) == upper)
            return rank;
    }
    return std::nullopt;
}

} // namespace showdown
