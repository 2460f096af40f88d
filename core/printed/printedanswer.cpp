// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/printedanswer.h"

#include "core/printed/printedseries.h"
#include "core/rules/playedhand.h"

#include <algorithm>
#include <array>

namespace showdown {

namespace {

constexpr std::array wrongAnswers{1,  3,  4,  5,  7,  8,  9,  10, 11, 12,
                                  14, 17, 19, 20, 21, 22, 23, 24, 25, 27};
constexpr std::array rightAnswers{6, 13, 15, 16, 26, 28, 29, 30};

} // namespace

std::span<const int> allPrintedMistakes()
{
    return wrongAnswers;
}

bool changesNoAnswer(int mistake)
{
    return std::ranges::find(rightAnswers, mistake) != rightAnswers.end();
}

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

PrintedAnswer printedAnswer(int mistake, std::span<const Hand> hands, std::optional<Category> lens,
                            const HouseRules& rules)
{
    std::array<PlayedHand, 3> played;
    const std::size_t count = std::min(hands.size(), played.size());
    for (std::size_t i = 0; i < count; ++i)
        played[i] = read(hands[i], rules, static_cast<int>(i) + 1);
    PrintedSeries series(mistake, lens, number(rules.pairFloor));
    GivenAnswer answer;
    if (count == 1)
        answer.rank = series.getPokerHand(played.front());
    else
        answer.winners = series.placePlayers(std::span(played).first(count));
    if (series.end())
        return *series.end();
    return answer;
}

} // namespace showdown
