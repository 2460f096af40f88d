// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/listing.h"

#include <cstdint>
#include <span>
#include <vector>

namespace showdown {

/// The number of no mistake: everything is repaired.
constexpr int repaired = 0;

/// The mistakes are E1 to E30.
constexpr int lastPrintedMistake = 30;

/// Where a printed mistake shows.
enum class MistakeShows : std::uint8_t {
    inAnswer, ///< some hands get a wrong one, or none
    inStop,   ///< the code asks for something that is not there
    inStep,   ///< a step goes wrong, and the answer is right
    inText,   ///< the article says something else than its code does
};

/// Where this mistake, 1 to 30, shows.
MistakeShows showsIn(int mistake);

/// The mistakes that make an answer wrong, by number: 3 for E3.
std::span<const int> allPrintedMistakes();

/// True for the mistakes that show in a step or in the text of the articles, but never in an
/// answer: E6, E13, E15, E16, E26, E28, E29, E30. They have the answers of the repaired code. False
/// for a number that none has.
bool changesNoAnswer(int mistake);

/// Whether any code is printed otherwise with it. False for the mistakes of the text, and for E13,
/// which the engine has, too.
bool changesCode(int mistake);

/// Whether a line of the listing is printed otherwise with this mistake.
bool changesLineOf(const Listing& listing, int mistake);

/// Whether the mistake lies in a line: it is printed with it and with as few others as any line is.
/// What the articles print around several mistakes is none of them.
bool isMistakeIn(const ListingLine& line, int mistake);

/// Whether the mistake can be found in a listing: it lies in one of its lines, and is more there than
/// what follows from the mistake of another function.
bool canBeFoundIn(const Listing& listing, int mistake);

/// Whether lines of the listing are missing with this mistake, and not only others in their place.
bool lacksLines(const Listing& listing, int mistake);

/// The mistakes of a function, ascending: those that lie in its lines, and those of what the
/// articles say about it.
std::vector<int> mistakesOf(const Listing& listing);

} // namespace showdown
