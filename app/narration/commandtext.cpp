// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/commandtext.h"

#include "app/narration/foreigntext.h"
#include "core/cards/notation.h"
#include "core/rules/rule.h"

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

/// $'…', which shells other than the plainest read: what could control a terminal is not in it.
QString inEscapingQuotes(const QString& word)
{
    QString escaped;
    for (const char32_t character : word.toUcs4()) {
        if (character == U'\n')
            escaped += QStringLiteral("\\n");
        else if (character == U'\'' || character == U'\\')
            escaped += u'\\' + QChar(static_cast<char16_t>(character));
        else if (!isUnfit(character))
            escaped += QChar::fromUcs4(character);
        else if (character < 0x80)
            escaped +=
                QStringLiteral("\\%1").arg(static_cast<uint>(character), 3, 8, QLatin1Char('0'));
        else
            escaped +=
                QStringLiteral("\\U%1").arg(static_cast<uint>(character), 8, 16, QLatin1Char('0'));
    }
    return QStringLiteral("$'%1'").arg(escaped);
}

QString inQuotes(QString word)
{
    if (hasUnfit(word))
        return inEscapingQuotes(word);
    return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

template <typename Hands>
QString explaining(const Hands& hands, const NamedRules& rules, std::optional<Category> lens,
                   const QStringList& options = {},
                   const QString& program = QStringLiteral("showdown-cli"))
{
    QStringList words{program, QStringLiteral("explain"), rulesOptions(rules, lens)};
    words << options;
    for (const Hand& hand : hands)
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
    const QStringList step{QStringLiteral("--step"), QString::number(index + 1)};
    return explaining(run.hands(), rules, run.terms().lens, step);
}

QString explainCommand(const Run& run, const NamedRules& rules)
{
    return explaining(run.hands(), rules, run.terms().lens);
}

QString explainCommand(const std::vector<Hand>& hands, const NamedRules& rules,
                       std::optional<Category> lens, const QString& program)
{
    return explaining(hands, rules, lens, {}, program);
}

QString practiceCommand(const QuestionSource& source)
{
    const QStringList words{QStringLiteral("showdown-cli practice"),
                            rulesOptions(source.rules),
                            QStringLiteral("--topic"),
                            wordOf(id(source.topic)),
                            QStringLiteral("--kind"),
                            wordOf(id(source.kind)),
                            QStringLiteral("--difficulty"),
                            wordOf(id(source.difficulty)),
                            QStringLiteral("--seed"),
                            QString::number(source.seed),
                            QStringLiteral("--count 1")};
    return words.join(u' ');
}

} // namespace showdown::narration
