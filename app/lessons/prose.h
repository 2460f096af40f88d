// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace showdown::lessons {

/// A link of a Markdown text: `[26 %](claim:outs/percent)`.
struct ProseLink
{
    QString text;   ///< without emphasis and superfluous blanks
    QString target; ///< `claim:outs/percent`
    int line = 0;   ///< in the text, from 0
};

/// A code span of a Markdown text.
struct CodeSpan
{
    QString text;
    int line = 0; ///< in the text, from 0
};

/// The links of a Markdown text, in order; not those in fenced blocks.
std::vector<ProseLink> linksOf(const QString& markdown);

/// Links or HTML beyond the links that linksOf() finds: an address in another Markdown spelling or
/// alone, a picture, a tag.
struct StrayMarkup
{
    QString text;
    bool isHtml = false;
    int line = 0; ///< in the text, from 0
};
std::vector<StrayMarkup> strayMarkupOf(const QString& markdown);

/// The code spans of a Markdown text, in order; not those in fenced blocks.
std::vector<CodeSpan> codeSpansOf(const QString& markdown);

/// Markdown as plain text on one line, without its marks.
QString plainText(const QString& markdown);

/// Whether a code span names a function of the listings: `GetKickers`, `FindWinnerFlush(…)`.
bool looksLikeFunction(const QString& code);

/// The name of that function.
QString functionName(const QString& code);

} // namespace showdown::lessons
