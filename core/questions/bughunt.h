// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/printed/parting.h"
#include "core/questions/exercise.h"
#include "core/trace/listing.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace showdown {

constexpr int tableCount = 3;
inline constexpr std::array allTables{1, 2, 3};

/// Lines that are missing in print: after this one, from 1, and before the next.
struct ListingGap
{
    int after = 0;
    std::vector<std::string_view> missing;
};

/// The gaps that the mistake of these terms leaves in a listing; none unless lacksLines().
std::vector<ListingGap> gapsIn(const Listing& listing, const Terms& terms);

/// The lines of a listing, from 1, in which the mistake of these terms lies, as isMistakeIn() says,
/// and those beside its gaps, but for that with the name of the function; first the one that tells
/// what it is.
std::vector<int> mistakenLines(const Listing& listing, const Terms& terms);

/// What the engine says about a FindBug; everything is run, as printed and repaired. Tables and
/// lines count from 1. The exercise must outlive it.
class BugHunt
{
public:
    explicit BugHunt(const Exercise& exercise);

    /// The listing as it is asked about; nullptr if there is none.
    const Listing* listing() const { return m_listing; }
    /// The terms under which it is shown, as printed.
    const Terms& terms() const { return m_terms; }

    int lineCount() const { return static_cast<int>(m_listing->shown(m_terms).size()); }
    const std::vector<int>& mistakenLines() const { return m_lines; }
    bool isMistake(int line) const;
    /// The one of them that tells what it is, or else makes the difference at the table that shows
    /// it; the exercise must have no fault.
    int tellingLine() const;
    /// What a line is once it is repaired; empty if no line is there in its place.
    std::string_view repairedLine(int line) const;
    /// The lines that are missing, if any are; of several gaps the first.
    ListingGap gap() const;
    /// Whether the function, with one of its mistakes, reads what nobody has set.
    bool mayReadUnset() const;

    std::vector<Hand> handsAt(int table) const;
    PrintedAnswer printedAt(int table) const;
    PrintedAnswer repairedAt(int table) const;

    /// Whether both answer differently at a table, and where they do.
    bool isShownAt(int table) const { return printedAt(table) != repairedAt(table); }
    std::vector<int> showingTables() const;
    /// The only one; the exercise must have no fault.
    int showingTable() const { return showingTables().front(); }

    /// The first step of a mistaken line of the listing, as printed.
    std::optional<int> mistakenStep(const Run& printed) const;
    bool runsMistake(int table) const { return mistakenStep(mistakenRun(table)).has_value(); }
    /// Whether both runs part, whatever they answer.
    bool parts(int table) const
    {
        return parting(repairedRun(table), mistakenRun(table)).has_value();
    }

    /// Over the hands of a table, with the mistake and without.
    Run mistakenRun(int table) const { return {handsAt(table), m_terms}; }
    Run repairedRun(int table) const { return {handsAt(table), {m_terms.rules, m_terms.lens}}; }

private:
    const FindBug& m_asked;
    Terms m_terms;
    const Listing* m_listing = nullptr;
    std::vector<int> m_lines;
};

} // namespace showdown
