// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fill.h"
#include "app/narration/steps/stepfacts.h"

#include <QString>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>

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

    /// The same, if the test holds too.
    constexpr When operator()(Test test) const { return {m_answer, test}; }

    bool holds(const StepFacts& step) const;

    /// The answer that the step must have given; nothing if any will do.
    std::optional<bool> answer() const { return m_answer; }
    /// True if something else must hold too.
    bool hasTest() const { return m_test.has_value(); }

private:
    std::optional<bool> m_answer;
    std::optional<Test> m_test;
};

constexpr When always(std::nullopt, std::nullopt);
constexpr When yes(true, std::nullopt);
constexpr When no(false, std::nullopt);

/// What stands in place of %1, %2 …: the name of a variable, a function, or one of those below.
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

/// "6♥", or "8★" for a wild that has become an eight: a card of the step as it stands in the hand
/// of this name.
constexpr Argument cardIn(const char* hand, int index = 0)
{
    return {[](const StepFacts& step, const char* name, int i) { return step.cardIn(name, i); },
            hand, index};
}

/// "1" to "3": the first player that the function is given, the second one, and the one whose hand
/// the line works on, where it stands once for each of two hands.
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

/// "jacks": the same in the plural.
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

/// The number for %n, where a word follows that has a plural: the name of a variable, or a function.
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

/// What a step says: when the row is used, and its words. A sentence with a number and a noun, "%n
/// wilds can fill in", is marked by QT_TRANSLATE_N_NOOP3 and has a `count`; `one` is how it reads if
/// the number is one and is best written as a word.
struct StepSentence
{
    When when = always;
    SourceText text = {nullptr, nullptr};
    Arguments arguments = {};
    Count count = {};
    SourceText one = {nullptr, nullptr};

    QString filled(const StepFacts& step) const;
};

/// The lines of a listing that a row is for, by name: one to four.
template <typename Line>
class LineNames
{
public:
    template <std::same_as<Line>... Each>
    consteval LineNames(Each... names)
        : m_names{static_cast<std::uint8_t>(names)...}, m_size(sizeof...(names))
    {}

    constexpr std::span<const std::uint8_t> names() const { return {m_names.data(), m_size}; }

private:
    std::array<std::uint8_t, 4> m_names{};
    std::size_t m_size = 0;
};

/// A row while it is written down: the lines, and what is said there.
template <typename Line>
struct SentenceOf
{
    LineNames<Line> lines;
    When when = always;
    SourceText text = {nullptr, nullptr};
    Arguments arguments = {};
    Count count = {};
    SourceText one = {nullptr, nullptr};
};

/// A row of a table.
struct StepRow
{
    std::array<std::uint8_t, 4> lines{};
    std::size_t lineCount = 0;
    StepSentence sentence;

    /// The names of the lines that it is for.
    std::span<const std::uint8_t> names() const { return std::span(lines).first(lineCount); }
};

/// The rows of one table, ready to be used.
template <typename Line, std::size_t size>
struct SentencesOf
{
    std::array<StepRow, size> rows;
};

/// `sentencesOf<Line>({{Line::start, always, QT_TRANSLATE_NOOP3("Steps", …), with("hand")}, …})`
template <typename Line, std::size_t size>
// NOLINTNEXTLINE(modernize-avoid-c-arrays): as for the lines of a listing
consteval SentencesOf<Line, size> sentencesOf(const SentenceOf<Line> (&written)[size])
{
    SentencesOf<Line, size> result{};
    for (std::size_t i = 0; i < size; ++i) {
        const SentenceOf<Line>& row = written[i];
        for (const std::uint8_t name : row.lines.names())
            result.rows[i].lines[result.rows[i].lineCount++] = name;
        result.rows[i].sentence = {row.when, row.text, row.arguments, row.count, row.one};
    }
    return result;
}

/// The rows of one table and then those that several functions share.
template <typename Line, std::size_t size, std::size_t more>
consteval SentencesOf<Line, size + more> operator+(const SentencesOf<Line, size>& own,
                                                   const SentencesOf<Line, more>& shared)
{
    SentencesOf<Line, size + more> result{};
    std::ranges::copy(shared.rows, std::ranges::copy(own.rows, result.rows.begin()).out);
    return result;
}

/// What the steps of one function say. Listing and rows name their lines by the same enumeration.
class StepTable
{
public:
    template <typename Line, std::size_t size>
    constexpr StepTable(const ListingOf<Line>& listing, const SentencesOf<Line, size>& sentences)
        : m_listing(&listing), m_rows(sentences.rows)
    {}

    const Listing& listing() const { return *m_listing; }
    std::span<const StepRow> rows() const { return m_rows; }

    /// The first sentence for the line of this name that fits the step, or nullptr.
    const StepSentence* find(std::uint8_t line, const StepFacts& step) const;

private:
    const Listing* m_listing;
    std::span<const StepRow> m_rows;
};

} // namespace showdown::narration
