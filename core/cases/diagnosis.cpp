// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/diagnosis.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace showdown {

namespace {

using PatternKind = Pattern::Kind;

constexpr double byChance = 0.001; ///< a pattern less likely than that is none by chance

void addHand(std::vector<Pattern>& patterns, const Hand& hand, const HouseRules& rules)
{
    const auto add = [&](const Pattern& pattern) {
        if (std::ranges::find(patterns, pattern) == patterns.end())
            patterns.push_back(pattern);
    };
    int wilds = 0;
    for (const Card card : hand) {
        if (rules.isWild(card))
            ++wilds;
        else
            add({PatternKind::card, number(*card.rank())});
    }
    if (wilds > 0)
        add({PatternKind::wilds, wilds});
    for (int least = 1; least <= wilds; ++least)
        add({PatternKind::wildsOrMore, least});
}

void addOutcome(std::vector<Pattern>& patterns, const Showdown& answer)
{
    if (answer.winners.empty()) {
        patterns.push_back({PatternKind::nobodyFits});
        return;
    }
    if (answer.winners.size() > 1)
        patterns.push_back({PatternKind::tie});
    else if (answer.players.size() > 1)
        patterns.push_back({PatternKind::winner, answer.winners.front()});
    const auto best = static_cast<std::size_t>(answer.winners.front()) - 1;
    const Category rank = answer.players[best].result->value.category();
    patterns.push_back({PatternKind::rank, 0, rank});
    const auto& comparisons = answer.comparisons;
    const auto settled = std::find_if(comparisons.rbegin(), comparisons.rend(),
                                      [](const Comparison& each) { return each.place == 1; });
    const ComparisonPart* part = settled == comparisons.rend() ? nullptr : settled->decidingPart();
    if (!part || answer.winners.size() > 1)
        return;
    if (part->kind == PartKind::rank)
        patterns.push_back({PatternKind::differentRanks});
    else
        patterns.push_back({PatternKind::part, 0, rank, nameOf(*part)});
    if (part->kind != PartKind::kicker)
        return;
    patterns.push_back({PatternKind::kicker});
    if (rank == Category::threeOfAKind || rank == Category::fourOfAKind)
        patterns.push_back({PatternKind::kickerOfMany});
}

/// All patterns of a case, each once.
std::vector<Pattern> patternsOf(const TestCase& testCase, const HouseRules& rules)
{
    std::vector<Pattern> patterns;
    patterns.reserve(32); // g++ 12 otherwise warns at -O3 that the first one has no room
    addOutcome(patterns, testCase.answer);
    if (testCase.hands.size() == 3)
        patterns.push_back({PatternKind::threeHands});
    for (const Hand& hand : testCase.hands)
        addHand(patterns, hand, rules);
    return patterns;
}

GivenAnswer rightAnswer(const TestCase& testCase)
{
    if (testCase.hands.size() == 1)
        return {{}, testCase.answer.players.front().result->value.category()};
    return {testCase.answer.winners, {}};
}

} // namespace

std::string_view id(Pattern::Kind kind)
{
    switch (kind) {
    case PatternKind::tie:
        return "tie";
    case PatternKind::threeHands:
        return "three-hands";
    case PatternKind::nobodyFits:
        return "nobody-fits";
    case PatternKind::wilds:
        return "wilds";
    case PatternKind::wildsOrMore:
        return "wilds-or-more";
    case PatternKind::card:
        return "card";
    case PatternKind::rank:
        return "rank";
    case PatternKind::part:
        return "part";
    case PatternKind::differentRanks:
        return "different-ranks";
    case PatternKind::winner:
        return "winner";
    case PatternKind::kicker:
        return "kicker";
    case PatternKind::kickerOfMany:
        return "kicker-of-three-or-four";
    }
    return {};
}

bool shows(const TestCase& testCase, const HouseRules& rules, const Pattern& pattern)
{
    const std::vector<Pattern> patterns = patternsOf(testCase, rules);
    return std::ranges::find(patterns, pattern) != patterns.end();
}

Diagnosis::Diagnosis(const HouseRules& rules) : m_rules(rules)
{
    if (!knowsPrintedCode(rules))
        return;
    const std::span<const int> all = allPrintedMistakes();
    m_suspects.assign(all.begin(), all.end());
}

void Diagnosis::add(const TestCase& testCase, const std::optional<GivenAnswer>& given)
{
    const bool isRight = given == rightAnswer(testCase);
    ++m_asked;
    m_wrong += isRight ? 0 : 1;
    for (const Pattern& pattern : patternsOf(testCase, m_rules)) {
        auto count = std::ranges::find(m_counts, pattern, &Count::pattern);
        if (count == m_counts.end())
            count = m_counts.insert(count, {pattern, 0, 0});
        ++count->asked;
        count->wrong += isRight ? 0 : 1;
    }
    std::erase_if(m_suspects, [&](int mistake) {
        return !given
               || printedAnswer(mistake, testCase.hands, testCase.lens, m_rules)
                      != PrintedAnswer(*given);
    });
}

std::optional<int> Diagnosis::mistake() const
{
    if (m_wrong == 0 || m_suspects.size() != 1)
        return std::nullopt;
    return m_suspects.front();
}

std::optional<SharedPattern> Diagnosis::pattern() const
{
    const Count* best = nullptr;
    for (const Count& count : m_counts) {
        if (count.wrong < m_wrong)
            continue;
        const bool isBetter =
            !best || count.asked < best->asked
            || (count.asked == best->asked && count.pattern.kind < best->pattern.kind);
        if (isBetter)
            best = &count;
    }
    if (!best || m_wrong < 2)
        return std::nullopt;
    const double share = static_cast<double>(best->asked) / m_asked;
    if (std::pow(share, m_wrong) > byChance)
        return std::nullopt;
    return SharedPattern{best->pattern, m_wrong, best->asked};
}

} // namespace showdown
