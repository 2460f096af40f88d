// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/casesrequest.h"

#include "app/cli/rulesoptions.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <charconv>
#include <limits>

namespace showdown {

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

/// The whole number that an option gives.
Result<std::uint64_t> readNumber(const Arguments& arguments, std::string_view name,
                                 std::uint64_t fallback, std::uint64_t least, std::uint64_t most)
{
    const std::string* text = arguments.value(name);
    if (!text)
        return fallback;
    std::uint64_t number = 0;
    const char* end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, number);
    if (error == std::errc() && rest == end && number >= least && number <= most)
        return number;
    const auto option = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return badUsage(CasesRequestText::tr("--%1 needs a whole number from %2 to %3, not %4")
                        .arg(option, QString::number(static_cast<qulonglong>(least)),
                             QString::number(static_cast<qulonglong>(most)),
                             quoted(QString::fromStdString(*text))));
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
        return badUsage(CasesRequestText::tr("unexpected %1")
                            .arg(quoted(QString::fromStdString(arguments.operands.front()))));
    return CasesRequest{std::get<0>(rules), std::get<0>(lens), static_cast<int>(std::get<0>(count)),
                        std::get<0>(seed)};
}

} // namespace showdown
