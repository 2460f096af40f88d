// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/edges.h"

#include <array>
#include <span>
#include <utility>

namespace showdown {

namespace {

// Hands are as in shapesFrom(); besides, F is the lowest pair that counts and f the value below it.

constexpr std::array<std::string_view, 29> bestRankEdges{{
    "F F 9 4 3 | A K Q T 8",
    "A K Q T 8 | f f 9 4 3",
    "K K 4 4 9 | Q Q J J 9",
    "K K 4 4 A | K K 5 5 3",
    "A 5 4 3 2 | F F 9 7 4",
    "A K 4 3 2 | F F 9 7 5",
    "91 71 51 41 31 | T 9 8 7 6",
    "6 5 4 3 2 | A 5 4 3 2",
    "9 9 9 4 4 | 8 8 8 A A",
    "Q Q 5 4 3 | J J A K 9",
    "Q Q A 4 3 | Q Q K J T",
    "Q Q A 9 3 | Q Q A 8 7",
    "8 8 8 4 3 | 7 7 7 A K",
    "8 8 8 8 3 | 7 7 7 7 A",
    "A 7 5 4 3 | K Q J T 8",
    "A1 71 51 41 31 | K2 Q2 J2 92 72",
    "K1 J1 91 71 31 | K2 J2 92 72 32",
    "A1 51 41 31 21 | 9 9 9 6 6",
    "4 4 3 3 5 | A A K Q J",
    "3 3 3 5 4 | A A K K Q",
    "7 6 5 4 3 | A A A K Q",
    "3 3 3 4 4 | A1 K1 Q1 J1 91",
    "3 3 3 3 4 | A A A K K",
    "71 61 51 41 31 | A A A A K",
    "Q Q 9 7 3 | J J 9 7 3 | A A 9 7 4",
    "J J 9 7 3 | Q Q 9 7 4 | Q Q 9 7 4",
    "f 9 4 3 * | A K Q T 8",
    "F f 3 2 * | A K Q T 8",
    "8 8 7 7 A | 8 8 7 7 K",
}};

constexpr std::array<std::string_view, 5> highCardEdges{{
    "K Q 5 4 3 | J T 9 5 3 | A 8 7 6 4",
    "K T 5 4 3 | K 9 8 7 5",
    "A 7 5 4 3 | K Q J T 8",
    "A 5 4 3 2 | K Q J T 8",
    "K Q 5 4 3 | K J T 9 7",
}};

constexpr std::array<std::string_view, 7> pairEdges{{
    "f f A K Q | f f 9 4 3",
    "F F 9 4 3 | f f A K Q",
    "Q Q 5 4 3 | J J A K 9",
    "Q Q A 4 3 | Q Q K J T",
    "Q Q A 9 3 | Q Q A 8 7",
    "f 9 4 3 * | F 8 5 4 *",
    "Q Q T 5 4 | Q Q 9 8 7",
}};

constexpr std::array<std::string_view, 4> twoPairEdges{{
    "K K 4 4 9 | Q Q J J 9",
    "K K 4 4 A | K K 5 5 3",
    "f f 4 4 9 | F F 3 3 9",
    "8 8 7 7 A | 8 8 7 7 K",
}};

constexpr std::array<std::string_view, 3> threeEdges{{
    "8 8 8 4 3 | 7 7 7 A K",
    "8 8 8 5 3 | 7 7 * A K",
    "K K * 9 3 | K K * 8 7",
}};

constexpr std::array<std::string_view, 5> straightEdges{{
    "A 5 4 3 2 | A K 4 3 2",
    "6 5 4 3 2 | A 5 4 3 2",
    "A K 4 3 2 | 7 6 5 4 3",
    "5 4 3 2 * | A 4 3 2 *",
    "A K Q J T | K Q J T 9",
}};

constexpr std::array<std::string_view, 4> flushEdges{{
    "K1 T1 51 41 31 | K2 92 82 72 52",
    "A1 71 51 41 31 | K2 Q2 J2 92 72",
    "K1 J1 91 71 31 | K2 J2 92 72 32",
    "K1 J1 91 71 32 | 92 72 52 42 32",
}};

constexpr std::array<std::string_view, 3> fullHouseEdges{{
    "9 9 9 4 4 | 8 8 8 A A",
    "K K K 4 4 | Q Q Q A A",
    "9 9 4 4 * | 8 8 8 A A",
}};

constexpr std::array<std::string_view, 2> fourEdges{{
    "8 8 8 8 3 | 7 7 7 7 A",
    "8 8 8 * 3 | 7 7 7 7 A",
}};

constexpr std::array<std::string_view, 3> straightFlushEdges{{
    "A1 51 41 31 21 | A2 K2 42 32 22",
    "A1 51 41 31 21 | 62 52 42 32 22",
    "A1 K1 Q1 J1 T1 | K2 Q2 J2 T2 92",
}};

constexpr std::array<std::string_view, 1> royalFlushEdges{{
    "A1 K1 Q1 J1 T1 | K2 Q2 J2 T2 92",
}};

std::span<const std::string_view> edgeRowsFor(std::optional<Category> lens)
{
    if (!lens)
        return bestRankEdges;
    switch (*lens) {
    case Category::highCard:
        return highCardEdges;
    case Category::pair:
        return pairEdges;
    case Category::twoPair:
        return twoPairEdges;
    case Category::threeOfAKind:
        return threeEdges;
    case Category::straight:
        return straightEdges;
    case Category::flush:
        return flushEdges;
    case Category::fullHouse:
        return fullHouseEdges;
    case Category::fourOfAKind:
        return fourEdges;
    case Category::straightFlush:
        return straightFlushEdges;
    case Category::royalFlush:
        return royalFlushEdges;
    case Category::fiveOfAKind:
        return {};
    }
    return {};
}

constexpr std::array<std::string_view, 46> matchRows{{
    "F F 9 4 3",      "f f 9 4 3",      "f 9 4 3 *",     "F 9 4 3 *",      "K K 9 7 3",
    "K K 9 5 3",      "K 8 6 4 *",      "9 5 5 4 *",     "K 9 4 * *",      "A 5 4 3 2",
    "A 5 4 3 *",      "A K 4 3 2",      "6 5 4 3 2",     "5 4 3 2 *",      "A 4 3 2 *",
    "A1 51 41 31 21", "A K Q J T",      "A K Q J 9",     "A1 K1 Q1 J1 T1", "K1 Q1 J1 T1 91",
    "K1 J1 91 71 31", "K1 J1 91 71 32", "K1 J1 91 31 *", "K1 J1 91 32 *",  "9 9 9 9 3",
    "9 9 9 3 3",      "9 9 9 4 3",      "9 9 4 4 3",     "9 9 4 4 *",      "9 9 9 4 *",
    "9 9 9 9 *",      "9 9 4 * *",      "9 * * * *",     "* * * * *",      "Q J * * *",
    "A K * * *",      "Q1 J1 * * *",    "9 7 5 * *",     "9 7 4 * *",      "T 6 5 * *",
    "9 8 7 6 4",      "9 8 7 5 *",      "9 9 8 7 *",     "91 71 51 * *",   "91 71 51 61 *",
    "A1 51 31 * *",
}};

char letterOf(int value)
{
    return "??23456789TJQKA"[value];
}

/// The shapes with the lowest pair of these rules in them; nothing if there is no value below it
/// where one is wanted.
std::optional<std::vector<Shape>> shapesAtFloor(std::string_view text, const HouseRules& rules)
{
    const int floor = number(rules.pairFloor);
    std::string written(text);
    for (char& letter : written) {
        if (letter == 'f' && floor == 2)
            return std::nullopt;
        if (letter == 'F' || letter == 'f')
            letter = letterOf(letter == 'F' ? floor : floor - 1);
    }
    return shapesFrom(written);
}

std::vector<std::vector<Shape>> edgesOf(std::span<const std::string_view> rows,
                                        const HouseRules& rules)
{
    std::vector<std::vector<Shape>> result;
    for (const std::string_view row : rows) {
        if (std::optional<std::vector<Shape>> shapes = shapesAtFloor(row, rules))
            result.push_back(*std::move(shapes));
    }
    return result;
}

} // namespace

std::vector<std::vector<Shape>> edges(const HouseRules& rules, std::optional<Category> lens)
{
    return edgesOf(edgeRowsFor(lens), rules);
}

std::vector<std::vector<Shape>> matchEdges(const HouseRules& rules)
{
    return edgesOf(matchRows, rules);
}

} // namespace showdown
