// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace showdown {

/// A probability: `good` out of `all` equally likely cases. Every number shown is rounded from this
/// fraction, halves up.
class Chance
{
public:
    constexpr Chance() = default;

    /// Both below 2^59; `good` at most `all`.
    constexpr Chance(std::uint64_t good, std::uint64_t all) : m_good(good), m_all(all) {}

    constexpr std::uint64_t good() const { return m_good; }
    constexpr std::uint64_t all() const { return m_all; }

    /// This fraction in lowest terms.
    Chance reduced() const;

    /// The fraction as a number, 0 to 1, exact to the last digit if both are below 2^53; 0 if there
    /// are no cases.
    double value() const;

    /// Cases against per case for, in tenths: 28 is "2.8 : 1". Nothing if no case is for.
    std::optional<std::uint64_t> againstTenths() const;

    /// Cases for per case against, in tenths. Nothing if no case is against.
    std::optional<std::uint64_t> inFavourTenths() const;

    bool operator==(const Chance&) const = default;

private:
    std::uint64_t m_good = 0;
    std::uint64_t m_all = 0;
};

} // namespace showdown
