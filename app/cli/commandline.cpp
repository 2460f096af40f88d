// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/narration/errortext.h"
#include "app/narration/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <ostream>
#include <vector>

namespace showdown::cli {

namespace {

struct CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(CommandLineText)
};

struct Command
{
    std::string_view name;
    std::vector<OptionSpec> own; ///< options besides RULES, --lang and --help, which all have
    QString (*help)();
    Runner* run;
};

const std::vector<Command>& commands()
{
    static const std::vector<Command> all{
        {"compare",
         {{"lens", true}, {"format", true}, {"batch", true}, {"jobs", true}},
         compareHelp,
         runCompare},
        {"explain",
         {{"lens", true}, {"level", true}, {"step", true}, {"function", true}, {"format", true}}, explainHelp, runExplain},
        {"cases",
         {{"lens", true}, {"match", false}, {"count", true}, {"seed", true}, {"format", true}},
         casesHelp,
         runCases},
        {"check",
         {{"lens", true},
          {"match", false},
          {"count", true},
          {"seed", true},
          {"keep-going", false},
          {"timeout", true},
          {"command", true}},
         checkHelp,
         runCheck},
        {"ranks", {{"format", true}}, ranksHelp, runRanks},
        {"wild", {{"format", true}}, wildHelp, runWild},
        {"odds",
         {{"hole", true},
          {"players", true},
          {"board", true},
          {"dead", true},
          {"to", true},
          {"seed", true},
          {"progress", false},
          {"format", true}},
         oddsHelp,
         runOdds},
    };
    return all;
}

constexpr std::array<OptionSpec, 3> globalOptions{
    {{"help", false}, {"version", false}, {"lang", true}}};

QString commandNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(commands(), std::back_inserter(names), &Command::name);
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

void chooseLanguage(QCoreApplication& application, std::span<const std::string> words)
{
    const std::optional<std::string> wanted = wantedLanguage(words);
    narration::installTranslation(application, narration::systemLanguage());
    if (wanted && !narration::installTranslation(application, QString::fromStdString(*wanted)))
        throw badUsage(CommandLineText::tr("unknown language %1; one of %2")
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

void runGlobal(const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("help"))
        out << programHelp().toStdString();
    else if (arguments.has("version"))
        out << "showdown-cli " SHOWDOWN_VERSION "\n";
    else
        throw badUsage(CommandLineText::tr("no command given; one of %1").arg(commandNames()));
}

void runCommand(const Command& command, std::span<const std::string> words, std::ostream& out)
{
    std::vector<OptionSpec> known = command.own;
    known.insert(known.end(), rulesOptions.begin(), rulesOptions.end());
    known.insert(known.end(), {{"lang", true}, {"help", false}});
    const Arguments arguments = parseArguments(words, known);
    if (arguments.has("help"))
        out << command.help().toStdString();
    else
        command.run(arguments, out);
}

void dispatch(std::span<const std::string> words, std::ostream& out)
{
    const auto commandWord = findCommand(words);
    const Arguments global = parseArguments({words.begin(), commandWord}, globalOptions);
    if (commandWord == words.end() || global.has("help") || global.has("version"))
        return runGlobal(global, out);

    const auto command =
        std::ranges::find(commands(), std::string_view(*commandWord), &Command::name);
    if (command == commands().end())
        throw badUsage(
            CommandLineText::tr("unknown command %1; one of %2")
                .arg(narration::quoted(QString::fromStdString(*commandWord)), commandNames()));
    runCommand(*command, {commandWord + 1, words.end()}, out);
}

} // namespace

ExitCode runCommandLine(QCoreApplication& application, std::span<const std::string> words,
                        std::ostream& out, std::ostream& err)
{
    try {
        chooseLanguage(application, words);
        dispatch(words, out);
        if (!out.flush())
            throw badInput(CommandLineText::tr("the result could not be written"));
        return ExitCode::success;
    } catch (const Failure& failure) {
        err << "showdown-cli: " << failure.message() << '\n';
        return failure.code();
    }
}

} // namespace showdown::cli
