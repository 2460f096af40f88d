// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/pagetext.h"

#include <QString>

#include <array>
#include <cstdint>
#include <iosfwd>
#include <string_view>

namespace showdown::cli {

// Colours of text for people. A text says what its headings are; writeText() draws them and the red
// suits if its stream is coloured, and leaves the marks out if not. No other place writes escapes.

using narration::asHeading;
using narration::padded;
using narration::shownLength;
using narration::withoutMarks;

/// When text is coloured: what `--color` names.
enum class ColourWish : std::uint8_t {
    automatic, ///< on a terminal that can show it
    always,    ///< in a pipe or a file as well
    never,
};

/// The names that `--color` takes, in the order of ColourWish.
constexpr std::array<std::string_view, 3> colourWishNames{"auto", "always", "never"};

/// Decides whether texts for this stream are coloured. With NO_COLOR in the environment they are
/// only if that is asked for.
void setColours(std::ostream& out, ColourWish wish);

/// Makes texts as wide as the terminal behind this stream, 80 to 120 characters; 80 without one.
void fitToTerminal(const std::ostream& out);

/// Writes a text for people.
void writeText(std::ostream& out, const QString& text);

} // namespace showdown::cli
