// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/casescommand.h"

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/cards/notation.h"
#include "core/cases/casegenerator.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace showdown::cli {

namespace {

constexpr int defaultCaseCount = 100;
constexpr std::uint64_t mostCases = 1'000'000'000;
constexpr std::uint64_t defaultSeed = 1;

std::string caseAsJson(const TestCase& testCase)
{
    nlohmann::ordered_json json;
    for (const char* key : {"hands", "ranks", "places"})
        json[key] = nlohmann::ordered_json::array();
    for (const PlayerResult& player : testCase.answer.players) {
        json["hands"].push_back(toText(player.hand));
        json["ranks"].push_back(nullptr);
        json["places"].push_back(nullptr);
        if (player.result)
            json["ranks"].back() = id(player.result->value.category());
        if (player.place)
            json["places"].back() = *player.place;
    }
    json["winners"] = testCase.answer.winners;
    json["why"] = whyText(testCase.answer);
    return jsonText(json);
}

constexpr std::string_view caseHeadings =
    "hand1,hand2,hand3,rank1,rank2,rank3,place1,place2,place3,winners,why";

/// No cell holds a comma or a quotation mark. There are as many cells with two hands as with three.
std::string caseAsCsv(const TestCase& testCase)
{
    std::vector<std::string> hands(mostHands);
    std::vector<std::string> ranks(mostHands);
    std::vector<std::string> places(mostHands);
    for (std::size_t i = 0; i < testCase.answer.players.size(); ++i) {
        const PlayerResult& player = testCase.answer.players[i];
        hands[i] = toText(player.hand);
        if (player.result)
            ranks[i] = id(player.result->value.category());
        if (player.place)
            places[i] = std::to_string(*player.place);
    }
    std::string line;
    for (const auto& cells : {hands, ranks, places}) {
        for (const std::string& cell : cells)
            line += cell + ',';
    }
    for (const int winner : testCase.answer.winners)
        line += (line.ends_with(',') ? "" : " ") + std::to_string(winner);
    return line + ',' + whyText(testCase.answer);
}

} // namespace

CasesRequest readCasesRequest(const Arguments& arguments, int defaultCount)
{
    CasesRequest request;
    request.rules = readRules(arguments);
    request.lens = readRank(arguments, "lens", request.rules.rules);
    request.count = static_cast<int>(
        readNumber(arguments, "count", static_cast<std::uint64_t>(defaultCount), 1, mostCases));
    request.seed =
        readNumber(arguments, "seed", defaultSeed, 0, std::numeric_limits<std::uint64_t>::max());
    refuseOperands(arguments);
    return request;
}

void runCases(const Arguments& arguments, std::ostream& out)
{
    const CasesRequest request = readCasesRequest(arguments, defaultCaseCount);
    const bool isCsv = readFormat(arguments, jsonOrCsv, Format::json) == Format::csv;
    CaseGenerator generator(request.rules.rules, request.lens, request.seed);
    if (isCsv)
        out << caseHeadings << '\n';
    for (int i = 0; i < request.count && out; ++i) {
        const TestCase testCase = generator.next();
        out << (isCsv ? caseAsCsv(testCase) : caseAsJson(testCase)) << '\n';
    }
}

} // namespace showdown::cli
