// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparereport.h"
#include "app/narration/handtext.h"
#include "core/cards/notation.h"

namespace showdown {

using Json = nlohmann::ordered_json;

namespace {

Json handJson(const Hand& hand)
{
    Json cards = Json::array();
    for (const Card card : hand)
        cards.push_back(toText(card));
    return cards;
}

Json valuesJson(const HandValue& value)
{
    Json values = Json::array();
    for (int i = 0; i < value.size(); ++i)
        values.push_back(number(value[i]));
    return values;
}

Json workingJson(const WorkingHand& working)
{
    Json cards = Json::array();
    for (const WorkingCard& card : working)
        cards.push_back(toText(card));
    return cards;
}

Json wildsJson(const std::vector<Substitution>& substitutions)
{
    Json wilds = Json::array();
    for (const Substitution& wild : substitutions)
        wilds.push_back(Json{{"card", wild.dealtPosition + 1}, {"as", toText(wild)}});
    return wilds;
}

Json playerJson(int number, const PlayerResult& player)
{
    Json json;
    json["player"] = number;
    json["hand"] = handJson(player.hand);
    for (const char* key : {"rank", "name", "values", "working", "wilds", "place"})
        json[key] = nullptr;
    if (const std::optional<HandResult>& result = player.result) {
        json["rank"] = id(result->value.category());
        json["name"] = handName(result->value).whole.toStdString();
        json["values"] = valuesJson(result->value);
        json["working"] = workingJson(result->working);
        json["wilds"] = wildsJson(result->substitutions);
    }
    if (player.place)
        json["place"] = *player.place;
    if (!player.hand.isComplete())
        json["missing"] = player.hand.missing();
    return json;
}

} // namespace

Json toJson(const CompareReport& report)
{
    Json json;
    json["rules"] = id(report.rules.preset);
    for (const Rule rule : report.rules.changed())
        json["changed"][id(rule)] = valueText(report.rules.rules, rule);
    json["lens"] = report.lens ? Json(id(*report.lens)) : Json(nullptr);
    json["players"] = Json::array();
    int number = 0;
    for (const PlayerResult& player : report.showdown.players)
        json["players"].push_back(playerJson(++number, player));
    json["winners"] = report.showdown.winners;
    json["verdict"] = report.verdict.text().toStdString();
    return json;
}

} // namespace showdown
