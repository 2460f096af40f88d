// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/printedmistakes.h"

#include "core/trace/alllistings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array inAnswers{1,  3,  4,  5,  7,  8,  9,  10, 11, 12,
                               14, 17, 19, 20, 21, 22, 23, 24, 25, 27};
constexpr std::array inStops{2, 18};
constexpr std::array inSteps{13, 26};

/// A mistake, and a function.
struct Remark
{
    int mistake = 0;
    std::string_view function;
};

/// Mistakes that change no line. E29 is about no function, but about odds.
constexpr std::array<Remark, 6> remarks{{
    {6, "CompareHands"},
    {13, "WildsAssumeInfoCardValues"},
    {15, "TwoPair"},
    {16, "GetTrioPairValues"},
    {28, "CompareTrios"},
    {30, "FindWinnerFourOfAKind"},
}};

/// Where a mistake lies in lines, but follows from that of a function they call.
constexpr std::array<Remark, 2> followed{{
    {19, "RoyalFlush"},
    {12, "FindWinnerFullHouse"},
}};

/// Where lines are missing in print.
constexpr std::array<Remark, 3> lacking{{
    {12, "WildsAssumeCardValues"},
    {23, "WildsAssumeInfoCardValues"},
    {25, "FindWinnerFullHouse"},
}};

/// Whether a list has this mistake of a function.
bool has(std::span<const Remark> list, const Listing& listing, int mistake)
{
    return std::ranges::any_of(list, [&](const Remark& each) {
        return each.mistake == mistake && each.function == listing.uniqueName;
    });
}

using Counts = std::array<int, lastPrintedMistake + 1>;

/// For each mistake with how many a line is printed that has the fewest.
Counts fewestTogether()
{
    Counts fewest{};
    fewest.fill(lastPrintedMistake);
    for (const Listing* listing : allListings()) {
        for (const ListingLine& line : listing->lines) {
            for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
                int& count = fewest[static_cast<std::size_t>(mistake)];
                if (line.print.isPrinted && line.print.concerns(mistake))
                    count = std::min(count, std::popcount(line.print.mistakes));
            }
        }
    }
    return fewest;
}

bool liesIn(const Listing& listing, int mistake)
{
    return std::ranges::any_of(
        listing.lines, [mistake](const ListingLine& line) { return isMistakeIn(line, mistake); });
}

} // namespace

MistakeShows showsIn(int mistake)
{
    const auto isOneOf = [mistake](std::span<const int> numbers) {
        return std::ranges::find(numbers, mistake) != numbers.end();
    };
    return isOneOf(inAnswers) ? MistakeShows::inAnswer
           : isOneOf(inStops) ? MistakeShows::inStop
           : isOneOf(inSteps) ? MistakeShows::inStep
                              : MistakeShows::inText;
}

std::span<const int> allPrintedMistakes()
{
    return inAnswers;
}

bool changesNoAnswer(int mistake)
{
    const MistakeShows shows = showsIn(mistake);
    return mistake >= 1 && mistake <= lastPrintedMistake
           && (shows == MistakeShows::inStep || shows == MistakeShows::inText);
}

bool changesCode(int mistake)
{
    return std::ranges::any_of(allListings(), [mistake](const Listing* listing) {
        return changesLineOf(*listing, mistake);
    });
}

bool changesLineOf(const Listing& listing, int mistake)
{
    return std::ranges::any_of(
        listing.lines, [mistake](const ListingLine& line) { return line.print.concerns(mistake); });
}

bool isMistakeIn(const ListingLine& line, int mistake)
{
    static const Counts fewest = fewestTogether();
    return line.print.isPrinted && line.print.concerns(mistake)
           && std::popcount(line.print.mistakes) == fewest[static_cast<std::size_t>(mistake)];
}

bool canBeFoundIn(const Listing& listing, int mistake)
{
    return liesIn(listing, mistake) && !has(followed, listing, mistake);
}

bool lacksLines(const Listing& listing, int mistake)
{
    return has(lacking, listing, mistake);
}

std::vector<int> mistakesOf(const Listing& listing)
{
    std::vector<int> mistakes;
    for (int mistake = 1; mistake <= lastPrintedMistake; ++mistake) {
        if (has(remarks, listing, mistake) || liesIn(listing, mistake))
            mistakes.push_back(mistake);
    }
    return mistakes;
}

} // namespace showdown
