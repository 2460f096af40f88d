// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cases/testcase.h"
#include "core/compare/partname.h"
#include "core/printed/printedanswer.h"
#include "core/rules/houserules.h"

#include <optional>
#include <vector>

namespace showdown {

/// A property that some cases have and others do not.
struct Pattern
{
    enum class Kind : std::uint8_t {
        tie,            ///< several hands win
        threeHands,     ///< three hands are compared
        nobodyFits,     ///< no hand is of the rank that all are compared as
        wilds,          ///< a hand holds exactly `value` wilds
        wildsOrMore,    ///< a hand holds `value` wilds or more
        card,           ///< a hand holds a natural card of the rank `value`, 2 to 14
        rank,           ///< the best hand is of the rank `rank`, or the hand alone is
        part,           ///< hands of the rank `rank` are decided by the part `part`
        differentRanks, ///< hands of different rank are compared last
        winner,         ///< player `value` wins alone
        kicker,         ///< a kicker decides
        kickerOfMany,   ///< a kicker decides in hands of three or four of a kind
    };

    Kind kind = Kind::tie;
    int value = 0;
    std::optional<Category> rank = std::nullopt;
    PartName part = {};

    bool operator==(const Pattern&) const = default;
};

/// The name of a kind as files have it: `three-hands`.
std::string_view id(Pattern::Kind kind);

/// Whether the case has it.
bool shows(const TestCase& testCase, const HouseRules& rules, const Pattern& pattern);

/// A pattern that the cases of all wrong answers have.
struct SharedPattern
{
    Pattern pattern;
    int wrong = 0; ///< the wrong answers, all of which are to cases of the pattern
    int of = 0;    ///< how many cases of the pattern were asked

    bool isEvery() const { return wrong == of; }
};

/// Diagnosis of what the wrong answers of a program have in common, based on all of its answers.
class Diagnosis
{
public:
    explicit Diagnosis(const HouseRules& rules);

    /// Takes an answer into account; nothing is one that is no answer at all.
    void add(const TestCase& testCase, const std::optional<GivenAnswer>& given);

    int asked() const { return m_asked; }
    int wrong() const { return m_wrong; }

    /// The one printed mistake, by number, that gives every answer of the program, right or wrong,
    /// if any is wrong. Nothing if there is none, if there are several, or under rules for which
    /// the printed code is not meant.
    std::optional<int> mistake() const;

    /// The narrowest pattern that all wrong answers share, if they are too many to share it by
    /// chance.
    std::optional<SharedPattern> pattern() const;

private:
    struct Count
    {
        Pattern pattern;
        int asked = 0;
        int wrong = 0;
    };

    HouseRules m_rules;
    int m_asked = 0;
    int m_wrong = 0;
    std::vector<Count> m_counts;
    std::vector<int> m_suspects; ///< the printed mistakes that no answer speaks against
};

} // namespace showdown
