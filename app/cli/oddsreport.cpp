// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/oddsreport.h"

#include "core/odds/unseendeck.h"

namespace showdown::cli {

OddsReport oddsReport(const Situation& situation, const NamedRules& rules, Category target,
                      const EquityResult& equity)
{
    OddsReport report{rules, situation, target, UnseenDeck(situation).count(), {}, equity};
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        report.players.push_back({handSoFar(situation, player), outsOf(situation, player, target)});
    return report;
}

} // namespace showdown::cli
