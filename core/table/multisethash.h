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

/// The positions of the two sums of a multiset's keys in a word of 64 bits; the bits between them
/// are unused. The row is a sum modulo 2^24: what overflows falls off the top. The column keys are
/// so small that seven of them never reach bit 16.
///
///     63               40 39         16 15               0
///     +------------------+-------------+-----------------+
///     |       row        |             |     column      |
///     +------------------+-------------+-----------------+
namespace hashlayout {
constexpr int rowShift = 40;
constexpr std::uint64_t largestColumnKey = 65535 / 7;
} // namespace hashlayout

/// Which multisets a hash is for, and how many bits of the sums tell them apart.
struct HashShape
{
    int cards = 0; ///< in each multiset
    int rowBits = 0;
    int columnBits = 0;

    constexpr std::size_t rows() const { return std::size_t{1} << rowBits; }
    /// The upper bits of the row.
    constexpr std::size_t row(std::uint64_t word) const { return word >> (64 - rowBits); }
    /// The lower bits of the column.
    constexpr std::size_t column(std::uint64_t word) const
    {
        return word & ((std::uint64_t{1} << columnBits) - 1);
    }
};

constexpr std::array<HashShape, 3> hashShapes{{{5, 12, 11}, {6, 13, 13}, {7, 14, 14}}};

/// Rows start at every second place, so that 16 bits can say where.
constexpr std::size_t offsetStep = 2;

/// The shape for hands of this many cards, 5 to 7.
constexpr const HashShape& hashShape(int cards)
{
    return hashShapes[static_cast<std::size_t>(cards - 5)];
}

} // namespace showdown
