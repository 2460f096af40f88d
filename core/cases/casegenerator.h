// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/dealer.h"
#include "core/cases/edges.h"
#include "core/cases/exposers.h"
#include "core/cases/seededrandom.h"
#include "core/cases/shape.h"
#include "core/cases/testcase.h"

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace showdown {

/// An endless stream of cases for a comparator under test; one seed gives the same cases on every
/// machine. First come the hands that expose known mistakes, then those at an edge, then those that
/// show every kind of decision and tie in as few cases as possible, then hands by chance, most of
/// them near an edge. The first two do not depend on the seed but for suits and order.
/// In each case at least one hand takes part, unless the rules leave no such hand to be found or,
/// through a lens, the edge is that none does.
class CaseGenerator
{
public:
    CaseGenerator(const HouseRules& rules, std::optional<Category> lens, std::uint64_t seed);
    CaseGenerator(const CaseGenerator&) = delete;
    CaseGenerator& operator=(const CaseGenerator&) = delete;

    TestCase next();

    /// The next case that is the first to expose some mistake, or nothing if there is no more of
    /// them.
    std::optional<TestCase> nextLeader();
    /// The next case at an edge, or nothing if there is no more of them.
    std::optional<TestCase> nextEdge();

private:
    /// A case that may still show something new.
    struct Candidate
    {
        TestCase testCase;
        std::vector<Feature> features;
        int index = 0; ///< in the order in which they were made
        int score = 0; ///< what its features were worth when last looked at; it only falls

        /// Better cases are larger; no two are equal, so that every machine chooses alike.
        std::pair<int, int> order() const { return {score, -index}; }
    };

    std::optional<TestCase> nextExposer();
    std::optional<TestCase> nextRevealing();
    TestCase nextByChance();

    TestCase anyCase();

    void fillPool();
    int scoreOf(const Candidate& candidate) const;
    void see(const std::vector<Feature>& features);
    std::optional<TestCase> dealt(std::span<const Shape> shapes, DealtOrder order,
                                  bool nobodyMayFit = false);
    bool isDull(const TestCase& testCase);

    HouseRules m_rules;
    std::optional<Category> m_lens;
    SeededRandom m_random;
    Dealer m_dealer;
    ShapeMaker m_shapes;
    std::vector<Exposer> m_exposers;
    std::size_t m_nextExposer = 0;
    std::vector<std::vector<Shape>> m_edges;
    std::size_t m_nextEdge = 0;
    bool m_poolFilled = false;
    std::vector<Candidate> m_pool; ///< a heap, the best score first
    std::set<Feature> m_seen;
};

} // namespace showdown
