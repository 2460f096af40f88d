// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/commandtext.h"

#include "core/cards/notation.h"
#include "core/rules/ruletext.h"

#include <QStringList>

#include <algorithm>

namespace showdown::narration {

namespace {

QString wordOf(std::string_view text)
{
    return QUtf8StringView(text).toString();
}

bool isHarmless(QChar character)
{
    return (character.unicode() < 128 && character.isLetterOrNumber())
           || QStringView(u"-_=,.:/").contains(character);
}

QString inQuotes(QString word)
{
    return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QString explaining(const Run& run, const NamedRules& rules, const QStringList& options)
{
    QStringList words{QStringLiteral("showdown-cli"), QStringLiteral("explain"),
                      rulesOptions(rules, run.terms().lens)};
    words << options;
    for (const Hand& hand : run.hands())
        words << inQuotes(QString::fromStdString(toText(hand)));
    return words.join(u' ');
}

} // namespace

QString shellWord(const QString& word)
{
    return !word.isEmpty() && std::ranges::all_of(word, isHarmless) ? word : inQuotes(word);
}

QString rulesOptions(const NamedRules& rules, std::optional<Category> lens)
{
    QStringList words{QStringLiteral("--rules"), wordOf(id(rules.preset))};
    for (const Rule rule : rules.changed())
        words << QStringLiteral("--set")
              << shellWord(wordOf(id(rule)) + u'='
                           + QString::fromStdString(valueText(rules.rules, rule)));
    if (lens)
        words << QStringLiteral("--lens") << wordOf(id(*lens));
    return words.join(u' ');
}

QString explainCommand(const Run& run, int index, const NamedRules& rules)
{
    return explaining(run, rules, {QStringLiteral("--step"), QString::number(index + 1)});
}

QString explainCommand(const Run& run, const NamedRules& rules)
{
    return explaining(run, rules, {});
}

} // namespace showdown::narration
