// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/casegenerator.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

constexpr int poolSize = 8000; ///< shows every kind of decision between best ranks a few times
constexpr int poolSizeOfLens = 3000;
constexpr int patience = 400; ///< attempts before any legal case is taken

} // namespace

CaseGenerator::CaseGenerator(const HouseRules& rules, std::optional<Category> lens,
                             std::uint64_t seed)
    : m_rules(rules),
      m_lens(lens),
      m_random(seed),
      m_dealer(m_rules, m_random),
      m_shapes(m_rules, lens, m_random),
      m_exposers(exposers(lens)),
      m_edges(edges(m_rules, lens))
{}

TestCase CaseGenerator::next()
{
    if (std::optional<TestCase> exposer = nextExposer())
        return *std::move(exposer);
    if (std::optional<TestCase> edge = nextEdge())
        return *std::move(edge);
    if (std::optional<TestCase> revealing = nextRevealing())
        return *std::move(revealing);
    return nextByChance();
}

std::optional<TestCase> CaseGenerator::nextLeader()
{
    if (m_nextExposer == m_exposers.size() || !m_exposers[m_nextExposer].leads)
        return std::nullopt;
    return nextExposer();
}

std::optional<TestCase> CaseGenerator::nextExposer()
{
    while (m_nextExposer < m_exposers.size()) {
        const Exposer& exposer = m_exposers[m_nextExposer++];
        if (std::optional<TestCase> result = dealt(exposer.shapes, exposer.order)) {
            see(featuresOf(*result));
            return result;
        }
    }
    return std::nullopt;
}

std::optional<TestCase> CaseGenerator::nextEdge()
{
    while (m_nextEdge < m_edges.size()) {
        const std::vector<Shape>& edge = m_edges[m_nextEdge++];
        if (std::optional<TestCase> result =
                dealt(edge, DealtOrder::shuffled, m_lens.has_value())) {
            see(featuresOf(*result));
            return result;
        }
    }
    return std::nullopt;
}

/// The case that reveals most that is new. A score computed earlier can only have fallen, so a case
/// whose score still holds when it comes up is the best of all.
std::optional<TestCase> CaseGenerator::nextRevealing()
{
    if (!m_poolFilled)
        fillPool();
    while (!m_pool.empty()) {
        std::ranges::pop_heap(m_pool, {}, &Candidate::order);
        Candidate best = std::move(m_pool.back());
        m_pool.pop_back();
        const int score = scoreOf(best);
        if (score == 0)
            continue;
        if (score == best.score) {
            see(best.features);
            return std::move(best.testCase);
        }
        best.score = score;
        m_pool.push_back(std::move(best));
        std::ranges::push_heap(m_pool, {}, &Candidate::order);
    }
    return std::nullopt;
}

TestCase CaseGenerator::nextByChance()
{
    for (int attempt = 0; attempt < patience; ++attempt) {
        std::optional<TestCase> result = dealt(m_shapes.table(), DealtOrder::shuffled);
        if (result && !isDull(*result))
            return *std::move(result);
    }
    return anyCase();
}

void CaseGenerator::fillPool()
{
    m_poolFilled = true;
    for (int i = 0; i < (m_lens ? poolSizeOfLens : poolSize); ++i) {
        std::optional<TestCase> result = dealt(m_shapes.table(), DealtOrder::shuffled);
        if (!result)
            continue;
        Candidate candidate{*std::move(result), {}, i, 0};
        candidate.features = featuresOf(candidate.testCase);
        candidate.score = scoreOf(candidate);
        m_pool.push_back(std::move(candidate));
    }
    std::ranges::make_heap(m_pool, {}, &Candidate::order);
}

/// The worth of those features that no case has shown yet.
int CaseGenerator::scoreOf(const Candidate& candidate) const
{
    int score = 0;
    for (const Feature& feature : candidate.features) {
        if (!m_seen.contains(feature))
            score += weight(feature.kind);
    }
    return score;
}

void CaseGenerator::see(const std::vector<Feature>& features)
{
    m_seen.insert(features.begin(), features.end());
}

/// The case of these shapes; nothing if they cannot be dealt or, unless that is allowed, if no hand
/// takes part.
std::optional<TestCase> CaseGenerator::dealt(std::span<const Shape> shapes, DealtOrder order,
                                             bool nobodyMayFit)
{
    std::optional<std::vector<Hand>> hands = m_dealer.deal(shapes, order);
    if (!hands)
        return std::nullopt;
    TestCase result = testCase(*std::move(hands), m_rules, m_lens);
    if (result.answer.winners.empty() && !nobodyMayFit)
        return std::nullopt;
    return result;
}

/// Any legal case: the last resort, for rules that leave hardly any hand.
TestCase CaseGenerator::anyCase()
{
    TestCase result;
    for (int attempt = 0; attempt < patience; ++attempt) {
        std::vector<Hand> hands{m_dealer.dealAny({})};
        hands.push_back(m_dealer.dealAny(hands));
        result = testCase(std::move(hands), m_rules, m_lens);
        if (!result.answer.winners.empty())
            break;
    }
    return result;
}

/// True for most cases that ranks alone decide or in which a hand takes no part, and for half of
/// the ties.
bool CaseGenerator::isDull(const TestCase& testCase)
{
    const Showdown& answer = testCase.answer;
    if (std::ranges::any_of(answer.players, [](const PlayerResult& each) { return !each.result; }))
        return m_random.chance(9, 10);
    const bool byRank = std::ranges::all_of(answer.comparisons, [](const Comparison& each) {
        return each.comparator == Comparator::getWinningPlayer;
    });
    if (byRank)
        return m_random.chance(3, 4);
    return answer.winners.size() > 1 && m_random.chance(1, 2);
}

} // namespace showdown
