// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/code/codelisting.h"

#include "app/narration/listingtext.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace showdown::narration {

namespace {

struct CodeListingText
{
    Q_DECLARE_TR_FUNCTIONS(CodeListingText)
};

CodeLanguage chosen = CodeLanguage::pseudoCode;

/// The mistakes are printed in pseudo-code alone.
const SourceBlock* blockOf(const Listing& listing, const Terms& terms, CodeLanguage language)
{
    return terms.mistake == 0 ? sourceBlock(listing, language) : nullptr;
}

} // namespace

std::string_view id(CodeLanguage language)
{
    switch (language) {
    case CodeLanguage::pseudoCode:
        return "pseudo";
    case CodeLanguage::python:
        return "python";
    case CodeLanguage::javaScript:
        return "javascript";
    }
    return {};
}

QString codeLanguageName(CodeLanguage language)
{
    switch (language) {
    case CodeLanguage::pseudoCode:
        return CodeListingText::tr("Pseudo-code");
    case CodeLanguage::python:
        return QStringLiteral("Python");
    case CodeLanguage::javaScript:
        return QStringLiteral("JavaScript");
    }
    return {};
}

std::optional<CodeLanguage> codeLanguageFromId(std::string_view text)
{
    const auto* const found =
        std::ranges::find(allCodeLanguages, text, [](CodeLanguage each) { return id(each); });
    return found == allCodeLanguages.end() ? std::nullopt : std::optional(*found);
}

int continuedIndent(CodeLanguage language)
{
    return language == CodeLanguage::pseudoCode ? 4 : 8; // blocks: 2 or 4
}

CodeLanguage codeLanguage()
{
    return chosen;
}

void setCodeLanguage(CodeLanguage language)
{
    if (language == std::exchange(chosen, language))
        return;
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

std::vector<CodeLine> codeLines(const Listing& listing, const Terms& terms, CodeLanguage language)
{
    const SourceBlock* block = blockOf(listing, terms, language);
    std::vector<CodeLine> result;
    for (const ListingLine& line : listing.lines) {
        if (block || !line.isShown(terms))
            continue;
        result.push_back({listingLine(line.text), &line});
    }
    if (!block)
        return result;
    for (const SourceLine* source : block->shown(terms)) {
        const auto line = std::ranges::find_if(
            listing.lines, [source](const ListingLine& each) { return source->is(each); });
        const bool isNamed = line != listing.lines.end();
        if (isNamed || source->text.trimmed() == u"}") // not the comment above a function
            result.push_back({source->text, isNamed ? &*line : nullptr});
    }
    return result;
}

std::vector<CodeLine> codeLines(const Listing& listing, const Terms& terms)
{
    return codeLines(listing, terms, codeLanguage());
}

QString codeName(const Listing& listing)
{
    const bool isPseudo = codeLanguage() == CodeLanguage::pseudoCode;
    return QUtf8StringView(isPseudo ? listing.function : listing.uniqueName).toString();
}

QString codeLine(const Step& step, const Terms& terms)
{
    const SourceBlock* block = blockOf(*step.listing, terms, codeLanguage());
    if (!block)
        return listingLine(step.text(terms)).trimmed();
    return block->find(*step.listing->find(step.line, step.half, terms))->text.trimmed();
}

} // namespace showdown::narration
