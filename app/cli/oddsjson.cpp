// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/jsonparts.h"
#include "app/cli/oddsreport.h"
#include "core/cards/notation.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bit>
#include <limits>
#include <string>

namespace showdown::cli {

using Json = nlohmann::ordered_json;

namespace {

Json holeJson(const HoleCards& hole)
{
    Json cards = Json::array();
    for (const std::optional<Card> card : hole)
        cards.push_back(card ? toText(*card) : "?");
    return cards;
}

/// An entry for every card, so that there are as many as outs.
Json outsJson(const PlayerOuts& outs)
{
    Json json = Json::array();
    for (const Out& out : outs.outs) {
        for (int copy = 0; copy < out.card.copies; ++copy)
            json.push_back({{"card", toText(out.card.card)}, {"makes", id(out.makes.category())}});
    }
    return json;
}

/// "2.7 : 1", the same in every language.
Json againstJson(const Chance& chance)
{
    const std::optional<std::uint64_t> tenths = chance.againstTenths();
    if (!tenths)
        return nullptr;
    return std::to_string(*tenths / 10) + '.' + std::to_string(*tenths % 10) + " : 1";
}

/// The standard error of a sample. Boards that were counted one by one until somebody stopped it
/// are no sample, so that nobody can tell how far off they are.
Json errorJson(const EquityResult& equity, int player)
{
    if (equity.isExact || equity.counted == 0)
        return nullptr;
    return equity.error(player);
}

void addEquity(Json& json, const OddsReport& report, int player)
{
    for (const char* key : {"wins", "ties", "equity"})
        json[key] = nullptr;
    if (!report.isAlone()) {
        json["wins"] = report.equity.wins(player);
        json["ties"] = report.equity.ties(player);
        if (report.equity.counted > 0)
            json["equity"] = report.equity.equity(player);
    }
    if (!report.isExact())
        json["error"] = errorJson(report.equity, player);
}

void addOuts(Json& json, const std::optional<PlayerOuts>& outs)
{
    for (const char* key : {"outs", "outCount", "chance", "against"})
        json[key] = nullptr;
    if (!outs)
        return;
    json["outs"] = outsJson(*outs);
    json["outCount"] = outs->count;
    json["chance"] = outs->nextCard.value();
    json["against"] = againstJson(outs->nextCard);
}

Json playerJson(const OddsReport& report, int player)
{
    const auto index = static_cast<std::size_t>(player);
    const OddsPlayer& about = report.players[index];
    Json json;
    json["player"] = player + 1;
    json["hole"] = holeJson(report.situation.players[index]);
    json["hand"] = about.hand ? Json(id(about.hand->category())) : Json(nullptr);
    addEquity(json, report, player);
    addOuts(json, about.outs);
    return json;
}

/// The sets of two or three players, smaller ones first.
constexpr std::array<PlayerSet, 4> sharingSets{0b011, 0b101, 0b110, 0b111};

Json tiesJson(const EquityResult& equity)
{
    Json ties = Json::array();
    for (const PlayerSet set : sharingSets) {
        if (std::bit_width(set) > equity.players)
            continue;
        Json players = Json::array();
        for (int player = 0; player < equity.players; ++player) {
            if ((set >> player & 1U) != 0)
                players.push_back(player + 1);
        }
        ties.push_back({{"players", std::move(players)}, {"boards", equity.byWinners[set]}});
    }
    return ties;
}

Json boardsJson(const EquityResult& equity)
{
    const bool isKnown = equity.deals < std::numeric_limits<std::uint64_t>::max();
    return isKnown ? Json(equity.deals) : Json(nullptr);
}

} // namespace

Json toJson(const OddsReport& report)
{
    Json json;
    addRules(json, report.rules);
    json["board"] = cardsJson(report.situation.board);
    json["dead"] = cardsJson(report.situation.dead);
    json["unseen"] = report.unseen;
    json["boards"] = boardsJson(report.equity);
    json["exact"] = report.isExact();
    if (!report.isExact())
        json["samples"] = report.equity.counted;
    if (report.equity.isCancelled && !report.isExact())
        json["partial"] = true;
    json["players"] = Json::array();
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player)
        json["players"].push_back(playerJson(report, player));
    json["ties"] = tiesJson(report.equity);
    return json;
}

} // namespace showdown::cli
