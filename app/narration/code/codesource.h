// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/listing.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

/// A language in which listings are written.
enum class CodeLanguage : std::uint8_t { pseudoCode, python, javaScript };

/// A line of a source file, without its name. In the file it ends with it, in a comment:
///
///     values = [wild]  # setValues first when bug
///
/// or, where no listing has it, with its condition alone, or with the rule whose value it sets:
///
///     PAIR_FLOOR = 11  # value pairFloor
struct SourceLine
{
    QString text;  ///< indented
    QString label; ///< of a line of a listing: `setStartIndex`; else empty
    std::optional<Half> half;
    bool (*condition)(const Terms&) = nullptr;
    QStringList names = {}; ///< what it gives names to: a function, a constant, a method
    QString value;          ///< the rule whose value follows the equals sign

    bool isShown(const Terms& terms) const { return !condition || condition(terms); }

    /// Whether it is this line of its listing; a mistake that was printed has no other language.
    bool is(const ListingLine& line) const;
};

/// A function, a class, a constant or the like, with the comment above it.
struct SourceBlock
{
    /// `DoCardsHaveSameValue`; two for a function that is written once more for a lens, none for
    /// what runs by itself, such as imports.
    QStringList names;
    bool isListing = false; ///< its lines have names
    bool isImport = false;
    bool isMain = false; ///< in the file that reads hands and answers
    std::vector<SourceLine> lines;

    /// The lines under these terms. The brace that closes a line goes with it.
    std::vector<const SourceLine*> shown(const Terms& terms) const;

    /// The line of a listing; nullptr if there is none, as of the printed mistakes.
    const SourceLine* find(const ListingLine& wanted) const;
};

/// The blocks of `resources/listings/<language>`: what all use first, main last. Pseudo-code has
/// none.
const std::vector<SourceBlock>& sourceBlocks(CodeLanguage language);

/// The block of a listing, which has its unique name; nullptr for pseudo-code.
const SourceBlock* sourceBlock(const Listing& listing, CodeLanguage language);

} // namespace showdown::narration
