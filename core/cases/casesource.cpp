// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/casesource.h"

#include "core/cases/edges.h"

#include <utility>

namespace showdown {

CaseSource::CaseSource(CaseQuestion question, const HouseRules& rules, std::optional<Category> lens,
                       std::uint64_t seed)
    : m_question(question), m_rules(rules)
{
    if (question == CaseQuestion::rank)
        dealEdges(seed);
    if (question != CaseQuestion::winnersByEachLens) {
        m_generators.push_back(std::make_unique<CaseGenerator>(rules, lens, seed));
        return;
    }
    for (const Category each : allCategories()) {
        if (rules.knows(each))
            m_generators.push_back(std::make_unique<CaseGenerator>(rules, each, seed));
    }
}

TestCase CaseSource::next()
{
    switch (m_question) {
    case CaseQuestion::winners:
        return m_generators.front()->next();
    case CaseQuestion::winnersByEachLens:
        return nextOfEachLens();
    case CaseQuestion::rank:
        return nextHand();
    }
    return {};
}

/// The lenses take turns. First come the mistakes that no case has exposed, then the edges.
TestCase CaseSource::nextOfEachLens()
{
    if (std::optional<TestCase> leader = takeTurns(&CaseGenerator::nextLeader, m_leadersDone))
        return *std::move(leader);
    if (std::optional<TestCase> edge = takeTurns(&CaseGenerator::nextEdge, m_edgesDone))
        return *std::move(edge);
    return takeTurn().next();
}

CaseGenerator& CaseSource::takeTurn()
{
    return *m_generators[m_turn++ % m_generators.size()];
}

/// The next case of one kind of the lens that has one; nothing if none has.
std::optional<TestCase> CaseSource::takeTurns(
    std::optional<TestCase> (CaseGenerator::*nextOfKind)(), bool& done)
{
    for (std::size_t idle = 0; !done && idle < m_generators.size(); ++idle) {
        if (std::optional<TestCase> result = (takeTurn().*nextOfKind)())
            return result;
    }
    done = true;
    return std::nullopt;
}

/// First the hands at an edge, then the hands of cases of who wins, each alone.
TestCase CaseSource::nextHand()
{
    if (m_hands.empty()) {
        for (const Hand& hand : m_generators.front()->next().hands)
            m_hands.push_back(testCase({hand}, m_rules, std::nullopt));
    }
    TestCase result = std::move(m_hands.front());
    m_hands.pop_front();
    return result;
}

void CaseSource::dealEdges(std::uint64_t seed)
{
    SeededRandom random(seed);
    Dealer dealer(m_rules, random);
    for (const std::vector<Shape>& edge : matchEdges(m_rules)) {
        if (std::optional<std::vector<Hand>> hand = dealer.deal(edge, DealtOrder::shuffled))
            m_hands.push_back(testCase(*std::move(hand), m_rules, std::nullopt));
    }
}

} // namespace showdown
