// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>

namespace showdown {

/// The natural cards that houses usually make wild besides the joker.
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

/// The wild natural cards of these rules, as one of the usual choices; nothing if they are none of
/// them.
std::optional<AlsoWild> alsoWild(const HouseRules& rules);

/// The rules with these natural cards wild and no others.
HouseRules withAlsoWild(HouseRules rules, AlsoWild wild);

} // namespace showdown
