// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/bughunt.h"

#include "core/questions/exercisefacts.h"
#include "core/trace/alllistings.h"

#include <algorithm>
#include <set>
#include <utility>

namespace showdown {
namespace {

/// Of mistakes in several lines the one that tells it, if that is not the first.
constexpr std::array<std::pair<int, std::string_view>, 2> tellingLines{{
    {7, "moveLowest"},
    {19, "giveValues"},
}};

bool isTelling(const ListingLine& line, int mistake)
{
    return std::ranges::find(tellingLines, std::pair(mistake, line.label)) != tellingLines.end();
}

} // namespace

std::vector<ListingGap> gapsIn(const Listing& listing, const Terms& terms)
{
    std::vector<ListingGap> gaps;
    if (!lacksLines(listing, terms.mistake))
        return gaps;
    Terms mended = terms;
    mended.mistake = repaired;
    ListingGap gap;
    std::size_t inPlace = 0; // of the missing ones
    for (const ListingLine& line : listing.lines) {
        const bool isPrinted = line.isShown(terms);
        const bool isMended = line.isShown(mended);
        if (isPrinted && isMended) {
            if (gap.missing.size() > inPlace)
                gaps.push_back(gap);
            gap.missing.clear();
            inPlace = 0;
        } else if (isMended) {
            gap.missing.push_back(line.text);
        } else if (isPrinted) {
            ++inPlace;
        }
        gap.after += isPrinted ? 1 : 0;
    }
    return gaps;
}

std::vector<int> mistakenLines(const Listing& listing, const Terms& terms)
{
    std::set<int> lines;
    for (const ListingGap& gap : gapsIn(listing, terms))
        lines.insert({std::max(gap.after, 2), gap.after + 1});
    std::vector<int> telling;
    int number = 0;
    for (const ListingLine& line : listing.lines) {
        if (!line.isShown(terms))
            continue;
        ++number;
        if (!isMistakeIn(line, terms.mistake))
            continue;
        if (isTelling(line, terms.mistake))
            telling.push_back(number);
        else
            lines.insert(number);
    }
    telling.insert(telling.end(), lines.begin(), lines.end());
    return telling;
}

BugHunt::BugHunt(const Exercise& exercise)
    : m_asked(std::get<FindBug>(exercise.kind)),
      m_terms{exercise.rules, exercise.lens, m_asked.mistake}
{
    const auto all = allPrintedMistakes();
    if (std::ranges::find(all, m_asked.mistake) == all.end() || !knowsPrintedCode(exercise.rules))
        return;
    for (const Listing* listing : allListings()) {
        if (listing->function != m_asked.function || m_listing
            || !canBeFoundIn(*listing, m_asked.mistake))
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

int BugHunt::tellingLine() const
{
    const bool isNamed = std::ranges::any_of(
        tellingLines, [this](const auto& each) { return each.first == m_asked.mistake; });
    if (isNamed)
        return m_lines.front();
    const Run right = repairedRun(showingTable());
    const Run printed = mistakenRun(showingTable());
    const auto place = parting(right, printed);
    const bool isHere = place && place->printed.step && place->printed.step->listing == m_listing
                        && isMistake(place->printed.number);
    return isHere ? place->printed.number : m_lines.front();
}

/// Lines that differ stand together: the printed ones, and as many repaired ones in their place.
std::string_view BugHunt::repairedLine(int line) const
{
    Terms mended = m_terms;
    mended.mistake = repaired;
    const auto others = std::ranges::count_if(m_listing->lines, [&](const ListingLine& each) {
        return each.isShown(m_terms) && !each.isShown(mended);
    });
    if (2 * others > lineCount())
        return {}; // it works in another way
    std::vector<std::string_view> instead;
    std::size_t printed = 0;
    std::optional<std::size_t> place;
    int number = 0;
    for (const ListingLine& each : m_listing->lines) {
        const bool isPrinted = each.isShown(m_terms);
        const bool isMended = each.isShown(mended);
        number += isPrinted ? 1 : 0;
        if (isPrinted && isMended) {
            if (place)
                break;
            instead.clear();
            printed = 0;
        } else if (isMended) {
            instead.push_back(each.text);
        } else if (isPrinted) {
            if (number == line)
                place = printed;
            ++printed;
        }
    }
    return place && instead.size() == printed ? instead[*place] : std::string_view();
}

ListingGap BugHunt::gap() const
{
    const std::vector<ListingGap> gaps = gapsIn(*m_listing, m_terms);
    return gaps.empty() ? ListingGap{} : gaps.front();
}

bool BugHunt::mayReadUnset() const
{
    constexpr std::array readers{8, 17};
    return std::ranges::any_of(readers,
                               [this](int mistake) { return changesLineOf(*m_listing, mistake); });
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
