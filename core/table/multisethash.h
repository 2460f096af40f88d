// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace showdown {

/// The fourteen kinds of card whose multisets the tables are made of: the thirteen ranks, two
/// first, and the wild.
constexpr int kindCount = 14;
constexpr int wildKind = 13;

/// The positions of the two sums of a multiset's keys in a word of 64 bits; what the bits between
/// them are for, see core/table/tablehand.h. The row is a sum modulo 2^16: what overflows falls off
/// the top. The column keys are so small that seven of them never reach bit 13: a column is the
/// lowest 16 bits, without a mask.
///
///     63               48 47         16 15               0
///     +------------------+-------------+-----------------+
///     |       row        |             |     column      |
///     +------------------+-------------+-----------------+
namespace hashlayout {
constexpr int rowShift = 48;
constexpr int columnBits = 13;
constexpr std::uint64_t largestColumnKey = ((1 << columnBits) - 1) / 7;
} // namespace hashlayout

/// Which multisets a hash is for, and how many bits of the row tell them apart, with the column.
struct HashShape
{
    int cards = 0; ///< in each multiset
    int rowBits = 0;

    constexpr std::size_t rows() const { return std::size_t{1} << rowBits; }
    /// The upper bits of the row.
    constexpr std::size_t row(std::uint64_t word) const { return word >> (64 - rowBits); }
};

constexpr std::size_t columnOf(std::uint64_t word)
{
    return static_cast<std::uint16_t>(word);
}

constexpr std::array<HashShape, 3> hashShapes{{{5, 11}, {6, 12}, {7, 13}}};

/// Rows start at every second place, so that 16 bits can say where.
constexpr std::size_t offsetStep = 2;

/// The shape for hands of this many cards, 5 to 7.
constexpr const HashShape& hashShape(int cards)
{
    return hashShapes[static_cast<std::size_t>(cards - 5)];
}

} // namespace showdown
