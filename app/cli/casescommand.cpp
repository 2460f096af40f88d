// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/casescommand.h"

#include "app/cli/commands.h"
#include "app/cli/handarguments.h"
#include "app/cli/report.h"
#include "core/cards/notation.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <limits>

namespace showdown::cli {

namespace {

constexpr int defaultCaseCount = 100;
constexpr std::uint64_t mostCases = 1'000'000'000;
constexpr std::uint64_t defaultSeed = 1;

struct CasesText
{
    Q_DECLARE_TR_FUNCTIONS(CasesText)
};

std::string caseAsJson(const TestCase& testCase, CaseQuestion question)
{
    const bool asksRank = question == CaseQuestion::rank;
    nlohmann::ordered_json json;
    if (question == CaseQuestion::winnersByEachLens)
        json["lens"] = id(*testCase.lens);
    json["hands"] = nlohmann::ordered_json::array();
    json["ranks"] = nlohmann::ordered_json::array();
    if (!asksRank)
        json["places"] = nlohmann::ordered_json::array();
    for (const PlayerResult& player : testCase.answer.players) {
        json["hands"].push_back(toText(player.hand));
        json["ranks"].push_back(nullptr);
        if (player.result)
            json["ranks"].back() = id(player.result->value.category());
        if (asksRank)
            continue;
        json["places"].push_back(nullptr);
        if (player.place)
            json["places"].back() = *player.place;
    }
    if (!asksRank)
        json["winners"] = testCase.answer.winners;
    json["why"] = whyText(testCase.answer);
    return jsonText(json);
}

std::string headings(CaseQuestion question)
{
    if (question == CaseQuestion::rank)
        return "hand,rank,why";
    constexpr std::string_view columns =
        "hand1,hand2,hand3,rank1,rank2,rank3,place1,place2,place3,winners,why";
    return (question == CaseQuestion::winnersByEachLens ? "lens," : "") + std::string(columns);
}

/// No cell holds a comma or a quotation mark. There are as many cells with two hands as with three.
std::string caseAsCsv(const TestCase& testCase, CaseQuestion question)
{
    const std::size_t size = question == CaseQuestion::rank ? 1 : mostHands;
    std::vector<std::string> hands(size);
    std::vector<std::string> ranks(size);
    std::vector<std::string> places(question == CaseQuestion::rank ? 0 : size);
    for (std::size_t i = 0; i < testCase.answer.players.size(); ++i) {
        const PlayerResult& player = testCase.answer.players[i];
        hands[i] = toText(player.hand);
        if (player.result)
            ranks[i] = id(player.result->value.category());
        if (player.place && !places.empty())
            places[i] = std::to_string(*player.place);
    }
    std::string line;
    if (question == CaseQuestion::winnersByEachLens)
        line = std::string(id(*testCase.lens)) + ',';
    for (const auto& cells : {hands, ranks, places}) {
        for (const std::string& cell : cells)
            line += cell + ',';
    }
    if (question == CaseQuestion::rank)
        return line + whyText(testCase.answer);
    for (const int winner : testCase.answer.winners)
        line += (line.ends_with(',') ? "" : " ") + std::to_string(winner);
    return line + ',' + whyText(testCase.answer);
}

} // namespace

CasesRequest readCasesRequest(const Arguments& arguments, int defaultCount, int leastCount)
{
    CasesRequest request;
    request.rules = readRules(arguments);
    const std::string* lens = arguments.value("lens");
    if (arguments.has("match")) {
        if (lens && !isSameName(*lens, "best"))
            throw badUsage(
                CasesText::tr("--match asks for the best rank; --lens does not go with it"));
        request.question = CaseQuestion::rank;
    } else if (lens && isSameName(*lens, "all")) {
        request.question = CaseQuestion::winnersByEachLens;
    } else {
        request.lens = readLens(arguments, request.rules.rules);
    }
    request.count =
        static_cast<int>(readNumber(arguments, "count", static_cast<std::uint64_t>(defaultCount),
                                    static_cast<std::uint64_t>(leastCount), mostCases));
    request.seed =
        readNumber(arguments, "seed", defaultSeed, 0, std::numeric_limits<std::uint64_t>::max());
    refuseOperands(arguments);
    return request;
}

void runCases(const Arguments& arguments, std::ostream& out)
{
    const CasesRequest request = readCasesRequest(arguments, defaultCaseCount);
    const bool isCsv = readFormat(arguments, jsonOrCsv, Format::json) == Format::csv;
    CaseSource source(request.question, request.rules.rules, request.lens, request.seed);
    if (isCsv)
        out << headings(request.question) << '\n';
    for (int i = 0; i < request.count && out; ++i) {
        const TestCase testCase = source.next();
        out << (isCsv ? caseAsCsv(testCase, request.question)
                      : caseAsJson(testCase, request.question))
            << '\n';
    }
}

} // namespace showdown::cli
