// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cases/seededrandom.h"
#include "core/compare/showdown.h"
#include "core/rules/presets.h"
#include "core/table/valuetable.h"
#include "core/trace/recorder.h"
#include "tests/bench/bench.h"
#include "tests/support/reference.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace showdown::bench {
namespace {

/// Hands of five cards of a deck with one joker, the same each time.
std::vector<Hand> randomHands(int count)
{
    SeededRandom random(1);
    std::vector<Card> deck = deckWithJokers(1);
    std::vector<Hand> hands;
    while (static_cast<int>(hands.size()) < count) {
        random.shuffle(deck);
        hands.push_back(*Hand::of(std::span(deck).first(Hand::fullSize)));
    }
    return hands;
}

/// A row that asks the same question about each of `count` hands.
Row handsRow(const std::string& name, int count, const std::function<bool(const Hand&)>& ask)
{
    return {name, Unit::thousandsPerSecond, [count, ask] {
                return [hands = randomHands(count), ask] {
                    std::uint64_t sum = 0;
                    for (const Hand& hand : hands)
                        sum += ask(hand) ? 1 : 0;
                    keep(sum);
                    return static_cast<std::int64_t>(hands.size());
                };
            }};
}

} // namespace

void addMatchRows(Bench& bench)
{
    const HouseRules rules = rulesOf(Preset::standard);
    const std::shared_ptr<const ValueTable> table = valueTable(rules);
    bench.rows.push_back(handsRow("match/5/table/53", 200'000, [table](const Hand& hand) {
        return table->value(hand.cards()) > TableValue::none;
    }));
    bench.rows.push_back(handsRow("match/5/matchers/53", 20'000, [rules](const Hand& hand) {
        return evaluate(hand, rules).has_value();
    }));
    bench.rows.push_back(handsRow("match/5/recorded/53", 2'000, [rules](const Hand& hand) {
        Recorder recorder;
        return evaluate(hand, rules, std::nullopt, &recorder).has_value();
    }));
    bench.rows.push_back(handsRow("match/5/reference/53", 5'000, [rules](const Hand& hand) {
        return reference::valuesOf(hand, rules).best.has_value();
    }));
    const auto addRatio = [&](const std::string& dividend, const std::string& divisor) {
        bench.ratios.push_back({"ratio/" + dividend + '/' + divisor, "match/5/" + dividend + "/53",
                                "match/5/" + divisor + "/53"});
    };
    addRatio("table", "matchers");
    addRatio("matchers", "reference");
    addRatio("table", "reference");
    addRatio("matchers", "recorded");
}

} // namespace showdown::bench
