// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"

#include <bit>
#include <cstdint>

namespace showdown::cli {

// A score is a ValueCode shifted by one bit, so that all of its fields have four: rank, five
// values, natural cards. The first one is compared first.
inline constexpr int scoreFields = 7;
inline constexpr int fieldBits = 4;

inline int field(std::uint32_t score, int index)
{
    return static_cast<int>(score >> (fieldBits * (scoreFields - 1 - index)) & 0xFU);
}

/// The number of equal fields of two scores before the first that differs.
inline int fieldsInCommon(std::uint32_t first, std::uint32_t second)
{
    const int unused = 32 - fieldBits * scoreFields;
    return first == second ? scoreFields : (std::countl_zero(first ^ second) - unused) / fieldBits;
}

/// True if a score is one of a hand of this rank.
inline bool isOfRank(std::uint32_t score, Category rank)
{
    return field(score, 0) == static_cast<int>(rank) + 1;
}

/// The pair of a high card, which is too low to count; 0 if there is none.
inline unsigned lowPairField(std::uint32_t score)
{
    for (int i = 2; i <= Hand::fullSize; ++i) {
        if (isOfRank(score, Category::highCard) && field(score, i) == field(score, i - 1))
            return static_cast<unsigned>(field(score, i));
    }
    return 0;
}

} // namespace showdown::cli
