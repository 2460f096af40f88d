// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"

#include <array>
#include <compare>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>

namespace showdown {

/// The value of a hand: its category and the values that break a tie within it, in the order in
/// which they are compared. The one ordering of hands in this project; larger is better.
///
/// | category                  | values                          |
/// |---------------------------|---------------------------------|
/// | high card, flush          | five values, descending         |
/// | pair                      | pair, three kickers descending  |
/// | two pair                  | higher pair, lower pair, kicker |
/// | three of a kind           | trio, two kickers descending    |
/// | straight, straight flush  | highest card (5 for A-2-3-4-5)  |
/// | royal flush               | ace                             |
/// | full house                | trio, pair                      |
/// | four of a kind            | quad, kicker                    |
/// | five of a kind            | value                           |
class HandValue
{
public:
    /// Nothing unless the number of values is exactly tieBreakSize(category).
    static constexpr std::optional<HandValue> of(Category category, std::span<const Rank> values)
    {
        if (static_cast<int>(values.size()) != tieBreakSize(category))
            return std::nullopt;
        HandValue result(category);
        for (std::size_t i = 0; i < values.size(); ++i)
            result.m_values[i] = number(values[i]);
        return result;
    }

    constexpr Category category() const { return m_category; }

    /// The tie-break tuple, 1 to 5 values.
    constexpr int size() const { return tieBreakSize(m_category); }

    /// The value at an index counted from 0, which must be below size().
    constexpr Rank operator[](int index) const
    {
        return static_cast<Rank>(m_values[static_cast<std::size_t>(index)]);
    }

    // clang-tidy 14 takes the zero of the default for a pointer
    constexpr auto operator<=>(const HandValue&) const = default; // NOLINT(modernize-use-nullptr)

private:
    explicit constexpr HandValue(Category category) : m_category(category) {}

    Category m_category;
    std::array<int, 5> m_values{}; // unused places stay 0, so that they never decide
};

/// The outcome of a comparison for the first of two hands.
enum class Outcome : std::int8_t { worse = -1, equal = 0, better = 1 };

/// The outcome of two numbers of which the larger is better.
constexpr Outcome outcomeOf(int first, int second)
{
    if (first == second)
        return Outcome::equal;
    return first > second ? Outcome::better : Outcome::worse;
}

} // namespace showdown
