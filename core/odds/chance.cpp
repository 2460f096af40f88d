// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/chance.h"

#include <numeric>

namespace showdown {
namespace {

/// numerator / denominator in tenths, rounded, halves up.
std::uint64_t tenths(std::uint64_t numerator, std::uint64_t denominator)
{
    return (20 * numerator + denominator) / (2 * denominator);
}

} // namespace

Chance Chance::reduced() const
{
    const std::uint64_t divisor = std::gcd(m_good, m_all);
    return divisor == 0 ? *this : Chance(m_good / divisor, m_all / divisor);
}

double Chance::value() const
{
    return m_all == 0 ? 0.0 : static_cast<double>(m_good) / static_cast<double>(m_all);
}

std::optional<std::uint64_t> Chance::againstTenths() const
{
    if (m_good == 0)
        return std::nullopt;
    return tenths(m_all - m_good, m_good);
}

std::optional<std::uint64_t> Chance::inFavourTenths() const
{
    if (m_good == m_all)
        return std::nullopt;
    return tenths(m_good, m_all - m_good);
}

} // namespace showdown
