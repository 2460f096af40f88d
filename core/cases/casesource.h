// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/casegenerator.h"

#include <deque>
#include <memory>

namespace showdown {

/// The question about the hands of a run of cases.
enum class CaseQuestion : std::uint8_t {
    winners,           ///< who wins, by best rank or through one lens
    winnersByEachLens, ///< who wins through a lens that changes from case to case
    rank,              ///< which rank a single hand is
};

/// The cases of a run. One seed gives the same cases on every machine.
class CaseSource
{
public:
    /// The lens counts where hands are asked about the winners through one.
    CaseSource(CaseQuestion question, const HouseRules& rules, std::optional<Category> lens,
               std::uint64_t seed);

    TestCase next();

private:
    TestCase nextOfEachLens();
    CaseGenerator& takeTurn();
    std::optional<TestCase> takeTurns(std::optional<TestCase> (CaseGenerator::*nextOfKind)(),
                                      bool& done);
    TestCase nextHand();
    void dealEdges(std::uint64_t seed);

    CaseQuestion m_question;
    HouseRules m_rules;
    std::vector<std::unique_ptr<CaseGenerator>> m_generators; ///< one for each lens in use
    std::size_t m_turn = 0;
    bool m_leadersDone = false;
    bool m_edgesDone = false;
    std::deque<TestCase> m_hands; ///< single hands that come next
};

} // namespace showdown
