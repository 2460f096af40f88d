// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/casesrequest.h"

#include "app/cli/rulesoptions.h"
#include "app/cli/valueoptions.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <limits>

namespace showdown::cli {

namespace {

struct CasesRequestText
{
    Q_DECLARE_TR_FUNCTIONS(CasesRequestText)
};

constexpr std::uint64_t defaultSeed = 1;
constexpr std::uint64_t mostCases = 1'000'000'000;

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

} // namespace

Result<CasesRequest> readCasesRequest(const Arguments& arguments, int defaultCount)
{
    const Result<NamedRules> rules = readRules(arguments);
    if (const auto* failure = std::get_if<Failure>(&rules))
        return *failure;
    const Result<std::optional<Category>> lens = readLens(arguments, std::get<0>(rules).rules);
    if (const auto* failure = std::get_if<Failure>(&lens))
        return *failure;
    const Result<std::uint64_t> count =
        readNumber(arguments, "count", static_cast<std::uint64_t>(defaultCount), 1, mostCases);
    if (const auto* failure = std::get_if<Failure>(&count))
        return *failure;
    const Result<std::uint64_t> seed =
        readNumber(arguments, "seed", defaultSeed, 0, std::numeric_limits<std::uint64_t>::max());
    if (const auto* failure = std::get_if<Failure>(&seed))
        return *failure;
    if (!arguments.operands.empty())
        return badUsage(
            CasesRequestText::tr("unexpected %1")
                .arg(narration::quoted(QString::fromStdString(arguments.operands.front()))));
    return CasesRequest{std::get<0>(rules), std::get<0>(lens), static_cast<int>(std::get<0>(count)),
                        std::get<0>(seed)};
}

} // namespace showdown::cli
