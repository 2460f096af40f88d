// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/printedanswer.h"

#include <algorithm>

namespace showdown {

bool knowsPrintedCode(const HouseRules& rules)
{
    HouseRules series;
    series.pairFloor = rules.pairFloor;
    series.wildRanks = rules.wildRanks;
    series.wildCards = rules.wildCards;
    series.deck = rules.deck;
    series.jokers = rules.jokers;
    return rules == series;
}

PrintedAnswer answerOf(const Showdown& outcome, std::optional<PrintedEnd> end)
{
    if (end && outcome.winners.empty())
        return *end;
    if (outcome.players.size() != 1)
        return GivenAnswer{outcome.winners, {}};
    const Ladder& ladder = outcome.players.front().ladder;
    const auto rank = std::ranges::find_if(
        ladder, [](const LadderRow& row) { return showdown::fits(row.detail); });
    return GivenAnswer{{}, rank == ladder.end() ? std::nullopt : std::optional(rank->rank)};
}

PrintedAnswer printedAnswer(int mistake, std::span<const Hand> hands, std::optional<Category> lens,
                            const HouseRules& rules)
{
    Recorder recorder(mistake, false);
    const Showdown outcome = compareHands(hands, rules, lens, &recorder);
    return answerOf(outcome, recorder.end());
}

} // namespace showdown
