// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/casescommand.h"

#include "app/cli/casesrequest.h"
#include "app/cli/helptext.h"
#include "app/cli/jsonparts.h"
#include "app/narration/errortext.h"
#include "core/cards/notation.h"
#include "core/cases/casegenerator.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <ostream>
#include <vector>

namespace showdown {

namespace {

struct CasesText
{
    Q_DECLARE_TR_FUNCTIONS(CasesText)
};

constexpr int defaultCount = 100;
constexpr std::size_t mostHands = 3;

std::vector<OptionSpec> knownOptions()
{
    std::vector<OptionSpec> options(casesOptions.begin(), casesOptions.end());
    options.push_back({"format", true});
    return options;
}

Result<bool> readCsvWanted(const Arguments& arguments)
{
    const std::string* format = arguments.value("format");
    if (!format || *format == "json")
        return false;
    if (*format == "csv")
        return true;
    return Failure{ExitCode::badUsage, CasesText::tr("unknown format %1; one of json, csv")
                                           .arg(quoted(QString::fromStdString(*format)))};
}

std::string jsonLine(const TestCase& testCase)
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

constexpr std::string_view csvHeader =
    "hand1,hand2,hand3,rank1,rank2,rank3,place1,place2,place3,winners,why";

/// No cell holds a comma or a quotation mark. There are as many cells with two hands as with three.
std::string csvLine(const TestCase& testCase)
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

std::optional<Failure> runCases(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> arguments = parseArguments(words, knownOptions());
    if (const auto* failure = std::get_if<Failure>(&arguments))
        return *failure;
    if (std::get<Arguments>(arguments).has("help")) {
        out << casesHelp().toStdString();
        return std::nullopt;
    }
    const Result<CasesRequest> request =
        readCasesRequest(std::get<Arguments>(arguments), defaultCount);
    if (const auto* failure = std::get_if<Failure>(&request))
        return *failure;
    const Result<bool> csv = readCsvWanted(std::get<Arguments>(arguments));
    if (const auto* failure = std::get_if<Failure>(&csv))
        return *failure;

    const auto& wanted = std::get<CasesRequest>(request);
    CaseGenerator generator(wanted.rules.rules, wanted.lens, wanted.seed);
    if (std::get<bool>(csv))
        out << csvHeader << '\n';
    for (int i = 0; i < wanted.count && out; ++i) {
        const TestCase testCase = generator.next();
        out << (std::get<bool>(csv) ? csvLine(testCase) : jsonLine(testCase)) << '\n';
    }
    return std::nullopt;
}

} // namespace showdown
