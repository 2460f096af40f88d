// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/houserules.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace showdown::narration {

/// "Of 2,869,685 five-card hands, from 52 cards and 1 joker": what the chart of the ranks counts,
/// and why, if the rules have fewer jokers.
QString handsCounted(std::uint64_t hands, int jokers, int ruledJokers);

/// "Player 2", "Player 1 and Player 3", "All three players": the players whose hands are of a rank.
/// Numbers count from 1 and ascend; empty for no player. `names` are the players' own names.
QString heldBy(const std::vector<int>& players, const QStringList& names = {});

/// "A♠ A♥ J♦ 9♣ 6♠": the cards of a hand.
QString cardSymbols(const Hand& hand, const HouseRules& rules);

} // namespace showdown::narration
