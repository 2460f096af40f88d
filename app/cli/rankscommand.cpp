// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/rankscommand.h"

#include "app/cli/helptext.h"
#include "app/cli/ranksreport.h"
#include "app/cli/reportwriter.h"
#include "app/cli/rulesoptions.h"
#include "app/cli/valueoptions.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <ostream>

namespace showdown::cli {

namespace {

struct RanksCommandText
{
    Q_DECLARE_TR_FUNCTIONS(RanksCommandText)
};

} // namespace

std::optional<Failure> runRanks(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> parsed = parseArguments(words, reportOptions());
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
        return Failure{
            ExitCode::badUsage,
            RanksCommandText::tr("unexpected %1")
                .arg(narration::quoted(QString::fromStdString(arguments.operands.front())))};

    const RanksReport report = ranksReport(std::get<NamedRules>(rules));
    writeReport(out, report, std::get<Format>(format));
    return std::nullopt;
}

} // namespace showdown::cli
