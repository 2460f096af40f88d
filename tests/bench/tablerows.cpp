// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cases/seededrandom.h"
#include "core/rules/presets.h"
#include "core/table/valuetable.h"
#include "tests/bench/bench.h"

#include <array>
#include <cstdint>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace showdown::bench {
namespace {

/// Enough random hands to touch the tables everywhere.
constexpr std::size_t handCount = 1 << 16;

std::vector<TableCard> tableDeck(const ValueTable& table, int deckSize)
{
    std::vector<TableCard> cards;
    for (const Card card : deckWithJokers(deckSize - 52))
        cards.push_back(table.card(card));
    return cards;
}

/// Adds up the values of all hands of `cards` cards that hold `held` and `left` more of the deck.
template <int cards, int left>
std::uint64_t sumOfValues(const ValueTable& table, std::span<const TableCard> deck, TableHand held,
                          std::int64_t& count)
{
    std::uint64_t sum = 0;
    if constexpr (left == 1) {
        for (const TableCard& card : deck)
            sum += static_cast<std::uint64_t>(table.value<cards>(held + card));
        count += static_cast<std::int64_t>(deck.size());
    } else {
        for (std::size_t i = 0; i < deck.size(); ++i)
            sum += sumOfValues<cards, left - 1>(table, deck.subspan(i + 1), held + deck[i], count);
    }
    return sum;
}

/// Every hand of the deck, the last card changing first.
template <int cards>
Work sequential(int deckSize)
{
    const std::shared_ptr<const ValueTable> table = valueTable(rulesOf(Preset::standard));
    return [table, deck = tableDeck(*table, deckSize)] {
        std::int64_t count = 0;
        while (count < 20'000'000)
            keep(sumOfValues<cards, cards>(*table, deck, {}, count));
        return count;
    };
}

/// Places in the deck, no card twice in a hand.
template <int cards>
std::vector<std::array<std::uint8_t, cards>> randomHands(int deckSize)
{
    SeededRandom random(1);
    std::vector<std::uint8_t> deck(static_cast<std::size_t>(deckSize));
    std::iota(deck.begin(), deck.end(), std::uint8_t{0});
    std::vector<std::array<std::uint8_t, cards>> hands(handCount);
    for (auto& hand : hands) {
        random.shuffle(deck);
        std::copy_n(deck.begin(), cards, hand.begin());
    }
    return hands;
}

template <int cards>
Work prebuilt(int deckSize)
{
    const std::shared_ptr<const ValueTable> table = valueTable(rulesOf(Preset::standard));
    const std::vector<TableCard> deck = tableDeck(*table, deckSize);
    std::vector<TableHand> hands;
    for (const auto& places : randomHands<cards>(deckSize)) {
        TableHand hand;
        for (const std::uint8_t place : places)
            hand += deck[place];
        hands.push_back(hand);
    }
    return [table, hands] {
        constexpr int rounds = 100;
        for (int i = 0; i < rounds; ++i) {
            std::uint64_t sum = 0;
            for (const TableHand& hand : hands)
                sum += static_cast<std::uint64_t>(table->value<cards>(hand));
            keep(sum);
        }
        return static_cast<std::int64_t>(hands.size()) * rounds;
    };
}

template <int cards>
Work fromCards(int deckSize)
{
    const std::vector<Card> deck = deckWithJokers(deckSize - 52);
    std::vector<std::array<Card, cards>> hands;
    for (const auto& places : randomHands<cards>(deckSize)) {
        hands.push_back(
            std::apply([&](auto... place) { return std::array{deck[place]...}; }, places));
    }
    return [table = valueTable(rulesOf(Preset::standard)), hands] {
        constexpr int rounds = 50;
        for (int i = 0; i < rounds; ++i) {
            std::uint64_t sum = 0;
            for (const auto& hand : hands)
                sum += static_cast<std::uint64_t>(table->value<cards>(hand));
            keep(sum);
        }
        return static_cast<std::int64_t>(hands.size()) * rounds;
    };
}

template <int cards>
void addEvaluation(Bench& bench)
{
    using Maker = Work (*)(int);
    const std::array<std::pair<const char*, Maker>, 3> ways{{{"sequential", sequential<cards>},
                                                             {"prebuilt", prebuilt<cards>},
                                                             {"from-cards", fromCards<cards>}}};
    for (const auto& [way, maker] : ways) {
        for (const int deckSize : {52, 53, 56}) {
            const std::string name =
                "table/" + std::to_string(cards) + '/' + way + '/' + std::to_string(deckSize);
            bench.rows.push_back({name, Unit::millionsPerSecond,
                                  [make = maker, deckSize] { return make(deckSize); }});
        }
    }
}

} // namespace

void addTableRows(Bench& bench)
{
    for (const Preset preset : allPresets()) {
        bench.rows.push_back(
            {"table/build/" + std::string(id(preset)), Unit::milliseconds, [preset] {
                 return [rules = rulesOf(preset)] {
                     const auto table = std::make_unique<ValueTable>(rules);
                     keep(static_cast<std::uint64_t>(table->highest()));
                     return std::int64_t{1};
                 };
             }});
    }
    addEvaluation<5>(bench);
    addEvaluation<7>(bench);
}

} // namespace showdown::bench
