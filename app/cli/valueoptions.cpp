// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/valueoptions.h"

#include "app/cli/rulesoptions.h"
#include "app/narration/errortext.h"

#include <QCoreApplication>

#include <charconv>

namespace showdown::cli {

namespace {

struct ValueOptionText
{
    Q_DECLARE_TR_FUNCTIONS(ValueOptionText)
};

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

} // namespace

std::vector<OptionSpec> reportOptions()
{
    std::vector<OptionSpec> options(rulesOptions.begin(), rulesOptions.end());
    options.insert(options.end(), {{"format", true}, {"lang", true}, {"help", false}});
    return options;
}

Result<Format> readFormat(const Arguments& arguments, Format byDefault)
{
    const std::string* format = arguments.value("format");
    if (!format)
        return byDefault;
    if (*format == "text")
        return Format::text;
    if (*format == "json")
        return Format::json;
    return badUsage(ValueOptionText::tr("unknown format %1; one of text, json")
                        .arg(narration::quoted(QString::fromStdString(*format))));
}

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
    return badUsage(ValueOptionText::tr("--%1 needs a whole number from %2 to %3, not %4")
                        .arg(option, QString::number(static_cast<qulonglong>(least)),
                             QString::number(static_cast<qulonglong>(most)),
                             narration::quoted(QString::fromStdString(*text))));
}

} // namespace showdown::cli
