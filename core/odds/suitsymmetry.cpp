// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/suitsymmetry.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <numeric>

namespace showdown {

SuitSymmetry::SuitSymmetry(std::span<const SuitedCards> fixed)
{
    std::array<std::size_t, 4> suits{0, 1, 2, 3};
    do {
        const bool changesNothing = std::ranges::all_of(fixed, [&](const SuitedCards& cards) {
            return std::ranges::all_of(suits, [&](const std::size_t& image) {
                const auto suit = static_cast<std::size_t>(&image - suits.data());
                return cards.ranks[suit] == cards.ranks[image];
            });
        });
        if (!changesNothing)
            continue;
        std::array<CardKind, 53> images{};
        std::iota(images.begin(), images.end(), CardKind{0});
        for (std::size_t index = 0; index < 52; ++index)
            images[index] = static_cast<CardKind>(index / 4 * 4 + suits[index % 4]);
        m_images.push_back(images);
    } while (std::ranges::next_permutation(suits).found);
}

SuitSymmetry::Exchanges SuitSymmetry::keeping(Exchanges exchanges, CardKind first,
                                              CardKind second) const
{
    Exchanges kept = 0;
    const unsigned own = code(first, second);
    for (Exchanges rest = exchanges; rest != 0; rest &= rest - 1) {
        const auto& images = m_images[static_cast<std::size_t>(std::countr_zero(rest))];
        const unsigned image = code(images[first], images[second]);
        if (image < own)
            return 0;
        if (image == own)
            kept |= rest & -rest;
    }
    return kept;
}

} // namespace showdown
