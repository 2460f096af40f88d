// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/notation.h"
#include "core/cases/seededrandom.h"
#include "core/compare/placing.h"
#include "core/compare/showdown.h"
#include "core/match/sorting.h"
#include "core/printed/printedanswer.h"
#include "core/rules/presets.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace showdown;

namespace {

/// What is compared, from left to right, larger is better; nothing for a hand that takes no part.
using Key = std::optional<std::vector<int>>;

/// A program with a usual mistake that no article has.
class Usual
{
public:
    Usual(std::string mistake, std::optional<Category> lens)
        : m_mistake(std::move(mistake)), m_lens(lens)
    {
        if (has("tens"))
            m_rules.pairFloor = Rank::ten;
        m_rules.lowAceStraight = has("wheel");
    }

    GivenAnswer answer(std::vector<Hand> hands) const
    {
        if (has("third"))
            hands.resize(std::min<std::size_t>(hands.size(), 2));
        if (has("ten-as-one") || has("ace-low"))
            return misread(hands);
        std::vector<Key> keys;
        for (const PlayerResult& player : compareHands(hands, m_rules, m_lens).players)
            keys.push_back(keyOf(player));
        GivenAnswer answer;
        if (hands.size() == 1 && keys.front())
            answer.rank = static_cast<Category>(keys.front()->front());
        const Key best = *std::ranges::max_element(keys);
        for (std::size_t i = 0; best && i < keys.size(); ++i) {
            if (keys[i] == best && !(has("ties") && !answer.winners.empty()))
                answer.winners.push_back(static_cast<int>(i) + 1);
        }
        return answer;
    }

private:
    bool has(std::string_view mistake) const { return m_mistake == mistake; }

    /// With cards of the value one.
    GivenAnswer misread(const std::vector<Hand>& hands) const
    {
        std::vector<PlacedHand> placed;
        for (const Hand& hand : hands) {
            const int player = static_cast<int>(placed.size()) + 1;
            placed.push_back({read(hand, m_rules, player), {}, {}, {}});
            for (PlayedCard& card : placed.back().hand) {
                if (card.value == (has("ace-low") ? cardvalue::ace : cardvalue::ten))
                    card.value = cardvalue::lowAce;
            }
        }
        if (placed.size() == 1) {
            findRank(placed.front(), {m_rules, m_lens}, nullptr);
            return {{}, placed.front().rank};
        }
        std::vector<Comparison> comparisons;
        placePlayers(placed, {m_rules, m_lens}, comparisons, nullptr);
        GivenAnswer answer;
        for (const PlacedHand& each : placed) {
            if (each.place == 1)
                answer.winners.push_back(each.hand.player());
        }
        return answer;
    }

    Key keyOf(const PlayerResult& player) const
    {
        const PlayedHand sorted = sortCardsByDescendingValue(read(player.hand, m_rules), nullptr);
        const Category straight = isOneSuit(sorted) ? Category::straightFlush : Category::straight;
        if (has("broken-wheel") && isBrokenWheel(sorted) && straight == m_lens.value_or(straight))
            return std::vector{static_cast<int>(straight), cardvalue::ace};
        if (!player.result)
            return std::nullopt;
        const HandValue& value = player.result->value;
        std::vector<int> values;
        values.reserve(static_cast<std::size_t>(value.size()));
        for (int i = 0; i < value.size(); ++i)
            values.push_back(number(value[i]));
        const Category rank = value.category();
        if ((has("lower-pair") && rank == Category::twoPair)
            || (has("pair-first") && rank == Category::fullHouse))
            std::swap(values[0], values[1]);
        if (has("unsorted") && (rank == Category::highCard || rank == Category::flush))
            values = dealtValues(player.hand);
        if (has("three-values"))
            values.resize(std::min<std::size_t>(values.size(), 3));
        if (has("one-kicker"))
            values.resize(std::min(values.size(), std::size_t(equalGroupCount(rank)) + 1));
        const bool isOfMany = rank == Category::threeOfAKind || rank == Category::fourOfAKind;
        if (kickerCount(rank) > 0 && (has("no-kickers") || (has("bare-trio") && isOfMany)))
            values.resize(std::size_t(equalGroupCount(rank)));
        if (has("suits"))
            values.push_back(sorted[0].suit);
        values.insert(values.begin(), strength(rank));
        return values;
    }

