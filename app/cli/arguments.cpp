// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/arguments.h"

#include "app/narration/errortext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace showdown::cli {

namespace {

struct ArgumentText
{
    Q_DECLARE_TR_FUNCTIONS(ArgumentText)
};

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

/// A word that begins with a dash, taken apart.
struct Switch
{
    std::string name;
    std::optional<std::string> value; ///< what follows '='
};

Switch switchOf(const std::string& word)
{
    if (word == "-h")
        return {"help", std::nullopt};
    if (!word.starts_with("--"))
        return {word, std::nullopt};
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos)
        return {word.substr(2), std::nullopt};
    return {word.substr(2, equals - 2), word.substr(equals + 1)};
}

QString shownOption(std::string_view name)
{
    return QStringLiteral("--%1").arg(QLatin1String(name.data(), static_cast<int>(name.size())));
}

} // namespace

bool Arguments::has(std::string_view name) const
{
    return value(name) != nullptr;
}

const std::string* Arguments::value(std::string_view name) const
{
    const auto found = std::find_if(options.rbegin(), options.rend(),
                                    [&](const Option& option) { return option.name == name; });
    return found == options.rend() ? nullptr : &found->value;
}

Result<Arguments> parseArguments(std::span<const std::string> words,
                                 std::span<const OptionSpec> known)
{
    Arguments result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            result.operands.insert(result.operands.end(), words.begin() + i + 1, words.end());
            break;
        }
        if (!word.starts_with('-') || word == "-") {
            result.operands.push_back(word);
            continue;
        }
        const Switch found = switchOf(word);
        const auto spec = std::ranges::find(known, found.name, &OptionSpec::name);
        if (spec == known.end())
            return badUsage(ArgumentText::tr("unknown option %1")
                                .arg(narration::quoted(QString::fromStdString(word))));
        if (!spec->takesValue && found.value)
            return badUsage(ArgumentText::tr("%1 takes no value").arg(shownOption(spec->name)));
        if (spec->takesValue && !found.value && i + 1 == words.size())
            return badUsage(ArgumentText::tr("%1 needs a value").arg(shownOption(spec->name)));
        const std::string value = found.value ? *found.value : spec->takesValue ? words[++i] : "";
        result.options.push_back({found.name, value});
    }
    return result;
}

QString listed(std::span<const std::string_view> names)
{
    QStringList list;
    for (const std::string_view name : names)
        list += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return list.join(QStringLiteral(", "));
}

} // namespace showdown::cli
