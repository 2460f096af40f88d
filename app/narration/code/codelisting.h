// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/code/codesource.h"
#include "core/trace/step.h"

#include <array>
#include <string_view>

namespace showdown::narration {

/// The languages, as they are offered.
constexpr std::array<CodeLanguage, 3> allCodeLanguages{
    CodeLanguage::pseudoCode, CodeLanguage::python, CodeLanguage::javaScript};

/// Those that a computer runs.
constexpr std::array<CodeLanguage, 2> programLanguages{CodeLanguage::python,
                                                       CodeLanguage::javaScript};

/// `pseudo`, `python`, `javascript`: as settings and the command line write it.
std::string_view id(CodeLanguage language);

/// The language of this id; nothing if there is none.
std::optional<CodeLanguage> codeLanguageFromId(std::string_view text);

/// By how many spaces a line that goes on below is farther in than it began: more than a block is.
int continuedIndent(CodeLanguage language);

/// "Pseudo-code", "Python", "JavaScript"
QString codeLanguageName(CodeLanguage language);

/// The language in which the program shows listings; pseudo-code before another is chosen.
CodeLanguage codeLanguage();

/// Shows listings in another language from now on, and tells the program as a change of its own
/// language does.
void setCodeLanguage(CodeLanguage language);

/// A line of a listing as a learner reads it.
struct CodeLine
{
    QString text;                      ///< indented; pseudo-code in the current language
    const ListingLine* line = nullptr; ///< nullptr for a brace that closes: it has no number
};

/// The lines of a listing under these terms, in this language or in that of the program.
std::vector<CodeLine> codeLines(const Listing& listing, const Terms& terms, CodeLanguage language);
std::vector<CodeLine> codeLines(const Listing& listing, const Terms& terms);

/// The name of the function in the language of the program's listings: in those of programs each has
/// a name of its own.
QString codeName(const Listing& listing);

/// The line of a step, without its indent, in the language of the program's listings.
QString codeLine(const Step& step, const Terms& terms);

} // namespace showdown::narration
