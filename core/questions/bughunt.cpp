// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/bughunt.h"

#include "core/questions/exercisefacts.h"
#include "core/trace/alllistings.h"

#include <algorithm>

namespace showdown {

std::vector<int> mistakenLines(const Listing& listing, const Terms& terms)
{
    std::vector<int> lines;
    int number = 0;
    for (const ListingLine& line : listing.lines) {
        if (!line.isShown(terms))
            continue;
        ++number;
        if (isMistakeIn(line, terms.mistake))
            lines.push_back(number);
    }
    return lines;
}

BugHunt::BugHunt(const Exercise& exercise)
    : m_asked(std::get<FindBug>(exercise.kind)),
      m_terms{exercise.rules, exercise.lens, m_asked.mistake}
{
    const auto all = allPrintedMistakes();
    if (std::ranges::find(all, m_asked.mistake) == all.end() || !knowsPrintedCode(exercise.rules))
        return;
    for (const Listing* listing : allListings()) {
        if (listing->function != m_asked.function || m_listing)
            continue;
        m_lines = showdown::mistakenLines(*listing, m_terms);
        if (!m_lines.empty())
            m_listing = listing;
    }
}

bool BugHunt::isMistake(int line) const
{
    return std::ranges::find(m_lines, line) != m_lines.end();
}

std::vector<Hand> BugHunt::handsAt(int table) const
{
    return handsOf(m_asked.tables[static_cast<std::size_t>(table) - 1]);
}

PrintedAnswer BugHunt::printedAt(int table) const
{
    return printedAnswer(m_asked.mistake, handsAt(table), m_terms.lens, m_terms.rules);
}

PrintedAnswer BugHunt::repairedAt(int table) const
{
    return printedAnswer(repaired, handsAt(table), m_terms.lens, m_terms.rules);
}

std::vector<int> BugHunt::showingTables() const
{
    std::vector<int> tables;
    std::ranges::copy_if(allTables, std::back_inserter(tables),
                         [this](int table) { return isShownAt(table); });
    return tables;
}

std::optional<int> BugHunt::mistakenStep(const Run& printed) const
{
    const auto found = std::ranges::find_if(printed.steps(), [this](const Step& step) {
        return step.listing == m_listing && isMistake(step.number(m_terms));
    });
    return found == printed.steps().end()
               ? std::nullopt
               : std::optional(static_cast<int>(found - printed.steps().begin()));
}

} // namespace showdown
