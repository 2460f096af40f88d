// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/commandline.h"

#include "app/cli/commands.h"
#include "app/cli/help.h"
#include "app/cli/paint.h"
#include "app/cli/program.h"
#include "app/narration/errortext.h"
#include "app/narration/mistaketext.h"
#include "app/narration/translation.h"

#include <QCoreApplication>
#include <QRegularExpression>

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

/// A command and the function that runs it.
struct Command
{
    std::string_view name;
    Runner* run;
};

constexpr std::array<Command, 12> commands{{
    {"compare", runCompare},
    {"explain", runExplain},
    {"cases", runCases},
    {"check", runCheck},
    {"ranks", runRanks},
    {"wild", runWild},
    {"rules", runRules},
    {"odds", runOdds},
    {"lesson", runLesson},
    {"practice", runPractice},
    {"worksheet", runWorksheet},
    {"code", runCode},
}};

constexpr std::string_view helpCommand = "help";

QStringList commandNames()
{
    QStringList names;
    for (const Command& command : commands)
        names += QUtf8StringView(command.name).toString();
    return names << QUtf8StringView(helpCommand).toString();
}

/// The manual entry of the command of this name. Fails if there is none, and suggests the closest
/// name or lists all.
const manual::CommandEntry& entryOf(const manual::Program& all, const std::string& name)
{
    const auto entry = std::ranges::find(all.commands, name, &manual::CommandEntry::name);
    if (entry != all.commands.end())
        return *entry;
    throw unknownName(name, commandNames(),
                      CommandLineText::tr("unknown command %1; did you mean %2?"),
                      CommandLineText::tr("unknown command %1; one of %2"));
}

/// The value of the last occurrence of an option; nothing if it is not given.
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
                                listed(narration::availableLanguages())));
}

void chooseColours(std::span<const std::string> words, std::ostream& out)
{
    const std::string name = wanted(words, "--color").value_or("auto");
    for (std::size_t wish = 0; wish < colourWishNames.size(); ++wish) {
        if (isSameName(colourWishNames[wish], name))
            return setColours(out, static_cast<ColourWish>(wish));
    }
    QStringList names;
    for (const std::string_view each : colourWishNames)
        names += QUtf8StringView(each).toString();
    throw unknownName(name, names,
                      CommandLineText::tr("%1 is no value of --color; did you mean %2?"),
                      CommandLineText::tr("%1 is no value of --color; possible: %2"));
}

/// Finds the command: the first word that is neither an option nor the value of one.
std::span<const std::string>::iterator findCommand(std::span<const std::string> words)
{
    auto word = words.begin();
    while (word != words.end() && word->starts_with('-')) {
        const bool hasValue = *word == "--lang" || *word == "--color";
        word += hasValue && word + 1 != words.end() ? 2 : 1;
    }
    return word;
}

void runGlobal(const manual::Program& all, const Arguments& arguments, std::ostream& out)
{
    if (arguments.has("help"))
        out << programHelp(all).toStdString();
    else if (arguments.has("version"))
        out << "showdown-cli " SHOWDOWN_VERSION "\n";
    else
        throw badUsage(
            CommandLineText::tr("no command given; one of %1").arg(listed(commandNames())));
}

/// The program in the form that `help --format` names.
QString describedAs(const manual::Program& all, const std::string& form)
{
    const QString text = manual::described(all, QString::fromStdString(form));
    if (!text.isEmpty())
        return text;
    const QStringList names = manual::formNames() << schemaForm;
    throw unknownName(form, names, CommandLineText::tr("unknown format %1; did you mean %2?"),
                      CommandLineText::tr("unknown format %1; one of %2"));
}

/// The JSON schema of a name, or which there are without one.
QString schemaOf(const std::vector<std::string>& names)
{
    if (names.empty())
        return schemaList();
    if (const std::optional<QString> schema = schemaNamed(QString::fromStdString(names.front())))
        return *schema;
    throw unknownName(names.front(), schemaNames(),
                      CommandLineText::tr("there is no JSON schema of %1; did you mean %2?"),
                      CommandLineText::tr("there is no JSON schema of %1; there are %2"));
}

/// The mistake of the articles that a word after `help` names; nothing if it looks like none. Fails
/// if `check` knows no mistake of this number.
std::optional<int> mistakeOf(const std::string& word)
{
    const QString name = QString::fromStdString(word).toUpper();
    if (const std::optional<int> mistake = narration::mistakeFromName(name))
        return mistake;
    static const QRegularExpression form(QStringLiteral("^E[0-9]{1,3}$"));
    if (!form.match(name).hasMatch())
        return std::nullopt;
    QStringList names;
    for (const int mistake : narration::printedMistakes())
        names += narration::mistakeName(mistake);
    throw badUsage(
        CommandLineText::tr("check names no mistake %1; it names %2", "%1: 'E2'; %2: a list")
            .arg(name, listed(names)));
}

/// What follows `help`: a command, a mistake of the articles, or nothing; after `--format schema`
/// the name of one.
void runHelp(const manual::Program& all, const Arguments& arguments, std::ostream& out)
{
    const std::string* const form = arguments.value("format");
    const bool isSchema = form && isSameName(*form, schemaForm.toStdString());
    refuseOperands(arguments, form && !isSchema ? 0 : 1);
    const std::string name =
        arguments.operands.empty() ? std::string(helpCommand) : arguments.operands.front();
    const std::optional<int> mistake = form ? std::nullopt : mistakeOf(name);
    const QString text = isSchema              ? schemaOf(arguments.operands)
                         : form                ? describedAs(all, *form)
                         : name == helpCommand ? programHelp(all)
                         : mistake             ? mistakeHelp(*mistake)
                                               : commandHelp(all, entryOf(all, name));
    out << text.toStdString();
}

void runCommand(const manual::Program& all, const manual::CommandEntry& entry,
                std::span<const std::string> words, std::ostream& out)
{
    const Arguments arguments = parseArguments(words, manual::optionsOf(all, entry));
    if (entry.name == helpCommand)
        runHelp(all, arguments, out);
    else if (arguments.has("help"))
        out << commandHelp(all, entry).toStdString();
    else
        std::ranges::find(commands, entry.name, &Command::name)->run(arguments, out);
}

void dispatch(std::span<const std::string> words, std::ostream& out)
{
    const manual::Program all = program();
    const auto commandWord = findCommand(words);
    const Arguments global = parseArguments({words.begin(), commandWord}, all.options + all.common);
    if (commandWord == words.end() || global.has("help") || global.has("version"))
        return runGlobal(all, global, out);

    const std::span<const std::string> rest(commandWord + 1, words.end());
    runCommand(all, entryOf(all, *commandWord), rest, out);
}

} // namespace

ExitCode runCommandLine(QCoreApplication& application, std::span<const std::string> words,
                        std::ostream& out, std::ostream& err)
{
    try {
        chooseLanguage(application, words);
        chooseColours(words, out);
        fitToTerminal(out);
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
