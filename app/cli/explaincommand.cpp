// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explaincommand.h"

#include "app/cli/comparerequest.h"
#include "app/cli/explainreport.h"
#include "app/cli/helptext.h"
#include "app/cli/reportwriter.h"

#include <ostream>

namespace showdown::cli {

std::optional<Failure> runExplain(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> arguments = parseArguments(words, compareOptions);
    if (const auto* failure = std::get_if<Failure>(&arguments))
        return *failure;
    if (std::get<Arguments>(arguments).has("help")) {
        out << explainHelp().toStdString();
        return std::nullopt;
    }
    const Result<CompareRequest> request = readCompareRequest(std::get<Arguments>(arguments));
    if (const auto* failure = std::get_if<Failure>(&request))
        return *failure;
    const auto& wanted = std::get<CompareRequest>(request);

    const ExplainReport report = explainReport(wanted.hands, wanted.rules, wanted.lens);
    writeReport(out, report, wanted.format);
    return std::nullopt;
}

} // namespace showdown::cli
