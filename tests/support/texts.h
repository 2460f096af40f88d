// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/notation.h"
#include "core/compare/showdown.h"
#include "core/rules/handvalue.h"
#include "core/rules/presets.h"
#include "core/rules/rule.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace showdown::tests {

/// Text for tests, in the notation that the application writes.
inline QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "high-card, pair": the machine-readable names, as messages list them.
template <typename Named>
QByteArray listOfIds(const Named& all)
{
    QByteArrayList names;
    for (const auto each : all)
        names << qt(id(each)).toUtf8();
    return names.join(", ");
}

/// The content of a file; "cannot be read" if it cannot.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// `three-of-a-kind 6 13 2`.
inline std::string toText(const HandValue& value)
{
    std::string text(id(value.category()));
    for (int i = 0; i < value.size(); ++i)
        text += ' ' + std::to_string(number(value[i]));
    return text;
}

inline QString describe(const std::optional<HandValue>& value)
{
    return value ? qt(toText(*value)) : QStringLiteral("does not fit");
}

/// The places of the players, - for those who take no part: `1 - 2`.
inline QString placesOf(const Showdown& outcome)
{
    QStringList places;
    for (const PlayerResult& player : outcome.players)
        places << (player.place ? QString::number(*player.place) : QStringLiteral("-"));
    return places.join(u' ');
}

/// The preset and what is changed: `series pairFloor=2`.
inline QString describe(const NamedRules& named)
{
    QString text = qt(id(named.preset));
    for (const Rule rule : named.changed())
        text += u' ' + qt(id(rule)) + u'=' + qt(valueText(named.rules, rule));
    return text;
}

/// The rules of a text such as `bug flushRepeats=on`: a preset and what is changed. Nothing if
/// there is no such preset, rule or value.
inline std::optional<NamedRules> rulesFrom(const QString& text)
{
    const QStringList words = text.split(u' ');
    const std::optional<Preset> preset = presetFromId(words.front().toStdString());
    if (!preset)
        return std::nullopt;
    NamedRules named{*preset, rulesOf(*preset)};
    for (const QString& change : words.mid(1)) {
        const std::optional<Rule> rule = ruleFromId(change.section(u'=', 0, 0).toStdString());
        if (!rule || !setFromText(named.rules, *rule, change.section(u'=', 1).toStdString()))
            return std::nullopt;
    }
    return named;
}

/// The card of a text, which must be valid.
inline Card cardFrom(std::string_view text)
{
    return std::get<Card>(parseCard(text));
}

/// The hand of a text, which must be valid.
inline Hand handOf(std::string_view text)
{
    return std::get<Hand>(parseHand(text));
}

// Found by QCOMPARE for its messages.

inline char* toString(Card card)
{
    return qstrdup(toText(card).c_str());
}

inline char* toString(const Hand& hand)
{
    return qstrdup(toText(hand).c_str());
}

inline char* toString(const HandValue& value)
{
    return qstrdup(toText(value).c_str());
}

} // namespace showdown::tests