    int strength(Category rank) const
    {
        if (has("straight-over-flush") && rank == Category::straight)
            rank = Category::flush;
        else if (has("straight-over-flush") && rank == Category::flush)
            rank = Category::straight;
        return static_cast<int>(rank);
    }

    std::vector<int> dealtValues(const Hand& hand) const
    {
        std::vector<int> values;
        for (const PlayedCard card : read(hand, m_rules))
            values.push_back(std::min<int>(card.value, cardvalue::ace));
        return values;
    }

    static bool isOneSuit(const PlayedHand& sorted)
    {
        return std::ranges::all_of(sorted,
                                   [&](PlayedCard card) { return card.suit == sorted[0].suit; });
    }

    /// A row around the corner: no straight, whatever the ace is.
    static bool isBrokenWheel(const PlayedHand& sorted)
    {
        std::vector<int> values;
        for (const PlayedCard card : sorted)
            values.push_back(card.value);
        static const std::set<std::vector<int>> rows{
            {14, 13, 4, 3, 2}, {14, 13, 12, 3, 2}, {14, 13, 12, 11, 2}};
        return rows.contains(values);
    }

    std::string m_mistake;
    std::optional<Category> m_lens;
    HouseRules m_rules = rulesOf(Preset::series);
};

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

PrintedAnswer answerTo(const std::vector<Hand>& hands, const std::string& mistake,
                       std::optional<Category> lens)
{
    if (mistake == "none" || mistake.front() == '#')
        return printedAnswer(repaired, hands, lens);
    if (mistake.front() == 'E')
        return printedAnswer(std::stoi(mistake.substr(1)), hands, lens);
    return Usual(mistake, lens).answer(hands);
}

} // namespace

/// What comes instead of an answer, one time in four: bytes that say nothing, no end of line, a line
/// too many, or the end of the program.
void spoil(std::string& line, SeededRandom& random)
{
    if (!random.chance(1, 4))
        return;
    switch (random.below(16)) {
    case 0:
        std::cout << line << std::flush;
        std::exit(random.below(256));
    case 1:
        line += '\n';
        break;
    case 2:
        line.insert(0, static_cast<std::size_t>(random.below(100'000)), '1');
        break;
    default:
        for (int bytes = random.below(12); bytes > 0; --bytes) {
            const auto at =
                static_cast<std::size_t>(random.below(static_cast<int>(line.size()) + 1));
            line.insert(at, 1, static_cast<char>(random.below(256)));
        }
    }
}

/// A program to be tested: `faulty-comparator MISTAKE [LENS|all|match]`, where the mistake is one
/// of the articles (`E3`), a usual one (`ties`), a seed of answers that are none (`#7`), or `none`.
/// A line holds hands separated by '|',
/// after the lens where it is `all`; the answer is a line with the numbers of the winners. With
/// `match` the line is one hand and the answer its rank.
int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty())
        return 2;
    const std::string run = words.size() > 1 ? words[1] : "";
    const bool isJunk = words[0].front() == '#';
    SeededRandom random(isJunk ? std::stoull(words[0].substr(1)) : 0);
    std::string line;
    while (std::getline(std::cin, line)) {
        const std::size_t colon = run == "all" ? line.find(':') : std::string::npos;
        const std::string lens = colon == std::string::npos ? run : line.substr(0, colon);
        const std::vector<Hand> hands =
            handsOf(colon == std::string::npos ? line : line.substr(colon + 1));
        const PrintedAnswer answer = answerTo(hands, words[0], categoryFromId(lens));
        const auto* given = std::get_if<GivenAnswer>(&answer);
        if (!given)
            return 3; // where the printed code would stop
        std::string text(run == "match" ? id(*given->rank) : "");
        for (const int winner : given->winners)
            text += std::to_string(winner) + ' ';
        if (isJunk)
            spoil(text, random);
        std::cout << text << std::endl;
    }
}
