// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steps/stepfacts.h"

#include <optional>

namespace showdown::narration {

/// A question about a step: a function, or one of those below.
class Test
{
public:
    constexpr Test(bool (*function)(const StepFacts&)) : m_function(function) {}
    constexpr Test(bool (*function)(const StepFacts&, const char*, int), const char* variable,
                   int number = 0)
        : m_aboutVariable(function), m_variable(variable), m_number(number)
    {}

    bool holds(const StepFacts& step) const
    {
        return m_function ? m_function(step) : m_aboutVariable(step, m_variable, m_number);
    }

private:
    bool (*m_function)(const StepFacts&) = nullptr;
    bool (*m_aboutVariable)(const StepFacts&, const char*, int) = nullptr;
    const char* m_variable = nullptr;
    int m_number = 0;
};

/// The variable is this number.
constexpr Test equals(const char* variable, int number)
{
    return {[](const StepFacts& step, const char* name, int value) {
                return step.number(name) == value;
            },
            variable, number};
}

/// The variable is this number or a greater one.
constexpr Test reaches(const char* variable, int number)
{
    return {[](const StepFacts& step, const char* name, int value) {
                return step.number(name) >= value;
            },
            variable, number};
}

/// The hand of this name has no wild that is still open.
constexpr Test hasNoWild(const char* variable)
{
    return {[](const StepFacts& step, const char* name, int) { return step.wilds(name) == 0; },
            variable};
}

/// The variables of this name of hand 1 and hand 2 are equal numbers: `areEqual("pair")`.
bool haveEqual(const StepFacts& step, const char* variable, int number);
constexpr Test areEqual(const char* variable)
{
    return {haveEqual, variable};
}

/// The line belongs to the first or to the second half of its listing.
bool inFirstHalf(const StepFacts& step);
bool inSecondHalf(const StepFacts& step);

/// When a row is used: `always`, `no`, `hasNoWild("hand")`, `yes(equals("numWilds", 1))`.
class When
{
public:
    constexpr When(std::optional<bool> answer, std::optional<Test> test)
        : m_answer(answer), m_test(test)
    {}
    constexpr When(Test test) : m_test(test) {}
    constexpr When(bool (*function)(const StepFacts&)) : m_test(function) {}

    /// As this, if the test holds too.
    constexpr When operator()(Test test) const { return {m_answer, test}; }

    bool holds(const StepFacts& step) const;

    /// The answer that the step must have given; nothing if any is fine.
    std::optional<bool> answer() const { return m_answer; }
    /// True if a test must hold too.
    bool hasTest() const { return m_test.has_value(); }

private:
    std::optional<bool> m_answer;
    std::optional<Test> m_test;
};

constexpr When always(std::nullopt, std::nullopt);
constexpr When yes(true, std::nullopt);
constexpr When no(false, std::nullopt);

} // namespace showdown::narration
