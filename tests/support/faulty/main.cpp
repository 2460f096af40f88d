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

} // namespace

/// A comparator to be tested: `faulty-comparator SLIP [LENS]`. A line holds hands separated by '|';
/// the answer is a line with the numbers of the winners.
int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty())
        return 2;
    const faulty::Series series(words[0],
                                words.size() > 1 ? categoryFromId(words[1]) : std::nullopt);
    std::string line;
    try {
        while (std::getline(std::cin, line)) {
            for (const int winner : series.winners(handsOf(line)))
                std::cout << winner << ' ';
            std::cout << std::endl;
        }
    } catch (const std::exception&) {
        return 3; // where the printed code would stop
    }
    return 0;
}
