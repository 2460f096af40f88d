// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/paint.h"
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
    std::vector<OptionSpec> own; ///< options besides RULES and those that all have
    QString (*help)();
    Runner* run;
    bool takesRules = true;
};

const std::vector<Command>& commands()
{
    static const std::vector<Command> all{
        {"compare",
         {{"lens", true}, {"format", true}, {"batch", true}, {"jobs", true}},
         compareHelp,
         runCompare},
        {"explain",
         {{"lens", true}, {"level", true}, {"step", true}, {"function", true}, {"format", true}},
         explainHelp,
         runExplain},
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
        {"rules", {{"format", true}}, rulesCommandHelp, runRules, false},
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
        {"lesson", {}, lessonHelp, runLesson, false},
    };
    return all;
}

constexpr std::array<OptionSpec, 3> commonOptions{
    {{"lang", true}, {"color", true}, {"help", false}}};
constexpr std::array<OptionSpec, 4> globalOptions{
    {{"help", false}, {"version", false}, {"lang", true}, {"color", true}}};

constexpr std::string_view helpCommand = "help";

std::vector<std::string_view> commandNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(commands(), std::back_inserter(names), &Command::name);
    names.push_back(helpCommand);
    return names;
}

/// The command of this name. Fails if there is none, and says which was meant or which there are.
const Command& commandOf(const std::string& name)
{
    const auto command = std::ranges::find(commands(), std::string_view(name), &Command::name);
    if (command != commands().end())
        return *command;
    const QString shown = narration::quoted(QString::fromStdString(name));
    const std::vector<std::string_view> names = commandNames();
    if (const std::optional<std::string_view> meant = closestName(name, names))
        throw badUsage(CommandLineText::tr("unknown command %1; did you mean %2?")
                           .arg(shown, listed({&*meant, 1})));
    throw badUsage(CommandLineText::tr("unknown command %1; one of %2").arg(shown, listed(names)));
}

/// What the last of an option names, wherever it stands; nothing if it is not given.
std::optional<std::string> wanted(std::span<const std::string> words, const std::string& option)
{
    const auto end = std::ranges::find(words, "--");
    std::optional<std::string> value;
    for (auto word = words.begin(); word != end; ++word) {
        if (word->starts_with(option + '='))
            value = word->substr(option.size() + 1);
        else if (*word == option && word + 1 != end)
            value = *++word;
    }
    return value;
}

void chooseLanguage(QCoreApplication& application, std::span<const std::string> words)
{
    const std::optional<std::string> language = wanted(words, "--lang");
    narration::installTranslation(application, narration::systemLanguage());
    if (language
        && !narration::installTranslation(application, QString::fromStdString(*language).toLower()))
        throw badUsage(CommandLineText::tr("unknown language %1; one of %2")
                           .arg(narration::quoted(QString::fromStdString(*language)),
                                narration::availableLanguages().join(QStringLiteral(", "))));
}

void chooseColours(std::span<const std::string> words, std::ostream& out)
{
    const std::string name = wanted(words, "--color").value_or("auto");
    for (std::size_t wish = 0; wish < colourWishNames.size(); ++wish) {
        if (isSameName(colourWishNames[wish], name))
            return setColours(out, static_cast<ColourWish>(wish));
    }
    throw badUsage(CommandLineText::tr("%1 is no value of %2; possible: %3")
                       .arg(narration::quoted(QString::fromStdString(name)),
                            QStringLiteral("--color"), listed(colourWishNames)));
}

/// Where the command stands: the first word that is neither an option nor the value of one.
std::span<const std::string>::iterator findCommand(std::span<const std::string> words)
{
    auto word = words.begin();
    while (word != words.end() && word->starts_with('-')) {
        const bool hasValue = *word == "--lang" || *word == "--color";
        word += hasValue && word + 1 != words.end() ? 2 : 1;
    }
    return word;
}

void runGlobal(const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("help"))
        out << programHelp().toStdString();
    else if (arguments.has("version"))
        out << "showdown-cli " SHOWDOWN_VERSION "\n";
    else
        throw badUsage(
            CommandLineText::tr("no command given; one of %1").arg(listed(commandNames())));
}

/// What follows `help`: a command, or nothing.
void runHelp(std::span<const std::string> words, std::ostream& out)
{
    const Arguments arguments = parseArguments(words, commonOptions);
    refuseOperands(arguments, 1);
    const std::string name =
        arguments.operands.empty() ? std::string(helpCommand) : arguments.operands.front();
    out << (name == helpCommand ? programHelp() : commandOf(name).help()).toStdString();
}

void runCommand(const Command& command, std::span<const std::string> words, std::ostream& out)
{
    std::vector<OptionSpec> known = command.own;
    if (command.takesRules)
        known.insert(known.end(), rulesOptions.begin(), rulesOptions.end());
    known.insert(known.end(), commonOptions.begin(), commonOptions.end());
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

    const std::span<const std::string> rest(commandWord + 1, words.end());
    if (*commandWord == helpCommand)
        runHelp(rest, out);
    else
        runCommand(commandOf(*commandWord), rest, out);
}

} // namespace

ExitCode runCommandLine(QCoreApplication& application, std::span<const std::string> words,
                        std::ostream& out, std::ostream& err)
{
    try {
        chooseLanguage(application, words);
        chooseColours(words, out);
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
