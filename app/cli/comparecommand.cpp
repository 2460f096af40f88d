// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/comparecommand.h"

#include "app/cli/batchcommand.h"
#include "app/cli/comparereport.h"
#include "app/cli/comparerequest.h"
#include "app/cli/helptext.h"
#include "app/cli/reportwriter.h"

#include <ostream>

namespace showdown::cli {

namespace {

std::vector<OptionSpec> knownOptions()
{
    std::vector<OptionSpec> options(compareOptions.begin(), compareOptions.end());
    options.push_back({"batch", true});
    return options;
}

} // namespace

std::optional<Failure> runCompare(std::span<const std::string> words, std::ostream& out)
{
    const Result<Arguments> arguments = parseArguments(words, knownOptions());
    if (const auto* failure = std::get_if<Failure>(&arguments))
        return *failure;
    if (std::get<Arguments>(arguments).has("help")) {
        out << compareHelp().toStdString();
        return std::nullopt;
    }
    if (std::get<Arguments>(arguments).has("batch"))
        return runBatch(std::get<Arguments>(arguments), out);
    const Result<CompareRequest> request = readCompareRequest(std::get<Arguments>(arguments));
    if (const auto* failure = std::get_if<Failure>(&request))
        return *failure;
    const auto& wanted = std::get<CompareRequest>(request);

    const CompareReport report = compareReport(wanted.hands, wanted.rules, wanted.lens);
    writeReport(out, report, wanted.format);
    return std::nullopt;
}

} // namespace showdown::cli
