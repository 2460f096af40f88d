// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/start/optionwords.h"

#include "core/trace/finding.h"

#include <array>
#include <initializer_list>

namespace showdown::gui {
namespace {

struct SuitWord
{
    const char* word;
    SuitColors colors;
};

constexpr std::array suitColorWords{SuitWord{"two", SuitColors::two},
                                    SuitWord{"four", SuitColors::four}};

QStringList listed(std::initializer_list<const char*> words)
{
    QStringList list;
    for (const char* word : words)
        list << QString::fromLatin1(word);
    return list;
}

} // namespace

QStringList themeWords()
{
    QStringList words;
    for (const Theme theme : allThemes())
        words << themeWord(theme);
    return words;
}

std::optional<Theme> themeFrom(const QString& word)
{
    for (const Theme theme : allThemes()) {
        if (themeWord(theme) == word)
            return theme;
    }
    return std::nullopt;
}

QStringList suitWords()
{
    QStringList words;
    for (const SuitWord& each : suitColorWords)
        words << QString::fromLatin1(each.word);
    return words;
}

std::optional<SuitColors> suitColorsFrom(const QString& word)
{
    for (const SuitWord& each : suitColorWords) {
        if (word == QLatin1String(each.word))
            return each.colors;
    }
    return std::nullopt;
}

QStringList levelWords()
{
    QStringList words;
    for (const Level level : allLevels)
        words << QUtf8StringView(id(level)).toString();
    return words;
}

QStringList viewWords()
{
    return listed({"compare", "learn", "practice", "odds"});
}

QStringList pageWords()
{
    return listed({"why", "wild", "steps", "rules", "outs", "next", "method"});
}

} // namespace showdown::gui
