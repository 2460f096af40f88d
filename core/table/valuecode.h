// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/handvalue.h"

#include <array>
#include <cstdint>
#include <span>

namespace showdown {

/// A hand's value as a number that orders as HandValue does, and equal values by their wilds, if
/// these count; 0 is no value.
///
///     26        23 22                              3 2          0
///     +-----------+------+------+------+------+------+-----------+
///     | category, |  1st |  2nd |  3rd |  4th |  5th | naturals, |
///     |  from 1   |   value of the tie-break, or 0   |   0 to 5  |
///     +-----------+------+------+------+------+------+-----------+
using ValueCode = std::uint32_t;

/// The code of the value of five cards, `wilds` of them wild; 5 where wilds do not count.
constexpr ValueCode valueCode(const HandValue& value, int wilds = Hand::fullSize)
{
    ValueCode code = static_cast<ValueCode>(value.category()) + 1;
    for (int i = 0; i < Hand::fullSize; ++i)
        code = code << 4 | static_cast<ValueCode>(i < value.size() ? number(value[i]) : 0);
    return code << 3 | static_cast<ValueCode>(Hand::fullSize - wilds);
}

/// The number of wilds passed to valueCode().
constexpr int wildCountOf(ValueCode code)
{
    return Hand::fullSize - static_cast<int>(code & 7);
}

constexpr Category categoryOf(ValueCode code)
{
    return static_cast<Category>((code >> 23) - 1);
}

constexpr HandValue handValueOf(ValueCode code)
{
    const Category category = categoryOf(code);
    std::array<Rank, 5> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<Rank>((code >> (19 - 4 * i)) & 0xF);
    const auto size = static_cast<std::size_t>(tieBreakSize(category));
    return *HandValue::of(category, std::span(values).first(size));
}

} // namespace showdown
