// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/category.h"
#include "core/rules/handvalue.h"
#include "core/rules/playedhand.h"
#include "core/trace/finding.h"
#include "core/trace/listing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace showdown {

/// A card value in a variable; a separate type, because 100 means "wild" and 0 "none yet".
struct CardValue
{
    int value = 0;
    bool operator==(const CardValue&) const = default;
};

/// A list of card values, such as `cardValues`, or of places: at most five.
class ValueList
{
public:
    constexpr ValueList() = default;
    constexpr ValueList(std::initializer_list<int> values)
    {
        for (const int value : values)
            add(value);
    }

    /// Adds a value at the end; a sixth one is ignored.
    constexpr void add(int value)
    {
        if (m_size < 5)
            m_values[static_cast<std::size_t>(m_size++)] = value;
    }
    constexpr int size() const { return m_size; }
    constexpr int* begin() { return m_values.data(); }
    constexpr int* end() { return m_values.data() + m_size; }
    constexpr const int* begin() const { return m_values.data(); }
    constexpr const int* end() const { return m_values.data() + m_size; }
    constexpr int operator[](int index) const { return m_values[static_cast<std::size_t>(index)]; }
    constexpr bool contains(int value) const { return std::find(begin(), end(), value) != end(); }
    constexpr bool operator==(const ValueList&) const = default;

private:
    std::array<int, 5> m_values{};
    int m_size = 0;
};

/// How often a card value occurs.
struct ValueCount
{
    int value = 0;
    int count = 0;
    bool operator==(const ValueCount&) const = default;
};

/// What a variable of a listing can hold.
using VariableValue = std::variant<int, bool, CardValue, std::optional<Suit>, Category, Outcome,
                                   ValueList, std::vector<ValueCount>, PlayedHand>;

/// Language-neutral text: `1`, `true`, `w`, `h`, `two-pair`, `-1`, `[8, w]`, `[8: 2, w: 1]`, `Kh 6*
/// *`.
std::string toText(const VariableValue& value);

/// A variable as it stood when the step had run.
struct Variable
{
    std::string_view name;
    VariableValue value;
    bool operator==(const Variable&) const = default;
};

/// One line of a listing as it ran.
struct Step
{
    const Listing* listing = nullptr; ///< never null in a recorded step
    std::uint8_t line = 0;            ///< the line's name in the enumeration of the listing
    Half half = Half::first;          ///< where the listing treats two hands alike: which one
    int depth = 0;                    ///< of the call, from 0
    std::optional<int> comparison;    ///< index into Showdown::comparisons; nothing outside of one
    std::vector<int> players;        ///< the hands that the function is given, from 1; one to three
    std::vector<Variable> variables; ///< of the function that runs, in order of appearance
    CardsInRoles cards;
    std::optional<bool> condition;  ///< the answer on a line that asks
    std::optional<Finding> finding; ///< what the step has found out; nothing at most steps

    /// The step of the line that made the call, as an index into the run; nothing at depth 0.
    std::optional<int> caller;

    /// The coarsest level that shows the step.
    Level level() const;

    /// The line's number, from 1, in the listing under the terms of the run.
    int number(const Terms& terms) const { return listing->number(line, half, terms); }

    /// The line itself, indented; under the terms of the run there always is one.
    std::string_view text(const Terms& terms) const
    {
        return listing->find(line, half, terms)->text;
    }

    /// True if this is the line of this name in this listing.
    template <typename Line>
    bool isAt(const ListingOf<Line>& where, Line name) const
    {
        return listing == &where && line == static_cast<std::uint8_t>(name);
    }
};

/// The finding of a step, if it is of this kind; else nullptr.
template <typename T>
const T* findingOf(const Step& step)
{
    return step.finding ? std::get_if<T>(&*step.finding) : nullptr;
}

} // namespace showdown
