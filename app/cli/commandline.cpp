// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"

#include "app/cli/arguments.h"
#include "app/cli/casescommand.h"
#include "app/cli/checkcommand.h"
#include "app/cli/comparecommand.h"
#include "app/cli/explaincommand.h"
#include "app/cli/helptext.h"
#include "app/cli/oddscommand.h"
#include "app/cli/rankscommand.h"
#include "app/cli/wildcommand.h"
#include "app/narration/errortext.h"
#include "app/narration/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <ostream>

namespace showdown::cli {

namespace {

struct CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(CommandLineText)
};

struct Command
{
    std::string_view name;
    std::optional<Failure> (*run)(std::span<const std::string> words, std::ostream& out);
};

constexpr std::array<Command, 7> commands{{{"compare", runCompare},
                                           {"explain", runExplain},
                                           {"cases", runCases},
                                           {"check", runCheck},
                                           {"ranks", runRanks},
                                           {"wild", runWild},
                                           {"odds", runOdds}}};

constexpr std::array<OptionSpec, 3> globalOptions{
    {{"help", false}, {"version", false}, {"lang", true}}};

Failure badUsage(const QString& message)
{
    return {ExitCode::badUsage, message};
}

QString commandNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(commands, std::back_inserter(names), &Command::name);
    return listed(names);
}

/// The language that the last `--lang` names, wherever it stands; nothing if there is none.
std::optional<std::string> wantedLanguage(std::span<const std::string> words)
{
    const auto end = std::ranges::find(words, "--");
    std::optional<std::string> language;
    for (auto word = words.begin(); word != end; ++word) {
        if (word->starts_with("--lang="))
            language = word->substr(7);
        else if (*word == "--lang" && word + 1 != end)
            language = *++word;
    }
    return language;
}

std::optional<Failure> chooseLanguage(QCoreApplication& application,
                                      std::span<const std::string> words)
{
    const std::optional<std::string> wanted = wantedLanguage(words);
    narration::installTranslation(application, narration::systemLanguage());
    if (!wanted || narration::installTranslation(application, QString::fromStdString(*wanted)))
        return std::nullopt;
    return badUsage(CommandLineText::tr("unknown language %1; one of %2")
                        .arg(narration::quoted(QString::fromStdString(*wanted)),
                             narration::availableLanguages().join(QStringLiteral(", "))));
}

/// Where the command stands: the first word that is neither an option nor the value of one.
std::span<const std::string>::iterator findCommand(std::span<const std::string> words)
{
    auto word = words.begin();
    while (word != words.end() && word->starts_with('-'))
        word += *word == "--lang" && word + 1 != words.end() ? 2 : 1;
    return word;
}

std::optional<Failure> runGlobal(const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("help"))
        out << programHelp().toStdString();
    else if (arguments.has("version"))
        out << "showdown-cli " SHOWDOWN_VERSION "\n";
    else
        return badUsage(CommandLineText::tr("no command given; one of %1").arg(commandNames()));
    return std::nullopt;
}

std::optional<Failure> dispatch(std::span<const std::string> words, std::ostream& out)
{
    const auto commandWord = findCommand(words);
    const std::span<const std::string> before(words.begin(), commandWord);
    const Result<Arguments> global = parseArguments(before, globalOptions);
    if (const auto* failure = std::get_if<Failure>(&global))
        return *failure;
    const auto& arguments = std::get<Arguments>(global);
    if (commandWord == words.end() || arguments.has("help") || arguments.has("version"))
        return runGlobal(arguments, out);

    const auto* command =
        std::ranges::find(commands, std::string_view(*commandWord), &Command::name);
    if (command == commands.end())
        return badUsage(
            CommandLineText::tr("unknown command %1; one of %2")
                .arg(narration::quoted(QString::fromStdString(*commandWord)), commandNames()));
    return command->run(std::span<const std::string>(commandWord + 1, words.end()), out);
}

} // namespace

ExitCode runCommandLine(QCoreApplication& application, std::span<const std::string> words,
                        std::ostream& out, std::ostream& err)
{
    std::optional<Failure> failure = chooseLanguage(application, words);
    if (!failure)
        failure = dispatch(words, out);
    if (!failure && !out.flush())
        failure =
            Failure{ExitCode::badInput, CommandLineText::tr("the result could not be written")};
    if (!failure)
        return ExitCode::success;
    err << "showdown-cli: " << failure->message.toStdString() << '\n';
    return failure->code;
}

} // namespace showdown::cli
