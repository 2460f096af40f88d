// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparereport.h"
#include "app/cli/jsonparts.h"
#include "app/narration/handtext.h"

#include <nlohmann/json.hpp>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

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
    json["hand"] = cardsJson(player.hand.cards());
    for (const char* key : {"rank", "name", "values", "working", "wilds", "place"})
        json[key] = nullptr;
    if (const std::optional<HandResult>& result = player.result) {
        json["rank"] = id(result->value.category());
        json["name"] = narration::handName(result->value).whole.toStdString();
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
    addRules(json, report.rules);
    json["lens"] = report.lens ? Json(id(*report.lens)) : Json(nullptr);
    json["players"] = Json::array();
    int number = 0;
    for (const PlayerResult& player : report.showdown.players)
        json["players"].push_back(playerJson(++number, player));
    json["winners"] = report.showdown.winners;
    json["verdict"] = report.verdict.text().toStdString();
    return json;
}

} // namespace showdown::cli
