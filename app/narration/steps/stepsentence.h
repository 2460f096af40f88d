// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fill.h"
#include "app/narration/steps/steparguments.h"
#include "app/narration/steps/stepconditions.h"
#include "core/trace/listing.h"

#include <QString>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>

namespace showdown::narration {

/// A row's sentence: when the row is used, and its words. A sentence with a number and a noun, "%n
/// wilds can fill in", is marked by QT_TRANSLATE_N_NOOP3 and has a `count`; `one` is how it reads
/// if the number is one and is best written as a word.
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

/// A row as written in the source: the lines, and the sentence for them.
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

/// The rows of one table, in the form in which they are used.
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

/// The sentences for the steps of one function. Listing and rows name their lines by the same
/// enumeration.
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
