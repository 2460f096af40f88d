// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/diagnosis.h"

#include <algorithm>
#include <cmath>

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
}

/// All patterns of a case, each once.
std::vector<Pattern> patternsOf(const TestCase& testCase, const HouseRules& rules)
{
    std::vector<Pattern> patterns;
    addOutcome(patterns, testCase.answer);
    if (testCase.hands.size() == 3)
        patterns.push_back({PatternKind::threeHands});
    for (const Hand& hand : testCase.hands)
        addHand(patterns, hand, rules);
    return patterns;
}

bool isRight(const TestCase& testCase, const std::optional<GivenAnswer>& given)
{
    if (!given)
        return false;
    if (testCase.hands.size() == 1)
        return given->rank == testCase.answer.players.front().result->value.category();
    return given->winners == testCase.answer.winners;
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
    }
    return {};
}

bool shows(const TestCase& testCase, const HouseRules& rules, const Pattern& pattern)
{
    const std::vector<Pattern> patterns = patternsOf(testCase, rules);
    return std::ranges::find(patterns, pattern) != patterns.end();
}

void Diagnosis::add(const TestCase& testCase, const std::optional<GivenAnswer>& given)
{
    const bool right = isRight(testCase, given);
    ++m_asked;
    m_wrong += right ? 0 : 1;
    for (const Pattern& pattern : patternsOf(testCase, m_rules)) {
        auto count = std::ranges::find(m_counts, pattern, &Count::pattern);
        if (count == m_counts.end())
            count = m_counts.insert(count, {pattern, 0, 0});
        ++count->asked;
        count->wrong += right ? 0 : 1;
    }
    if (testCase.printed)
        judge(*testCase.printed, given, right);
}

/// A mistake that gives another answer than the program is refuted.
void Diagnosis::judge(const PrintedAnswers& printed, const std::optional<GivenAnswer>& given,
                      bool isRight)
{
    std::set<int> same(printed.open.begin(), printed.open.end());
    for (const PrintedAnswer& answer : printed.wrong) {
        if (given != answer.given)
            m_refuted.insert(answer.mistake);
        else
            same.insert(answer.mistake);
    }
    if (isRight)
        return;
    ++m_wrongAndKnown;
    for (const int mistake : same)
        ++(std::ranges::find(printed.open, mistake) == printed.open.end() ? m_explained
                                                                          : m_open)[mistake];
}

std::optional<ExplainedByMistake> Diagnosis::mistake() const
{
    std::optional<ExplainedByMistake> found;
    for (const auto& [mistake, explained] : m_explained) {
        const auto open = m_open.find(mistake);
        const int known = explained + (open == m_open.end() ? 0 : open->second);
        if (m_refuted.contains(mistake) || known < m_wrongAndKnown)
            continue;
        if (found)
            return std::nullopt;
        found = {mistake, explained, m_wrong - explained};
    }
    return found;
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
