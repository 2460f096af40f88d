// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "core/odds/equity.h"
#include "core/odds/frequencies.h"
#include "core/odds/nextcards.h"
#include "core/rules/presets.h"
#include "tests/bench/bench.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace showdown::bench {
namespace {

/// Known hands, and an unknown one more if requested, under standard rules.
Situation situationOf(std::initializer_list<std::string_view> holes, bool againstAny = false)
{
    Situation situation;
    situation.rules = rulesOf(Preset::standard);
    for (const std::string_view hole : holes)
        situation.players.push_back(std::get<HoleCards>(parseHole(hole)));
    if (againstAny)
        situation.players.emplace_back();
    return situation;
}

/// One whole count, including its preparation.
Row equityRow(const std::string& name, const Situation& situation, int threads)
{
    EquityOptions options;
    options.threads = threads;
    const Work count = [situation, options] {
        keep(equityOf(situation, options).byWinners[1]);
        return std::int64_t{1};
    };
    const Clock clock = threads == 1 ? Clock::processor : Clock::wall;
    return {name, Unit::milliseconds, [count] { return count; }, clock};
}

/// The first estimate, which is available before the count.
Row estimateRow(const std::string& name, const Situation& situation)
{
    EquityOptions options;
    options.threads = 1;
    options.sampled = true;
    options.wantedError = 0.0;
    options.maxSamples = 1 << 16;
    const Work sample = [situation, options] {
        keep(equityOf(situation, options).byWinners[1]);
        return std::int64_t{1};
    };
    return {name, Unit::milliseconds, [sample] { return sample; }};
}

/// Every card that may come next, on one thread.
Row nextCardsRow(const std::string& name, const Situation& situation)
{
    EquityOptions options;
    options.threads = 1;
    const Work count = [situation, options] {
        const auto all = nextCardsOf(situation, options);
        keep(all ? all->cards.front().equity.byWinners[1] : 0);
        return std::int64_t{1};
    };
    return {name, Unit::milliseconds, [count] { return count; }};
}

Situation onBoard(Situation situation, std::initializer_list<std::string_view> cards)
{
    for (const std::string_view card : cards)
        situation.board.push_back(std::get<Card>(parseCard(card)));
    return situation;
}

Row frequenciesRow(const std::string& name, int jokers)
{
    HouseRules rules = rulesOf(Preset::standard);
    rules.jokers = JokerCount::of(jokers).value_or(rules.jokers);
    const Work count = [rules] {
        keep(frequenciesOf(rules).total);
        return std::int64_t{1};
    };
    return {name, Unit::milliseconds, [count] { return count; }};
}

} // namespace

void addOddsRows(Bench& bench)
{
    const Situation two = situationOf({"AsKs", "QdQc"});
    const Situation three = situationOf({"AsKs", "QdQc", "7h6h"});
    const Situation any = situationOf({"AsKs"}, true);
    bench.rows.push_back(equityRow("odds/equity/AsKs-QdQc", two, 1));
    bench.rows.push_back(equityRow("odds/equity/AsKs-QdQc-7h6h", three, 1));
    bench.rows.push_back(equityRow("odds/any/AsKs/1-thread", any, 1));
    bench.rows.push_back(equityRow("odds/any/AsKs/2-threads", any, 2));
    bench.rows.push_back(estimateRow("odds/estimate/AsKs-QdQc-7h6h", three));
    bench.rows.push_back(estimateRow("odds/estimate/AsKs", any));
    bench.rows.push_back(nextCardsRow("odds/next/flop", onBoard(three, {"Qs", "9s", "4d"})));
    bench.rows.push_back(nextCardsRow("odds/next/flop-any", onBoard(any, {"Qs", "9s", "4d"})));
    bench.rows.push_back(nextCardsRow("odds/next/turn", onBoard(three, {"Qs", "9s", "4d", "8h"})));
    bench.rows.push_back(frequenciesRow("odds/frequencies/52", 0));
    bench.rows.push_back(frequenciesRow("odds/frequencies/54", 2));
}

} // namespace showdown::bench
