// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/exposers.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

namespace showdown {

namespace {

struct Row
{
    std::string_view mistakes; ///< see Exposer
    std::string_view hands;    ///< see shapesFrom()
    DealtOrder order = DealtOrder::shuffled;
};

constexpr DealtOrder asWritten = DealtOrder::asWritten;

// Low cards are threes and fours, not twos, so that the rows serve where deuces are wild.

constexpr std::array<Row, 31> bestRankRows{{
    {"E1:12", "A K Q J 9 | K Q J 9 8"},
    {"E17 +E5", "K K 9 7 3 | Q Q 9 7 3"},
    {"E2", "A K Q J 9 | A K Q J 9"},
    {"E1:12 +E5", "Q Q 9 7 3 | Q Q 9 7 4"},
    {"E5 +E17:2", "3 7 3 6 3 | A A K K Q", asWritten},
    {"E5", "9 J 3 9 J | T T 8 8 4", asWritten},
    {"E5:2 +E17:2", "9 K 7 K 3 | J J A Q 5", asWritten},
    {"E5 +E17:2", "4 7 4 4 4 | K K K Q Q", asWritten},
    {"E7:1 E9:1 E8:2 E19:2", "A Q J * * | A K Q J T"},
    {"E8:2 E19:2 E9:1", "9 7 5 * * | 9 8 7 6 5"},
    {"E14:12 E1:12", "8 7 6 5 4 | J T 9 8 7"},
    {"E14:12 E1:12", "J T 9 8 7 | 8 7 6 5 4"},
    {"E9:1 +E5 +E17:1", "9 5 5 4 * | 6 6 6 J 3"},
    {"E9:1", "K 9 4 * * | 9 8 7 6 5"},
    {"E9:1", "K 8 6 4 * | Q Q 9 9 3"},
    {"E11:1", "K K 9 5 3 | 4 4 3 3 9"},
    {"E11", "J J 9 9 3 | J J 8 8 A"},
    {"E12:2 E25:2", "K K 4 4 * | 9 9 9 3 3"},
    {"E12 E16", "T T T 3 3 | 9 9 9 4 4"},
    {"E16 +E17:1", "T T 3 3 3 | 9 9 9 4 4"},
    {"E27:1 E1:12 +E5", "K K K 5 3 | K * * 9 7"},
    {"E1:12 +E5 +E17:2", "K K * * T | K * * * 9"},
    {"E7:1 E19:1", "A1 K1 * * * | A2 K2 Q2 J2 T2"},
    {"E1:12", "A1 J1 91 41 * | A2 Q2 92 62 32"},
    {"E1:12", "J1 91 41 31 * | A2 Q2 92 62 32"},
    {"", "K 9 4 * * | A A K 9 3"},
    {"E17:2", "J J 4 3 6 | A K Q T 8"},
    {"E1:12", "T 9 4 3 * | J T 9 4 3"},
    {"", "A 5 4 3 * | 6 5 4 3 *"},
    {"E19:1", "* * * * * | A1 K1 Q1 J1 T1"},
    {"", "9 9 9 9 * | 71 61 51 41 31"},
}};

constexpr std::array<Row, 8> highCardRows{{
    {"E1:12", "A K Q J 9 | K Q J 9 8"},
    {"E2", "A K Q J 9 | A K Q J 9"},
    {"E1:12", "K Q T 8 3 | K Q T 8 4"},
    {"E5 E1:12", "3 K 9 Q 5 | Q J K 8 9", asWritten},
    {"E1:12", "K 9 7 4 * | A K 9 7 3"},
    {"", "* K Q J 9 | A K Q J 9"},
    {"E1:12", "9 * * 5 3 | A A 9 5 4"},
    {"E1:12", "* * * * * | A A A A K"},
}};

constexpr std::array<Row, 17> pairRows{{
    {"E3:2 E1:12", "K 9 4 * * | A A K 9 3"},
    {"E3 E1:12", "A A K 9 3 | K 9 4 * *"},
    {"E20:12 E1:12", "K 9 * * * | Q 9 * * *"},
    {"E5:2 E1:12", "Q * Q 9 7 | K Q Q 9 7", asWritten},
    {"E1:12 +E5", "Q Q 9 7 4 | Q Q 9 7 3"},
    {"E2 +E5", "Q Q 9 7 3 | Q Q 9 7 3"},
    {"E17 +E5", "K K 9 7 3 | J J 9 7 3"},
    {"", "K 9 7 3 * | 9 7 4 * *"},
    {"+E5", "Q Q 9 7 * | Q A 9 7 *"},
    {"E1:12", "9 7 4 * * | 9 7 * * *"},
    {"E1:12 +E5", "Q Q Q 7 4 | Q 9 8 3 *"},
    {"+E5", "K Q Q 9 3 | Q A 9 3 *"},
    {"", "T T 9 4 3 | J J 9 4 3"},
    {"", "T 9 4 3 * | J 9 4 3 *"},
    {"E1:12", "* * * * * | A A K Q J"},
    {"E3:2 +E5", "A K * * 9 | A A K 9 *"},
    {"E5:2", "9 K 7 K 3 | J J A Q 5", asWritten},
}};

constexpr std::array<Row, 21> twoPairRows{{
    {"E22:1 E1:12", "K 9 4 * * | K K 9 9 5"},
    {"E22:2 E1:12 E9:2", "K K K 4 4 | K Q 4 4 *"},
    {"E23:1 E1:12 E11:1 E21:1 +E5", "A A 4 * * | A A K K 9"},
    {"E9:1", "K 8 6 4 * | 5 5 3 3 9"},
    {"E10:2 E9:2 E11:2 +E5", "9 9 4 * * | A A 5 5 3"},
    {"E9:1 E10", "K 9 4 4 * | K K 5 5 3"},
    {"E11:1", "K K 9 5 3 | J J T T 4"},
    {"E11 +E5", "J J 9 3 * | J J 8 8 A"},
    {"E5:2", "J J 3 9 * | J J 5 5 A", asWritten},
    {"E21:2", "K 9 4 * * | Q Q J J 3"},
    {"E21:2 E9:2 E10:2", "K 9 * * * | A A Q Q 3"},
    {"E21:2 E9:2 E10:2 +E5", "K K K 4 * | Q Q J J 9"},
    {"E1:12", "Q Q 5 5 J | Q Q 5 5 9"},
    {"E2", "J J 9 9 5 | J J 9 9 5"},
    {"E5", "9 J 3 9 J | T T 8 8 4", asWritten},
    {"E1:12 +E5", "K 6 6 * 3 | K 6 6 * 5"},
    {"E11:1", "6 6 4 3 9 | 5 5 4 4 *"},
    {"E1:12 +E5", "8 8 J 3 * | J J 8 5 *"},
    {"E24 E11:1 +E5", "7 7 7 7 3 | 6 6 5 5 4"},
    {"E1:12 E9:2 E10:2 E21:2", "* * * * * | A A K K Q"},
    {"E1:12 E23:1", "9 * * * * | A A K K T"},
}};

constexpr std::array<Row, 16> threeRows{{
    {"E4:2", "8 5 * * * | 9 9 9 5 4"},
    {"E4:1", "* * * * * | * * * * *"},
    {"E5:2", "4 7 4 6 4 | 3 3 3 K Q", asWritten},
    {"E27:1 E1:12 +E5", "K K K 5 3 | K * * 9 7"},
    {"E28 E1:12 +E5", "K K K * 4 | K * * T 4"},
    {"E1:12 +E5", "K K K 4 * | K * * T 5"},
    {"E1:12 +E5", "8 8 5 3 * | 8 8 5 4 *"},
    {"E2 +E5", "8 8 5 3 * | 8 8 5 3 *"},
    {"E1:12 +E5", "K K T 4 * | K * * 9 8"},
    {"E28 E1:12", "K K K * 4 | K K * T 4"},
    {"E1:12", "3 3 3 7 6 | 3 3 3 7 4"},
    {"E1:12 E4:2", "8 5 * * * | A A A 8 4"},
    {"E4:2 E1:12", "* * * * 8 | A A A K 9"},
    {"+E5", "8 8 8 8 * | 9 9 9 4 3"},
    {"+E5", "8 8 8 4 4 | 8 A 4 * *"},
    {"", "9 9 4 4 3 | 7 7 * 5 3"},
}};

constexpr std::array<Row, 16> straightRows{{
    {"E7:1 E19:2", "Q J * * * | A K Q J T"},
    {"E7:1 E8:2 E19:2", "A Q J * * | A K Q J T"},
    {"E7:1 E19:1", "A K * * * | A K Q J T"},
    {"E8:2 E19:2", "9 7 5 * * | 9 8 7 6 5"},
    {"E14:12 E1:12", "8 7 6 5 4 | J T 9 8 7"},
    {"E14:12 E1:12", "J T 9 8 7 | 8 7 6 5 4"},
    {"E8:2 E19:2", "J T 8 * * | Q J T 9 8"},
    {"E2", "9 8 7 6 5 | 9 8 7 6 5"},
    {"E26 E1:12 E14:12", "9 7 5 * * | T 9 8 7 6"},
    {"E19:1", "* * * * * | A K Q J T"},
    {"E1:12 E14:12", "7 * * * * | K Q J T 9"},
    {"", "A 5 4 3 * | 6 5 4 3 *"},
    {"", "9 9 8 7 * | 6 5 4 3 *"},
    {"", "K Q J T 8 | 8 7 6 5 4"},
    {"E5 E1:12 E14:12", "7 J 9 T 8 | 5 8 4 6 7", asWritten},
    {"E1:12 E14:12", "9 5 * * * | T 6 * * *"},
}};

constexpr std::array<Row, 9> flushRows{{
    {"E1:12", "A1 J1 91 41 * | A2 Q2 92 62 32"},
    {"E1:12", "J1 91 41 31 * | A2 Q2 92 62 32"},
    {"E1:12", "K1 Q1 91 61 31 | K2 Q2 92 62 42"},
    {"E2", "K1 Q1 91 61 31 | K2 Q2 92 62 32"},
    {"E5 E1:12", "31 K1 91 Q1 51 | Q2 J2 K2 82 92", asWritten},
    {"", "A1 K1 Q1 J2 91 | 93 73 53 43 33"},
    {"E1:12", "91 51 31 * * | A2 K2 92 52 42"},
    {"E1:12", "* * * * * | A1 K1 Q1 J1 T1"},
    {"E1:12", "91 91 51 * * | 82 72 52 42 32"},
}};

constexpr std::array<Row, 21> fullHouseRows{{
    {"E25:1", "8 7 * * * | A A A K K"},
    {"E23:1", "A * * * * | K * * * *"},
    {"E23:1 E12:2 E25:2", "A A A * * | K * * * *"},
    {"E9:1", "9 5 5 4 * | 4 4 4 3 3"},
    {"E9:1", "K 9 4 * * | 5 5 5 3 3"},
    {"E12:2 E25:2", "8 8 7 * * | 7 7 7 K K"},
    {"E12:2 E25:2", "K K 4 4 * | 9 9 9 3 3"},
    {"E12 E16", "T T T 3 3 | 9 9 9 4 4"},
    {"E13", "8 8 8 * * | 9 9 9 3 3"},
    {"E13", "A 8 8 8 * | 9 9 9 3 3"},
    {"E18:", "8 * * * * | K K K Q Q"},
    {"E24:1", "8 8 8 8 * | 3 3 3 4 4"},
    {"E16", "T T 3 3 3 | 9 9 9 4 4"},
    {"E16", "T T T 3 3 | T T 3 3 3"},
    {"E12:2 E25:2", "8 8 7 7 * | 8 7 * * *"},
    {"", "8 8 7 7 * | 8 8 7 * *"},
    {"E12:1 E25:1", "* * * * * | A A A K K"},
    {"E12:12 E25:1", "Q Q Q * * | Q A A * *"},
    {"E5", "3 9 3 9 3 | 5 T T 5 T", asWritten},
    {"E2", "K K 4 4 * | K K 4 4 *"},
    {"", "9 * * * 9 | K 9 9 * *"},
}};

constexpr std::array<Row, 14> fourRows{{
    {"E4:2", "8 * * * * | 9 9 9 9 4"},
    {"E4:1", "* * * * * | * * * * *"},
    {"E27:1 E1:12 +E5", "* * * * 9 | A A A * K"},
    {"E5:2", "4 7 4 4 4 | 3 3 3 3 K", asWritten},
    {"E1:12", "4 4 4 Q * | 4 4 4 4 *"},
    {"+E5", "9 9 9 9 * | T T T T 3"},
    {"E4 E1:12 E5", "8 * * * * | A A A A 9"},
    {"E1:12 +E5", "A A A A K | * * * * Q"},
    {"E1:12 +E5", "A A A A * | * * * * K"},
    {"E2 +E5", "K K * * 9 | K K * * 9"},
    {"E1:12 +E5", "K K K 5 * | K * * * 4"},
    {"E1:12", "Q Q Q Q K | Q Q Q Q A"},
    {"+E5", "5 5 5 5 A | 3 3 3 * *"},
    {"", "8 8 8 4 4 | 3 3 * * 4"},
}};

constexpr std::array<Row, 9> straightFlushRows{{
    {"E7:1 E19:1", "A1 K1 * * * | A2 K2 Q2 J2 T2"},
    {"E7:1 E19:2", "Q1 J1 * * * | A2 K2 Q2 J2 T2"},
    {"E8:2 E19:2", "91 71 51 * * | 92 82 72 62 52"},
    {"E14:12 E1:12", "81 71 61 51 41 | J2 T2 92 82 72"},
    {"E14:12 E1:12", "J1 T1 91 81 71 | 82 72 62 52 42"},
    {"E2", "91 81 71 61 51 | 92 82 72 62 52"},
    {"", "9 8 7 6 5 | 71 61 51 41 31"},
    {"E1:12 E14:12", "* * * * * | 91 * * * *"},
    {"", "A1 51 41 31 * | 62 52 42 32 *"},
}};

constexpr std::array<Row, 4> royalFlushRows{{
    {"E7:1 E19:1", "A1 K1 * * * | A2 K2 Q2 J2 T2"},
    {"E7:1 E19:2", "Q1 J1 * * * | A2 K2 Q2 J2 T2"},
    {"", "K1 Q1 J1 T1 91 | T2 * * * *"},
    {"E19:1", "* * * * * | A1 K1 Q1 J1 T1"},
}};

constexpr std::array<Row, 7> fiveRows{{
    {"E4", "8 * * * * | 9 9 9 9 *"},
    {"E4", "* * * * * | K * * * *"},
    {"E4", "* * * * * | * * * * *"},
    {"E2", "* * * * * | A * * * *"},
    {"E5", "9 * 9 9 * | T * T T T", asWritten},
    {"", "9 9 9 9 9 | 8 8 8 8 8"},
    {"", "9 9 9 9 8 | 7 7 7 * *"},
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

/// The words of a text between spaces.
std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// `E3` of `E3:2` and of `+E3`.
std::string_view mistakeIn(std::string_view word)
{
    word = word.substr(0, word.find(':'));
    return word.substr(word.starts_with('+') ? 1 : 0);
}

int numberOf(std::string_view mistake)
{
    int number = 0;
    for (const char digit : mistake.substr(1))
        number = number * 10 + (digit - '0');
    return number;
}

} // namespace

std::vector<Exposer> exposers(std::optional<Category> lens)
{
    std::vector<Exposer> result;
    std::set<std::string_view> seen;
    for (const Row& row : rowsFor(lens)) {
        std::optional<std::vector<Shape>> shapes = shapesFrom(row.hands);
        if (!shapes)
            continue;
        bool leads = false;
        for (const std::string_view word : wordsOf(row.mistakes)) {
            const bool isExposed = word.find(':') != word.npos && !word.starts_with('+');
            leads = (isExposed && seen.insert(mistakeIn(word)).second) || leads;
        }
        result.push_back({row.mistakes, *std::move(shapes), row.order, leads});
    }
    // clang 14 does not compile std::ranges::stable_partition()
    std::stable_partition(result.begin(), result.end(),
                          [](const Exposer& each) { return each.leads; });
    return result;
}

PrintedAnswers printedAnswers(std::string_view mistakes)
{
    PrintedAnswers answers;
    for (const std::string_view word : wordsOf(mistakes)) {
        const int mistake = numberOf(mistakeIn(word));
        const std::size_t colon = word.find(':');
        if (colon == word.npos || colon + 1 == word.size()) {
            answers.open.push_back(mistake);
            continue;
        }
        const std::string_view given = word.substr(colon + 1);
        PrintedAnswer answer{mistake, {{}, categoryFromId(given)}};
        for (const char digit : given) {
            if (!answer.given.rank)
                answer.given.winners.push_back(digit - '0');
        }
        answers.wrong.push_back(std::move(answer));
    }
    return answers;
}

} // namespace showdown
