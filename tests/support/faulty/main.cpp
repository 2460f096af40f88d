// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "tests/support/faulty/series.h"

#include <algorithm>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

using namespace showdown;

namespace {

std::vector<Hand> handsOf(const std::string& line)
{
    std::vector<Hand> hands;
    std::size_t start = 0;
    while (start <= line.size()) {
        const std::size_t bar = std::min(line.find('|', start), line.size());
        hands.push_back(std::get<Hand>(parseHand(line.substr(start, bar - start))));
        start = bar + 1;
    }
    return hands;
}

/// The answer to a line, in the form of the run of cases.
std::string answerTo(std::string line, const std::string& slip, const std::string& run)
{
    std::string lens = run;
    if (run == "all") {
        const std::size_t colon = line.find(':');
        lens = line.substr(0, colon);
        line = line.substr(colon + 1);
    }
    const faulty::Series series(slip, categoryFromId(lens));
    std::string answer;
    if (run == "match")
        return std::string(id(*series.rank(handsOf(line).front())));
    for (const int winner : series.winners(handsOf(line)))
        answer += std::to_string(winner) + ' ';
    return answer;
}

} // namespace

/// A program under test: `faulty-comparator SLIP [LENS|all|match]`. A line holds hands separated by
/// '|', after the lens with `all`; the answer is a line with the numbers of the winners. With
/// `match` the line is one hand and the answer its rank.
int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty())
        return 2;
    std::string line;
    try {
        while (std::getline(std::cin, line))
            std::cout << answerTo(line, words[0], words.size() > 1 ? words[1] : "") << std::endl;
    } catch (const std::exception&) {
        return 3; // where the printed code would stop
    }
    return 0;
}
