// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddscount.h"
#include "tests/support/situations.h"

#include <memory>

namespace showdown::tests {

/// A finished count of a situation; with options, of a sample.
inline std::shared_ptr<gui::OddsCount> countOf(const Situation& situation,
                                               const EquityOptions& options = {})
{
    auto count = std::make_shared<gui::OddsCount>();
    count->question.situation = situation;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player) {
        count->question.players.push_back(player);
        count->hands.push_back(handSoFar(situation, player));
        count->final.push_back(situation.isKnown(player)
                                   ? std::optional(ranksAtRiver(situation, player))
                                   : std::nullopt);
    }
    count->equity = equityOf(situation, options);
    count->hasEquity = true;
    count->isSettled = true;
    count->next = nextCardsOf(situation, options);
    return count;
}

/// A straight against a flush draw, as in the design: queens, ace and king of spades, and a
/// straight that leads.
inline Situation straightAgainstFlushDraw(const QString& board = QStringLiteral("Qs 9s 4d 8h"))
{
    return situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), board);
}

} // namespace showdown::tests
