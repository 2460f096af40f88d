// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/steps/stepfacts.h"

#include <QString>

#include <array>

namespace showdown::narration {

/// The value of %1, %2 …: the name of a variable, a function, or one of those below.
class Argument
{
public:
    constexpr Argument() = default;
    constexpr Argument(const char* variable) : m_variable(variable) {}
    constexpr Argument(QString (*function)(const StepFacts&)) : m_function(function) {}
    constexpr Argument(QString (*function)(const StepFacts&, const char*, int),
                       const char* variable, int index = 0)
        : m_aboutVariable(function), m_variable(variable), m_index(index)
    {}

    bool isGiven() const { return m_function || m_variable; }
    QString text(const StepFacts& step) const;

private:
    QString (*m_function)(const StepFacts&) = nullptr;
    QString (*m_aboutVariable)(const StepFacts&, const char*, int) = nullptr;
    const char* m_variable = nullptr;
    int m_index = 0;
};

/// "6♥": the card of the step as dealt.
QString card(const StepFacts& step);

/// "6♥", or "8★" for a wild that has become an eight: a card of the step as it is in the hand
/// of this name.
constexpr Argument cardIn(const char* hand, int index = 0)
{
    return {[](const StepFacts& step, const char* name, int i) { return step.cardIn(name, i); },
            hand, index};
}

/// "1" to "3": the first player that the function is given, the second one, and the owner of the
/// hand that the line works on, where it stands once for each of two hands.
QString player(const StepFacts& step);
QString otherPlayer(const StepFacts& step);
QString owner(const StepFacts& step);

/// "jack": the value of the card of the step in the hand of this name.
constexpr Argument cardValueIn(const char* hand)
{
    return {[](const StepFacts& step, const char* name, int) {
                return valueWord(step.cardValue(name, 0));
            },
            hand};
}

/// "jack": a number that is a card value.
constexpr Argument value(const char* variable)
{
    return {
        [](const StepFacts& step, const char* name, int) { return valueWord(step.number(name)); },
        variable};
}

/// "jack", in the form that follows "beats" and "against".
constexpr Argument inflected(const char* variable)
{
    return {[](const StepFacts& step, const char* name, int) {
                return inflectedValueWord(step.number(name));
            },
            variable};
}

/// "one jack".
constexpr Argument single(const char* variable)
{
    return {
        [](const StepFacts& step, const char* name, int) { return valueSingle(step.number(name)); },
        variable};
}

/// "jacks".
constexpr Argument plural(const char* variable)
{
    return {
        [](const StepFacts& step, const char* name, int) { return valuePlural(step.number(name)); },
        variable};
}

/// "jack": the value at an index of a list.
constexpr Argument valueAt(const char* list, int index)
{
    return {[](const StepFacts& step, const char* name, int i) {
                return valueWord(step.values(name)[i]);
            },
            list, index};
}

/// "jacks": the value at an index of a list, in the plural.
constexpr Argument pluralAt(const char* list, int index)
{
    return {[](const StepFacts& step, const char* name, int i) {
                return valuePlural(step.values(name)[i]);
            },
            list, index};
}

/// "three": a number from two to five as a word.
constexpr Argument numberWord(const char* variable)
{
    return {
        [](const StepFacts& step, const char* name, int) { return numberWord(step.number(name)); },
        variable};
}

/// "4": the card at an index, counted from 1 as people do.
constexpr Argument ordinal(const char* variable)
{
    return {[](const StepFacts& step, const char* name, int) {
                return QString::number(step.number(name) + 1);
            },
            variable};
}

/// The number for %n, where a word follows that has a plural: the name of a variable, or a
/// function.
class Count
{
public:
    constexpr Count() = default;
    constexpr Count(const char* variable) : m_variable(variable) {}
    constexpr Count(int (*function)(const StepFacts&)) : m_function(function) {}

    /// -1 if the sentence counts nothing.
    int of(const StepFacts& step) const;

private:
    int (*m_function)(const StepFacts&) = nullptr;
    const char* m_variable = nullptr;
};

/// The arguments of a sentence, at most four.
using Arguments = std::array<Argument, 4>;
template <typename... Each>
constexpr Arguments with(Each... arguments)
{
    return {Argument(arguments)...};
}

} // namespace showdown::narration
