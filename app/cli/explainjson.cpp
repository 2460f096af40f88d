// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explainreport.h"
#include "app/narration/laddertext.h"
#include "app/narration/steptext.h"

#include <nlohmann/json.hpp>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

template <typename T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json ladderJson(const PlayerResult& player, const HouseRules& rules)
{
    Json json = Json::array();
    for (const LadderRow& row : player.ladder)
        json.push_back(Json{{"rank", id(row.rank)},
                            {"fits", orNull(row.fits())},
                            {"reason", id(row.reason())},
                            {"text", narration::ladderText(row, player, rules).toStdString()}});
    return json;
}

Json partValue(const ComparisonPart& part, int value)
{
    return part.kind == PartKind::rank ? Json(id(static_cast<Category>(value))) : Json(value);
}

Json partJson(const ComparisonPart& part)
{
    Json json;
    json["part"] = id(part.kind);
    if (part.index > 0)
        json["index"] = part.index;
    json["values"] = Json::array({partValue(part, part.first), partValue(part, part.second)});
    json["result"] = static_cast<int>(part.outcome);
    return json;
}

Json comparisonJson(const Comparison& comparison)
{
    Json parts = Json::array();
    for (const ComparisonPart& part : comparison.parts)
        parts.push_back(partJson(part));
    Json json;
    json["between"] = Json::array({comparison.firstPlayer, comparison.secondPlayer});
    json["for"] = comparison.place;
    json["comparator"] = name(comparison.comparator);
    json["parts"] = std::move(parts);
    json["winner"] = orNull(comparison.winner());
    return json;
}

Json variablesJson(const Step& step)
{
    Json json = Json::object();
    for (const Variable& variable : step.variables)
        json[std::string(variable.name)] = toText(variable.value);
    return json;
}

Json cardsJson(const Step& step)
{
    Json json = Json::array();
    for (const CardInRole& card : step.cards)
        json.push_back(
            Json{{"player", card.player}, {"card", card.position + 1}, {"role", id(card.role)}});
    return json;
}

Json stepJson(int number, const Step& step, const Terms& terms, const QString& text)
{
    Json json;
    json["n"] = number;
    json["comparison"] = orNull(step.comparison);
    json["players"] = step.players;
    json["function"] = step.listing->function;
    json["line"] = step.number(terms);
    json["depth"] = step.depth;
    json["variables"] = variablesJson(step);
    json["cards"] = cardsJson(step);
    if (step.condition)
        json["condition"] = *step.condition;
    json["text"] = text.toStdString();
    return json;
}

/// The listings that the steps run through, as they first come up. Three names stand for two
/// listings each, but those belong to different ranks, and one run compares by one rank alone.
Json listingsJson(const std::vector<Step>& steps, const Terms& terms)
{
    Json json = Json::object();
    for (const Step& step : steps) {
        const std::string function(step.listing->function);
        if (!json.contains(function))
            json[function] = step.listing->shown(terms);
    }
    return json;
}

} // namespace

Json toJson(const ExplainReport& report)
{
    const std::vector<Hand> hands = report.hands();
    const Terms terms = report.terms();
    Json json = toJson(report.compared);
    for (std::size_t player = 0; player < hands.size(); ++player)
        json["players"][player]["ladder"] =
            ladderJson(report.compared.showdown.players[player], terms.rules);
    json["comparisons"] = Json::array();
    for (const Comparison& comparison : report.compared.showdown.comparisons)
        json["comparisons"].push_back(comparisonJson(comparison));
    json["steps"] = Json::array();
    int number = 0;
    for (const Step& step : report.steps)
        json["steps"].push_back(
            stepJson(++number, step, terms, narration::stepText(step, hands, terms.rules)));
    json["listings"] = listingsJson(report.steps, terms);
    return json;
}

} // namespace showdown::cli
