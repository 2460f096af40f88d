// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/lessons/glossary.h"

#include "app/lessons/lessonreader.h"
#include "app/lessons/prose.h"
#include "app/narration/translation.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace showdown::lessons {

Glossary::Glossary(const Lesson& help)
{
    static const QRegularExpression item(
        QStringLiteral("^- \\*\\*(.+?)\\*\\*: (.+) \\[[^\\]]+\\]\\(lesson:([a-z0-9-]+)\\)$"),
        QRegularExpression::MultilineOption);
    for (const Block& block : help.blocks) {
        const auto* prose = std::get_if<Prose>(&block.content);
        if (!prose)
            continue;
        auto each = item.globalMatch(prose->markdown);
        while (each.hasNext()) {
            const QRegularExpressionMatch match = each.next();
            m_words.push_back(
                {plainText(match.captured(1)), plainText(match.captured(2)), match.captured(3)});
        }
    }
    QStringList forms;
    for (const GlossaryWord& word : m_words) {
        const QChar first = word.word.front(); // small in the glossary, a capital in a sentence
        forms << (first.isLower() ? QStringLiteral("[%1%2]").arg(first, first.toUpper())
                                  : QString(first))
                     + QRegularExpression::escape(word.word.mid(1));
    }
    std::ranges::sort(forms, {}, [](const QString& form) { return -form.size(); }); // whole words
    m_form.setPattern(QStringLiteral("\\b(%1)(?:e?s|e?n|e)?\\b").arg(forms.join(QLatin1Char('|'))));
    m_form.setPatternOptions(QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<Glossary::Place> Glossary::placesIn(const QString& text) const
{
    std::vector<Place> places;
    if (m_words.empty())
        return places;
    auto each = m_form.globalMatch(text);
    while (each.hasNext()) {
        const QRegularExpressionMatch match = each.next();
        const auto word = std::ranges::find_if(m_words, [&match](const GlossaryWord& known) {
            return known.word.compare(match.captured(1), Qt::CaseInsensitive) == 0;
        });
        places.push_back({match.capturedStart(), match.capturedLength(), &*word});
    }
    return places;
}

QString Glossary::meaningIn(const QString& text) const
{
    const std::vector<Place> places = placesIn(text);
    return places.empty() ? QString() : places.front().word->sentence;
}

const Lesson& helpIn(const QString& language)
{
    static std::map<QString, Lesson> pages;
    const auto [page, isNew] = pages.try_emplace(language);
    if (isNew)
        page->second = readHelp(QStringLiteral(":/help/") + language).lesson;
    const bool isThere = !page->second.blocks.empty() || language == QLatin1String("en");
    return isThere ? page->second : helpIn(QStringLiteral("en"));
}

const Glossary& glossaryIn(const QString& language)
{
    static std::map<QString, Glossary> glossaries;
    const auto [glossary, isNew] = glossaries.try_emplace(language);
    if (const Lesson& help = helpIn(language); isNew && help.language == language)
        glossary->second = Glossary(help);
    return glossary->second;
}

QString meaningOf(const QString& text)
{
    return glossaryIn(narration::currentLanguage()).meaningIn(text);
}

} // namespace showdown::lessons
