// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/oddscommand.h"

#include "app/cli/helptext.h"
#include "app/cli/interrupt.h"
#include "app/cli/oddsreport.h"
#include "app/cli/oddsrequest.h"
#include "app/cli/progressline.h"
#include "app/cli/reportwriter.h"

#include <iostream>
#include <unistd.h>

namespace showdown::cli {

namespace {

EquityResult count(const OddsRequest& request)
{
    EquityOptions options;
    options.seed = request.seed;
    const bool isTerminal = isatty(STDERR_FILENO) == 1;
    const ProgressWish wish = request.progress ? ProgressWish::always
                              : isTerminal     ? ProgressWish::ifLong
                                               : ProgressWish::never;
    using Clock = ProgressLine::Clock;
    ProgressLine line(std::cerr, isTerminal, wish, Clock::now());
    const Interrupt interrupt;
    return equityOf(request.situation, options, interrupt.token(),
                    [&line](const EquityResult& soFar) { line.show(soFar, Clock::now()); });
}

} // namespace

std::optional<Failure> runOdds(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> arguments = parseArguments(words, oddsOptions);
    if (const auto* failure = std::get_if<Failure>(&arguments))
        return *failure;
    if (std::get<Arguments>(arguments).has("help")) {
        out << oddsHelp().toStdString();
        return std::nullopt;
    }
    const Result<OddsRequest> request = readOddsRequest(std::get<Arguments>(arguments));
    if (const auto* failure = std::get_if<Failure>(&request))
        return *failure;
    const auto& wanted = std::get<OddsRequest>(request);

    const OddsReport report =
        oddsReport(wanted.situation, wanted.rules, wanted.target, count(wanted));
    writeReport(out, report, wanted.format);
    return std::nullopt;
}

} // namespace showdown::cli
