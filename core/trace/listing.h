// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/terms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace showdown {

/// The hand that a line works on, where a listing treats two hands alike.
enum class Half : std::uint8_t { first, second };

/// The kind of a line.
enum class LineKind : std::uint8_t {
    action,   ///< sets, adds, calls
    question, ///< `if`
    loop,     ///< `for` and `while`
    result,   ///< `return`
};

/// The kind of a line by its first word.
constexpr LineKind lineKind(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.starts_with("if "))
        return LineKind::question;
    if (text.starts_with("for ") || text.starts_with("while "))
        return LineKind::loop;
    return text.starts_with("return ") ? LineKind::result : LineKind::action;
}

/// One line of a listing: one action or one question.
struct ListingLine
{
    std::uint8_t name = 0; ///< an enumerator of the listing's own enumeration
    std::string_view text; ///< indented by two spaces a level

    /// The name as it is written: `setStartIndex`; by it the sources of the listings in other
    /// languages name their lines.
    std::string_view label;

    /// Set where the same line stands once for each hand; both have the same name.
    std::optional<Half> half;

    /// Under which terms the line is shown, numbered and run; nullptr: always. A line whose text
    /// depends on a rule stands twice, each with its condition.
    bool (*condition)(const Terms&) = nullptr;

    LineKind kind = LineKind::action; ///< the same for all lines of one name

    /// Set where a printed mistake changes the line: it stands twice, as printed and repaired.
    InPrint print = {};

    bool isShown(const Terms& terms) const
    {
        return (!condition || condition(terms)) && print.isShown(terms.mistake);
    }
};

/// Whether the questions and results of a function tell something by themselves, or only serve the
/// calling function, as counting, sorting, copying and excluding do.
enum class ListingRole : std::uint8_t { speaks, serves };

/// The pseudo-code of one function as a learner reads it. It is in the same file as the code
/// that runs, which names the line at every step.
struct Listing
{
    std::string_view function;          ///< the name in the series: `DoCardsHaveSameValue`
    std::span<const ListingLine> lines; ///< under all terms
    ListingRole role = ListingRole::speaks;
    std::string_view uniqueName; ///< of no other listing: `ComparePairKickers` for CompareKickers

    /// The lines under these terms, in order; the first one has the number 1.
    std::vector<std::string_view> shown(const Terms& terms) const
    {
        std::vector<std::string_view> texts;
        for (const ListingLine& line : lines) {
            if (line.isShown(terms))
                texts.push_back(line.text);
        }
        return texts;
    }

    /// The line of this name for this half under these terms; nullptr if they have no such line.
    const ListingLine* find(std::uint8_t name, Half half, const Terms& terms) const
    {
        const auto found = std::ranges::find_if(lines, [&](const ListingLine& line) {
            return line.name == name && line.half.value_or(half) == half && line.isShown(terms);
        });
        return found == lines.end() ? nullptr : &*found;
    }

    /// The kind of the line of this name.
    LineKind kindOf(std::uint8_t name) const
    {
        const auto found = std::ranges::find(lines, name, &ListingLine::name);
        return found == lines.end() ? LineKind::action : found->kind;
    }

    /// The number, from 1, of that line; 0 if there is none.
    int number(std::uint8_t name, Half half, const Terms& terms) const
    {
        const ListingLine* line = find(name, half, terms);
        if (!line)
            return 0;
        return 1
               + static_cast<int>(std::count_if(lines.data(), line, [&](const ListingLine& above) {
                     return above.isShown(terms);
                 }));
    }
};

/// A line as written in the source: its name is an enumerator of `Line`.
template <typename Line>
struct LineOf
{
    Line name{};
    std::string_view text;
    std::optional<Half> half;
    bool (*condition)(const Terms&) = nullptr;
    InPrint print = {};

    consteval LineOf(Line lineName, std::string_view lineText) : name(lineName), text(lineText) {}
    consteval LineOf(Line lineName, std::string_view lineText, Half lineHalf)
        : name(lineName), text(lineText), half(lineHalf)
    {}
    consteval LineOf(Line lineName, std::string_view lineText, bool (*shown)(const Terms&))
        : name(lineName), text(lineText), condition(shown)
    {}
    consteval LineOf(Line lineName, std::string_view lineText, Half lineHalf,
                     bool (*shown)(const Terms&))
        : name(lineName), text(lineText), half(lineHalf), condition(shown)
    {}
    consteval LineOf(Line lineName, std::string_view lineText, InPrint inPrint)
        : name(lineName), text(lineText), print(inPrint)
    {}
    consteval LineOf(Line lineName, std::string_view lineText, bool (*shown)(const Terms&),
                     InPrint inPrint)
        : name(lineName), text(lineText), condition(shown), print(inPrint)
    {}
    consteval LineOf(Line lineName, std::string_view lineText, Half lineHalf, InPrint inPrint)
        : name(lineName), text(lineText), half(lineHalf), print(inPrint)
    {}
};

/// The lines of one listing, in the form in which they are shown.
template <typename Line, std::size_t size>
struct LinesOf
{
    std::array<ListingLine, size> lines;
};

/// The name of an enumerator, as the compiler tells it: `showdown::CompareHandsLine::start` ends a
/// piece of the function's own name.
template <auto enumerator>
consteval std::string_view enumeratorName()
{
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find("enumerator = "));
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}

/// The names of the first enumerators of an enumeration that has no gaps.
template <typename Line, std::size_t... value>
consteval auto enumeratorNames(std::index_sequence<value...> /*values*/)
{
    return std::array{enumeratorName<static_cast<Line>(value)>()...};
}

/// `linesOf<CompareHandsLine>({{Line::start, "function CompareHands(hand1, hand2)"}, …})`
template <typename Line, std::size_t size>
// Braces deduce no std::array of lines.
// NOLINTNEXTLINE(modernize-avoid-c-arrays)
consteval LinesOf<Line, size> linesOf(const LineOf<Line> (&written)[size])
{
    // A listing has no more names than lines.
    constexpr auto labels = enumeratorNames<Line>(std::make_index_sequence<size>());
    LinesOf<Line, size> result{};
    for (std::size_t i = 0; i < size; ++i) {
        const LineOf<Line>& line = written[i];
        const auto name = static_cast<std::uint8_t>(line.name);
        result.lines[i] = {name,           line.text,           labels.at(name), line.half,
                           line.condition, lineKind(line.text), line.print};
    }
    return result;
}

/// A listing whose lines are named by this enumeration, so that code and narration cannot name a
/// line of another function.
template <typename Line>
struct ListingOf : Listing
{
    template <std::size_t size>
    constexpr ListingOf(std::string_view name, const LinesOf<Line, size>& linesOfIt,
                        ListingRole itsRole = ListingRole::speaks)
        : Listing{name, linesOfIt.lines, itsRole, name}
    {}
    /// For a name that the series has for the functions of several ranks.
    template <std::size_t size>
    constexpr ListingOf(std::string_view name, const LinesOf<Line, size>& linesOfIt,
                        std::string_view itsUniqueName)
        : Listing{name, linesOfIt.lines, ListingRole::speaks, itsUniqueName}
    {}
};

} // namespace showdown
