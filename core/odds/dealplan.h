// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/holding.h"
#include "core/odds/seats.h"
#include "core/odds/suitsymmetry.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace showdown {

/// What all deals of one slice have in common.
enum class SliceKind : std::uint8_t {
    everything, ///< nothing: there is one slice
    holding,    ///< the cards given to the first player of the plan
    boardCard,  ///< the lowest card of the rest of the board
};

/// In which order the deals of a situation are counted.
struct DealPlan
{
    explicit DealPlan(const Seats& seats);

    SuitSymmetry symmetry;

    /// The players who lack cards, except the pair.
    std::vector<std::size_t> players;

    /// Two players of whom no hole card is known, if there are two: pairs of hands are counted
    /// board by board.
    std::optional<std::pair<std::size_t, std::size_t>> pair;

    SliceKind kind = SliceKind::everything;

    /// One for each slice, in an order without a plan, so that what is counted when somebody stops
    /// is no lopsided part of the whole.
    std::vector<Holding> slices;
};

} // namespace showdown
