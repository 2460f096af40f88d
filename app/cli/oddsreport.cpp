// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/oddsreport.h"

#include "app/cli/report.h"
#include "core/cards/notation.h"
#include "core/odds/situation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

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

void addEquity(Json& json, const OddsReport& report, int player)
{
    for (const char* key : {"wins", "ties", "equity"})
        json[key] = nullptr;
    if (!report.isAlone()) {
        json["wins"] = report.equity.wins(player);
        json["ties"] = report.equity.ties(player);
        json["equity"] = report.equity.equity(player);
    }
    if (!report.isExact())
        json["error"] = report.equity.error(player);
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

/// The share of each rank that the rules know, highest first.
Json sharesJson(const Frequencies& frequencies, const HouseRules& rules)
{
    Json json;
    for (const Category category : knownRanks(rules))
        json[id(category)] = frequencies.chanceOf(category).value();
    return json;
}

void addAlone(Json& json, const OddsReport& report)
{
    if (!report.alone)
        return;
    json["chanceByRiver"] = nullptr;
    if (report.alone->byRiver)
        json["chanceByRiver"] = report.alone->byRiver->value();
    json["final"] = sharesJson(report.alone->atRiver, report.rules.rules);
}

Json oddsPlayerJson(const OddsReport& report, int player)
{
    const auto index = static_cast<std::size_t>(player);
    const OddsPlayer& about = report.players[index];
    Json json;
    json["player"] = about.number;
    json["hole"] = holeJson(report.situation.players[index]);
    json["hand"] = about.hand ? Json(id(about.hand->category())) : Json(nullptr);
    addEquity(json, report, player);
    addOuts(json, about.outs);
    addAlone(json, report);
    return json;
}

/// A player who does not play: nothing is known, and nothing is reported.
Json absentPlayerJson(const OddsReport& report, int number)
{
    Json json;
    json["player"] = number;
    json["hole"] = Json::array();
    for (const char* key : {"hand", "wins", "ties", "equity"})
        json[key] = nullptr;
    if (!report.isExact())
        json["error"] = nullptr;
    addOuts(json, std::nullopt);
    return json;
}

Json playersJson(const OddsReport& report)
{
    Json json = Json::array();
    int player = 0;
    for (int number = 1; number <= report.seats; ++number) {
        const bool plays = player < static_cast<int>(report.players.size())
                           && report.players[static_cast<std::size_t>(player)].number == number;
        json.push_back(plays ? oddsPlayerJson(report, player++) : absentPlayerJson(report, number));
    }
    return json;
}

/// The sets of two or three players, smaller ones first.
constexpr std::array<PlayerSet, 4> sharingSets{0b011, 0b101, 0b110, 0b111};

Json tiesJson(const OddsReport& report)
{
    const EquityResult& equity = report.equity;
    Json ties = Json::array();
    for (const PlayerSet set : sharingSets) {
        if (std::bit_width(set) > equity.players)
            continue;
        Json players = Json::array();
        for (int player = 0; player < equity.players; ++player) {
            if (isAmong(set, player))
                players.push_back(report.players[static_cast<std::size_t>(player)].number);
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

OddsAlone aloneReport(const Situation& situation, const OddsPlayer& player, Category target)
{
    OddsAlone alone;
    alone.atRiver = ranksAtRiver(situation, 0);
    if (situation.boardCardsToCome() == 2 && situation.areAllKnown())
        alone.byRiver = alone.atRiver.chanceOfAtLeast(target);
    alone.isThere = player.hand && player.hand->category() >= target;
    return alone;
}

} // namespace

OddsReport oddsReport(const Situation& situation, const NamedRules& rules, Category target,
                      const EquityResult& equity, const std::vector<int>& numbers, int seats)
{
    OddsReport report;
    report.rules = rules;
    report.situation = situation;
    report.target = target;
    report.unseen = UnseenDeck(situation).count();
    report.equity = equity;
    const int players = static_cast<int>(situation.players.size());
    for (int player = 0; player < players; ++player) {
        const auto index = static_cast<std::size_t>(player);
        const int number = numbers.empty() ? player + 1 : numbers[index];
        report.players.push_back(
            {number, handSoFar(situation, player), outsOf(situation, player, target)});
    }
    report.seats = std::max(seats, players);
    if (players == 1)
        report.alone = aloneReport(situation, report.players.front(), target);
    return report;
}

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
    json["players"] = playersJson(report);
    json["ties"] = tiesJson(report);
    return json;
}

} // namespace showdown::cli
