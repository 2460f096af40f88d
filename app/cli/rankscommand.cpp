// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/rankscommand.h"

#include "app/cli/helptext.h"
#include "app/cli/ranksreport.h"
#include "app/cli/rulesoptions.h"
#include "app/cli/valueoptions.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <ostream>

namespace showdown {

namespace {

struct RanksCommandText
{
    Q_DECLARE_TR_FUNCTIONS(RanksCommandText)
};

std::vector<OptionSpec> knownOptions()
{
    std::vector<OptionSpec> options(rulesOptions.begin(), rulesOptions.end());
    options.insert(options.end(), {{"format", true}, {"lang", true}, {"help", false}});
    return options;
}

} // namespace

std::optional<Failure> runRanks(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> parsed = parseArguments(words, knownOptions());
    if (const auto* failure = std::get_if<Failure>(&parsed))
        return *failure;
    const auto& arguments = std::get<Arguments>(parsed);
    if (arguments.has("help")) {
        out << ranksHelp().toStdString();
        return std::nullopt;
    }
    const Result<NamedRules> rules = readRules(arguments);
    if (const auto* failure = std::get_if<Failure>(&rules))
        return *failure;
    const Result<Format> format = readFormat(arguments, Format::json);
    if (const auto* failure = std::get_if<Failure>(&format))
        return *failure;
    if (!arguments.operands.empty())
        return Failure{ExitCode::badUsage,
                       RanksCommandText::tr("unexpected %1")
                           .arg(quoted(QString::fromStdString(arguments.operands.front())))};

    const RanksReport report = ranksReport(std::get<NamedRules>(rules));
    if (std::get<Format>(format) == Format::json)
        out << toJson(report).dump(2) << '\n';
    else
        out << toText(report).toStdString();
    return std::nullopt;
}

} // namespace showdown
