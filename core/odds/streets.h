// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/situation.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace showdown {

/// Who wins how often, seen from one street.
struct StreetEquity
{
    Street street = Street::preflop;
    EquityResult equity;

    bool operator==(const StreetEquity&) const = default;
};

/// Called with the streets begun so far, in order of play; the first is the one being counted. By
/// any of the working threads, but never by two at once.
using StreetsProgress = std::function<void(const std::vector<StreetEquity>&)>;

/// The situation as seen on this street, its own or an earlier one: board cards that came later are
/// unseen again, dead cards stay dead, and the deck holds the jokers that it holds now.
Situation seenFrom(const Situation& situation, Street street);

/// The equities from before the flop to the situation's own street, in order of play. The last
/// street is counted first, because it is the quickest. After a stop, the streets begun until then;
/// one that was cut short says so.
std::vector<StreetEquity> equityByStreet(const Situation& situation,
                                         const EquityOptions& options = {},
                                         const std::stop_token& stop = {},
                                         const StreetsProgress& progress = {});

} // namespace showdown
