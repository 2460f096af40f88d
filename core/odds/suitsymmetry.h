// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/holding.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace showdown {

/// The ways to exchange suits that change nothing: all sets of cards that are given stay as they
/// are. Deals that such an exchange turns into each other have equal outcomes, and only one of
/// them needs to be counted.
class SuitSymmetry
{
public:
    /// A set of exchanges, a bit for each.
    using Exchanges = std::uint32_t;

    explicit SuitSymmetry(std::span<const SuitedCards> fixed);

    /// All that there are, among them the one that exchanges nothing.
    Exchanges all() const { return (Exchanges{1} << m_images.size()) - 1; }

    /// One or two cards of one player, as a number that orders them.
    static unsigned code(CardKind first, CardKind second)
    {
        return first < second ? first * 64U + second : second * 64U + first;
    }

    /// Of these exchanges those that leave the two cards as they are. None if another turns them
    /// into cards of a lower code, which then stand for them.
    Exchanges keeping(Exchanges exchanges, CardKind first, CardKind second) const;

private:
    std::vector<std::array<CardKind, 53>> m_images;
};

} // namespace showdown
