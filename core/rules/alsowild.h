// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>

namespace showdown {

/// What houses usually make wild besides the joker.
enum class AlsoWild : std::uint8_t {
    none,
    twos,
    oneEyedJacks, ///< of hearts and of spades
    kingOfHearts, ///< the suicide king
};

constexpr std::array<AlsoWild, 4> allAlsoWild()
{
    using enum AlsoWild;
    return {none, twos, oneEyedJacks, kingOfHearts};
}

/// What natural cards are wild under these rules; nothing if it is none of the usual choices.
std::optional<AlsoWild> alsoWild(const HouseRules& rules);

/// The rules with these natural cards wild and no others.
HouseRules withAlsoWild(HouseRules rules, AlsoWild wild);

} // namespace showdown
