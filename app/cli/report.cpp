// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/report.h"

#include "app/narration/foreigntext.h"
#include "core/cards/notation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace showdown::cli {

namespace {

/// JSON with an escape for each character that could control a terminal or hide. Those stand only
/// within its strings.
QString withEscapes(const QString& json)
{
    QString escaped;
    escaped.reserve(json.size());
    for (const char32_t character : json.toUcs4()) {
        const auto units = QChar::fromUcs4(character);
        if (character == U'\n' || !narration::isUnfit(character)) {
            escaped += units;
            continue;
        }
        for (const char16_t unit : units)
            escaped += QStringLiteral("\\u%1").arg(unit, 4, 16, QLatin1Char('0'));
    }
    return escaped;
}

} // namespace

using Json = nlohmann::ordered_json;

QString headed(const QString& heading)
{
    return QLatin1Char('\n') + underlined(heading, u'=');
}

void addRules(Json& json, const NamedRules& rules, std::optional<Rule> statedElsewhere)
{
    json["rules"] = id(rules.preset);
    for (const Rule rule : rules.changed()) {
        if (rule != statedElsewhere)
            json["changed"][id(rule)] = valueText(rules.rules, rule);
    }
}

std::vector<Category> knownRanks(const HouseRules& rules)
{
    std::vector<Category> known;
    std::ranges::copy_if(allCategories(), std::back_inserter(known),
                         [&](Category category) { return rules.knows(category); });
    std::ranges::reverse(known);
    return known;
}

Json cardsJson(std::span<const Card> cards)
{
    Json json = Json::array();
    for (const Card card : cards)
        json.push_back(toText(card));
    return json;
}

Json valuesJson(const HandValue& value)
{
    Json values = Json::array();
    for (int i = 0; i < value.size(); ++i)
        values.push_back(number(value[i]));
    return values;
}

std::string jsonText(const Json& json, int indent)
{
    const std::string text = json.dump(indent);
    const bool isPlain = std::ranges::all_of(
        text, [](char each) { return static_cast<unsigned char>(each) < 0x7F; });
    return isPlain ? text : withEscapes(QString::fromStdString(text)).toStdString();
}

} // namespace showdown::cli
