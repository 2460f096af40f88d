// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/wildcommand.h"

#include "app/cli/comparerequest.h"
#include "app/cli/helptext.h"
#include "app/cli/reportwriter.h"
#include "app/cli/rulesoptions.h"
#include "app/cli/valueoptions.h"
#include "app/cli/wildreport.h"

#include <QCoreApplication>

#include <ostream>

namespace showdown::cli {

namespace {

struct WildCommandText
{
    Q_DECLARE_TR_FUNCTIONS(WildCommandText)
};

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

} // namespace

std::optional<Failure> runWild(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> parsed = parseArguments(words, reportOptions());
    if (const auto* failure = std::get_if<Failure>(&parsed))
        return *failure;
    const auto& arguments = std::get<Arguments>(parsed);
    if (arguments.has("help")) {
        out << wildHelp().toStdString();
        return std::nullopt;
    }
    const Result<NamedRules> rules = readRules(arguments);
    if (const auto* failure = std::get_if<Failure>(&rules))
        return *failure;
    const Result<Format> format = readFormat(arguments, Format::json);
    if (const auto* failure = std::get_if<Failure>(&format))
        return *failure;
    if (arguments.operands.empty())
        return badUsage(WildCommandText::tr("no hand given; one is needed"));
    if (arguments.operands.size() > 1)
        return badUsage(WildCommandText::tr("%n hand(s) given; only one is possible", "",
                                            static_cast<int>(arguments.operands.size())));
    const Result<std::vector<Hand>> hands =
        readHands(arguments.operands, std::get<NamedRules>(rules).rules);
    if (const auto* failure = std::get_if<Failure>(&hands))
        return *failure;

    const WildReport report = wildReport(std::get<0>(hands).front(), std::get<NamedRules>(rules));
    writeReport(out, report, std::get<Format>(format));
    return std::nullopt;
}

} // namespace showdown::cli
