// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/frequencies.h"
#include "core/odds/outs.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <vector>

namespace showdown::cli {

/// Everything to report about one player's cards.
struct OddsPlayer
{
    int number = 1;                 ///< from 1; players who do not play are counted
    std::optional<HandValue> hand;  ///< of the cards seen so far
    std::optional<PlayerOuts> outs; ///< where outs are counted
};

/// The chances of a player alone.
struct OddsAlone
{
    Frequencies atRiver;           ///< the ranks of all hands that can come, every one counted
    std::optional<Chance> byRiver; ///< with two cards to come: the hands of the rank hoped for or
                                   ///< better
    bool isThere = false;          ///< the rank hoped for, or a better one, is there already
};

/// Who wins how often, and with which cards.
struct OddsReport
{
    NamedRules rules;
    QStringList names; ///< of all players, as narration takes them
    Situation situation;
    Category target = Category::straight;
    int unseen = 0;
    int seats = 0;                   ///< players, with those who do not play
    std::vector<OddsPlayer> players; ///< those who play
    EquityResult equity;
    std::optional<OddsAlone> alone; ///< only for a player without opponents

    bool isAlone() const { return alone.has_value(); }

    /// Every board was counted.
    bool isExact() const { return equity.isWhole(); }
};

/// Puts together what is said of a situation. The caller has worked out the equity, which may take
/// long; the rest is worked out here. `target` is the rank that a single player hopes for. Players
/// are numbered from 1 unless `numbers` gives other numbers, between which are those of players who
/// do not play, up to `seats`.
OddsReport oddsReport(const Situation& situation, const NamedRules& rules, Category target,
                      const EquityResult& equity, const std::vector<int>& numbers = {},
                      int seats = 0);

/// The machine-readable form; its keys are in a documented order.
nlohmann::ordered_json toJson(const OddsReport& report);

/// The form for people: a table of the players, then the outs of each.
QString toText(const OddsReport& report);

} // namespace showdown::cli
