// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/outs.h"
#include "core/rules/presets.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <vector>

namespace showdown::cli {

/// What there is to say about one player's cards.
struct OddsPlayer
{
    std::optional<HandValue> hand;  ///< of the cards seen so far
    std::optional<PlayerOuts> outs; ///< where outs are counted
};

/// Who wins how often, and with which cards.
struct OddsReport
{
    NamedRules rules;
    Situation situation;
    Category target = Category::straight;
    int unseen = 0;
    std::vector<OddsPlayer> players;
    EquityResult equity;

    /// A player alone has outs and nobody to beat.
    bool isAlone() const { return players.size() == 1; }

    /// Every board was counted.
    bool isExact() const { return equity.isExact && equity.counted == equity.deals; }
};

/// Puts together what is said of a situation. The caller has worked out the equity, which may take
/// long; the rest is worked out here. `target` is the rank that a single player hopes for.
OddsReport oddsReport(const Situation& situation, const NamedRules& rules, Category target,
                      const EquityResult& equity);

/// The machine-readable form; its keys stand in a documented order.
nlohmann::ordered_json toJson(const OddsReport& report);

/// The form for people: a table of the players, then the outs of each.
QString toText(const OddsReport& report);

} // namespace showdown::cli
