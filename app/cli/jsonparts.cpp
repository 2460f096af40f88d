// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/jsonparts.h"

#include "core/cards/notation.h"

#include <nlohmann/json.hpp>

namespace showdown {

using Json = nlohmann::ordered_json;

void addRules(Json& json, const NamedRules& rules, std::optional<Rule> statedElsewhere)
{
    json["rules"] = id(rules.preset);
    for (const Rule rule : rules.changed()) {
        if (rule != statedElsewhere)
            json["changed"][id(rule)] = valueText(rules.rules, rule);
    }
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
    return json.dump(indent);
}

} // namespace showdown
