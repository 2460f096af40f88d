// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/exposers.h"

#include "core/printed/printedmistakes.h"
#include "core/trace/run.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

namespace showdown {

namespace {

struct Row
{
    std::array<int, 4> mistakes{}; ///< see Exposer; unused places are 0
    std::string_view hands;        ///< see shapesFrom()
    DealtOrder order = DealtOrder::shuffled;
};

constexpr DealtOrder asWritten = DealtOrder::asWritten;

// Low cards are threes and fours, not twos, so that the rows serve where deuces are wild.

constexpr std::array<Row, 31> bestRankRows{{
    {{1}, "A K Q J 9 | K Q J 9 8"},
    {{}, "K K 9 7 3 | Q Q 9 7 3"},
    {{2}, "A K Q J 9 | A K Q J 9"},
    {{1}, "Q Q 9 7 3 | Q Q 9 7 4"},
    {{}, "3 7 3 6 3 | A A K K Q", asWritten},
    {{}, "9 J 3 9 J | T T 8 8 4", asWritten},
    {{5}, "9 K 7 K 3 | J J A Q 5", asWritten},
    {{}, "4 7 4 4 4 | K K K Q Q", asWritten},
    {{7, 9, 8, 19}, "A Q J * * | A K Q J T"},
    {{8, 19, 9}, "9 7 5 * * | 9 8 7 6 5"},
    {{14, 1}, "8 7 6 5 4 | J T 9 8 7"},
    {{14, 1}, "J T 9 8 7 | 8 7 6 5 4"},
    {{9}, "9 5 5 4 * | 6 6 6 J 3"},
    {{9}, "K 9 4 * * | 9 8 7 6 5"},
    {{9}, "K 8 6 4 * | Q Q 9 9 3"},
    {{11}, "K K 9 5 3 | 4 4 3 3 9"},
    {{}, "J J 9 9 3 | J J 8 8 A"},
    {{12, 25}, "K K 4 4 * | 9 9 9 3 3"},
    {{16}, "T T T 3 3 | 9 9 9 4 4"},
    {{16}, "T T 3 3 3 | 9 9 9 4 4"},
    {{27, 1}, "K K K 5 3 | K * * 9 7"},
    {{1}, "K K * * T | K * * * 9"},
    {{7, 19}, "A1 K1 * * * | A2 K2 Q2 J2 T2"},
    {{1}, "A1 J1 91 41 * | A2 Q2 92 62 32"},
    {{1}, "J1 91 41 31 * | A2 Q2 92 62 32"},
    {{}, "K 9 4 * * | A A K 9 3"},
    {{17}, "J J 4 3 6 | A K Q T 8"},
    {{1}, "T 9 4 3 * | J T 9 4 3"},
    {{}, "A 5 4 3 * | 6 5 4 3 *"},
    {{19}, "* * * * * | A1 K1 Q1 J1 T1"},
    {{}, "9 9 9 9 * | 71 61 51 41 31"},
}};

constexpr std::array<Row, 8> highCardRows{{
    {{1}, "A K Q J 9 | K Q J 9 8"},
    {{2}, "A K Q J 9 | A K Q J 9"},
    {{1}, "K Q T 8 3 | K Q T 8 4"},
    {{1}, "3 K 9 Q 5 | Q J K 8 9", asWritten},
    {{1}, "K 9 7 4 * | A K 9 7 3"},
    {{}, "* K Q J 9 | A K Q J 9"},
    {{1}, "9 * * 5 3 | A A 9 5 4"},
    {{1}, "* * * * * | A A A A K"},
}};

constexpr std::array<Row, 17> pairRows{{
    {{3, 1}, "K 9 4 * * | A A K 9 3"},
    {{1}, "A A K 9 3 | K 9 4 * *"},
    {{20, 1}, "K 9 * * * | Q 9 * * *"},
    {{5, 1}, "Q * Q 9 7 | K Q Q 9 7", asWritten},
    {{1}, "Q Q 9 7 4 | Q Q 9 7 3"},
    {{2}, "Q Q 9 7 3 | Q Q 9 7 3"},
    {{17}, "K K 9 7 3 | J J 9 7 3"},
    {{}, "K 9 7 3 * | 9 7 4 * *"},
    {{}, "Q Q 9 7 * | Q A 9 7 *"},
    {{1}, "9 7 4 * * | 9 7 * * *"},
    {{1}, "Q Q Q 7 4 | Q 9 8 3 *"},
    {{}, "K Q Q 9 3 | Q A 9 3 *"},
    {{}, "T T 9 4 3 | J J 9 4 3"},
    {{}, "T 9 4 3 * | J 9 4 3 *"},
    {{1}, "* * * * * | A A K Q J"},
    {{3}, "A K * * 9 | A A K 9 *"},
    {{5}, "9 K 7 K 3 | J J A Q 5", asWritten},
}};

constexpr std::array<Row, 21> twoPairRows{{
    {{22, 1}, "K 9 4 * * | K K 9 9 5"},
    {{22, 1, 9}, "K K K 4 4 | K Q 4 4 *"},
    {{23, 1, 11, 21}, "A A 4 * * | A A K K 9"},
    {{9}, "K 8 6 4 * | 5 5 3 3 9"},
    {{10, 9, 11}, "9 9 4 * * | A A 5 5 3"},
    {{9}, "K 9 4 4 * | K K 5 5 3"},
    {{11}, "K K 9 5 3 | J J T T 4"},
    {{}, "J J 9 3 * | J J 8 8 A"},
    {{5}, "J J 3 9 * | J J 5 5 A", asWritten},
    {{21}, "K 9 4 * * | Q Q J J 3"},
    {{21, 9, 10}, "K 9 * * * | A A Q Q 3"},
    {{21, 9, 10}, "K K K 4 * | Q Q J J 9"},
    {{1}, "Q Q 5 5 J | Q Q 5 5 9"},
    {{2}, "J J 9 9 5 | J J 9 9 5"},
    {{}, "9 J 3 9 J | T T 8 8 4", asWritten},
    {{1}, "K 6 6 * 3 | K 6 6 * 5"},
    {{11}, "6 6 4 3 9 | 5 5 4 4 *"},
    {{1}, "8 8 J 3 * | J J 8 5 *"},
    {{11}, "7 7 7 7 3 | 6 6 5 5 4"},
    {{1, 9, 10, 21}, "* * * * * | A A K K Q"},
    {{1, 23}, "9 * * * * | A A K K T"},
}};

constexpr std::array<Row, 16> threeRows{{
    {{4}, "8 5 * * * | 9 9 9 5 4"},
    {{4}, "* * * * * | * * * * *"},
    {{5}, "4 7 4 6 4 | 3 3 3 K Q", asWritten},
    {{27, 1}, "K K K 5 3 | K * * 9 7"},
    {{28, 1}, "K K K * 4 | K * * T 4"},
    {{1}, "K K K 4 * | K * * T 5"},
    {{1}, "8 8 5 3 * | 8 8 5 4 *"},
    {{2}, "8 8 5 3 * | 8 8 5 3 *"},
    {{1}, "K K T 4 * | K * * 9 8"},
    {{28, 1}, "K K K * 4 | K K * T 4"},
    {{1}, "3 3 3 7 6 | 3 3 3 7 4"},
    {{1, 4}, "8 5 * * * | A A A 8 4"},
    {{4, 1}, "* * * * 8 | A A A K 9"},
    {{}, "8 8 8 8 * | 9 9 9 4 3"},
    {{}, "8 8 8 4 4 | 8 A 4 * *"},
    {{}, "9 9 4 4 3 | 7 7 * 5 3"},
}};

constexpr std::array<Row, 16> straightRows{{
    {{7, 19}, "Q J * * * | A K Q J T"},
    {{7, 8, 19}, "A Q J * * | A K Q J T"},
    {{7, 19}, "A K * * * | A K Q J T"},
    {{8, 19}, "9 7 5 * * | 9 8 7 6 5"},
    {{14, 1}, "8 7 6 5 4 | J T 9 8 7"},
    {{14, 1}, "J T 9 8 7 | 8 7 6 5 4"},
    {{8, 19}, "J T 8 * * | Q J T 9 8"},
    {{2}, "9 8 7 6 5 | 9 8 7 6 5"},
    {{26, 1, 14}, "9 7 5 * * | T 9 8 7 6"},
    {{19}, "* * * * * | A K Q J T"},
    {{1, 14}, "7 * * * * | K Q J T 9"},
    {{}, "A 5 4 3 * | 6 5 4 3 *"},
    {{}, "9 9 8 7 * | 6 5 4 3 *"},
    {{}, "K Q J T 8 | 8 7 6 5 4"},
    {{1, 14}, "7 J 9 T 8 | 5 8 4 6 7", asWritten},
    {{1, 14}, "9 5 * * * | T 6 * * *"},
}};

constexpr std::array<Row, 9> flushRows{{
    {{1}, "A1 J1 91 41 * | A2 Q2 92 62 32"},
    {{1}, "J1 91 41 31 * | A2 Q2 92 62 32"},
    {{1}, "K1 Q1 91 61 31 | K2 Q2 92 62 42"},
    {{2}, "K1 Q1 91 61 31 | K2 Q2 92 62 32"},
    {{1}, "31 K1 91 Q1 51 | Q2 J2 K2 82 92", asWritten},
    {{}, "A1 K1 Q1 J2 91 | 93 73 53 43 33"},
    {{1}, "91 51 31 * * | A2 K2 92 52 42"},
    {{1}, "* * * * * | A1 K1 Q1 J1 T1"},
    {{1}, "91 91 51 * * | 82 72 52 42 32"},
}};

constexpr std::array<Row, 21> fullHouseRows{{
    {{25}, "8 7 * * * | A A A K K"},
    {{23}, "A * * * * | K * * * *"},
    {{23, 12, 25}, "A A A * * | K * * * *"},
    {{9}, "9 5 5 4 * | 4 4 4 3 3"},
    {{9}, "K 9 4 * * | 5 5 5 3 3"},
    {{12, 25}, "8 8 7 * * | 7 7 7 K K"},
    {{12, 25}, "K K 4 4 * | 9 9 9 3 3"},
    {{16}, "T T T 3 3 | 9 9 9 4 4"},
    {{13}, "8 8 8 * * | 9 9 9 3 3"},
    {{13}, "A 8 8 8 * | 9 9 9 3 3"},
    {{18}, "8 * * * * | K K K Q Q"},
    {{24}, "8 8 8 8 * | 3 3 3 4 4"},
    {{16}, "T T 3 3 3 | 9 9 9 4 4"},
    {{16}, "T T T 3 3 | T T 3 3 3"},
    {{12, 25}, "8 8 7 7 * | 8 7 * * *"},
    {{}, "8 8 7 7 * | 8 8 7 * *"},
    {{12, 25}, "* * * * * | A A A K K"},
    {{12, 25}, "Q Q Q * * | Q A A * *"},
    {{}, "3 9 3 9 3 | 5 T T 5 T", asWritten},
    {{}, "K K 4 4 * | K K 4 4 *"},
    {{}, "9 * * * 9 | K 9 9 * *"},
}};

constexpr std::array<Row, 14> fourRows{{
    {{4}, "8 * * * * | 9 9 9 9 4"},
    {{4}, "* * * * * | * * * * *"},
    {{27, 1}, "* * * * 9 | A A A * K"},
    {{5}, "4 7 4 4 4 | 3 3 3 3 K", asWritten},
    {{1}, "4 4 4 Q * | 4 4 4 4 *"},
    {{}, "9 9 9 9 * | T T T T 3"},
    {{1}, "8 * * * * | A A A A 9"},
    {{1}, "A A A A K | * * * * Q"},
    {{1}, "A A A A * | * * * * K"},
    {{2}, "K K * * 9 | K K * * 9"},
    {{1}, "K K K 5 * | K * * * 4"},
    {{1}, "Q Q Q Q K | Q Q Q Q A"},
    {{}, "5 5 5 5 A | 3 3 3 * *"},
    {{}, "8 8 8 4 4 | 3 3 * * 4"},
}};

constexpr std::array<Row, 9> straightFlushRows{{
    {{7, 19}, "A1 K1 * * * | A2 K2 Q2 J2 T2"},
    {{7, 19}, "Q1 J1 * * * | A2 K2 Q2 J2 T2"},
    {{8, 19}, "91 71 51 * * | 92 82 72 62 52"},
    {{14, 1}, "81 71 61 51 41 | J2 T2 92 82 72"},
    {{14, 1}, "J1 T1 91 81 71 | 82 72 62 52 42"},
    {{2}, "91 81 71 61 51 | 92 82 72 62 52"},
    {{}, "9 8 7 6 5 | 71 61 51 41 31"},
    {{1, 14}, "* * * * * | 91 * * * *"},
    {{}, "A1 51 41 31 * | 62 52 42 32 *"},
}};

constexpr std::array<Row, 4> royalFlushRows{{
    {{7, 19}, "A1 K1 * * * | A2 K2 Q2 J2 T2"},
    {{7, 19}, "Q1 J1 * * * | A2 K2 Q2 J2 T2"},
    {{}, "K1 Q1 J1 T1 91 | T2 * * * *"},
    {{19}, "* * * * * | A1 K1 Q1 J1 T1"},
}};

constexpr std::array<Row, 7> fiveRows{{
    {{}, "8 * * * * | 9 9 9 9 *"},
    {{}, "* * * * * | K * * * *"},
    {{}, "* * * * * | * * * * *"},
    {{}, "* * * * * | A * * * *"},
    {{}, "9 * 9 9 * | T * T T T", asWritten},
    {{}, "9 9 9 9 9 | 8 8 8 8 8"},
    {{}, "9 9 9 9 8 | 7 7 7 * *"},
}};

std::span<const Row> rowsFor(std::optional<Category> lens)
{
    if (!lens)
        return bestRankRows;
    switch (*lens) {
    case Category::highCard:
        return highCardRows;
    case Category::pair:
        return pairRows;
    case Category::twoPair:
        return twoPairRows;
    case Category::threeOfAKind:
        return threeRows;
    case Category::straight:
        return straightRows;
    case Category::flush:
        return flushRows;
    case Category::fullHouse:
        return fullHouseRows;
    case Category::fourOfAKind:
        return fourRows;
    case Category::straightFlush:
        return straightFlushRows;
    case Category::royalFlush:
        return royalFlushRows;
    case Category::fiveOfAKind:
        return fiveRows;
    }
    return {};
}

/// Whether an answer shows it: what lies past the end of a list, as in E2, some languages do not
/// mind.
bool showsForSure(int mistake)
{
    return mistake != 2 && !changesNoAnswer(mistake);
}

/// As under one deck, if that has the cards.
std::optional<ExposingTable> dealt(const Exposer& exposer, std::optional<Category> lens)
{
    for (const DeckKind deck : {DeckKind::one, DeckKind::free}) {
        HouseRules rules;
        rules.deck = deck;
        SeededRandom random(1);
        if (const auto hands = Dealer(rules, random).deal(exposer.shapes, exposer.order))
            return ExposingTable{lens, deck, *hands};
    }
    return std::nullopt;
}

/// The function must run in the repaired code too.
bool exposes(const ExposingTable& table, int mistake, const Listing& listing)
{
    Terms terms{{}, table.lens, repaired};
    terms.rules.deck = table.deck;
    const Run right(table.hands, terms);
    terms.mistake = mistake;
    const Run printed(table.hands, terms);
    const auto comes = [&listing](const Step& step) { return step.listing == &listing; };
    const auto comesToLine = [&](const Step& step) {
        return comes(step) && isMistakeIn(*listing.find(step.line, step.half, terms), mistake);
    };
    return std::ranges::any_of(right.steps(), comes)
           && (!changesLineOf(listing, mistake)
               || std::ranges::any_of(printed.steps(), comesToLine));
}

} // namespace

std::vector<Exposer> exposers(std::optional<Category> lens)
{
    std::vector<Exposer> result;
    std::set<int> seen;
    for (const Row& row : rowsFor(lens)) {
        std::optional<std::vector<Shape>> shapes = shapesFrom(row.hands);
        if (!shapes)
            continue;
        Exposer exposer{{}, *std::move(shapes), row.order};
        for (const int mistake : row.mistakes) {
            if (mistake == 0)
                break;
            exposer.mistakes.push_back(mistake);
            if (showsForSure(mistake) && seen.insert(mistake).second)
                exposer.leads = true;
        }
        result.push_back(std::move(exposer));
    }
    // clang 14 does not compile std::ranges::stable_partition()
    std::stable_partition(result.begin(), result.end(),
                          [](const Exposer& each) { return each.leads; });
    return result;
}

std::optional<ExposingTable> exposingTable(int mistake, const Listing& listing)
{
    std::vector<std::optional<Category>> lenses{std::nullopt};
    for (const Category rank : allCategories())
        lenses.emplace_back(rank);
    for (const std::optional<Category> lens : lenses) {
        for (const Exposer& exposer : exposers(lens)) {
            if (std::ranges::count(exposer.mistakes, mistake) == 0)
                continue;
            auto table = dealt(exposer, lens);
            if (table && exposes(*table, mistake, listing))
                return table;
        }
    }
    return std::nullopt;
}

} // namespace showdown
