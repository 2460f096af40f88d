// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/help.h"

#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/narration/fill.h"
#include "app/narration/mistaketext.h"

#include <QDir>
#include <QFile>
#include <nlohmann/json.hpp>

namespace showdown::cli {

namespace {

using manual::CommandEntry;
using manual::OptionEntry;
using manual::Term;

constexpr int optionWidth = 20;
constexpr int termWidth = 28;

/// A word with its meaning, from this column on.
QString entryLine(const QString& word, const QString& meaning, int column)
{
    return wrapped(meaning, word.leftJustified(column - 2) + QStringLiteral("  "),
                   QString(column, QLatin1Char(' ')));
}

/// The command line wrapped to the page. What is in brackets stays together, and so does an
/// option with its value.
QString wrappedSynopsis(const QString& synopsis, const QString& indent)
{
    constexpr QChar glue(0x00A0); // no break here
    QString text;
    qsizetype depth = 0;
    bool isOption = false;
    for (const QString& word : synopsis.simplified().split(QLatin1Char(' '))) {
        if (!text.isEmpty())
            text += depth > 0 || isOption ? glue : QLatin1Char(' ');
        text += word;
        depth += word.count(u'[') - word.count(u']');
        isOption = word.startsWith(QStringLiteral("--"));
    }
    return wrapped(text, indent, indent + QStringLiteral("    ")).replace(glue, QLatin1Char(' '));
}

/// "Usage: …": one command line below the other.
QString usageHelp(const QStringList& synopses)
{
    const QString pattern = HelpText::tr("Usage: %1\n", "%1: a command line");
    const QString indent(pattern.indexOf(QStringLiteral("%1")), QLatin1Char(' '));
    QString lines;
    for (const QString& synopsis : synopses)
        lines += wrappedSynopsis(synopsis, indent);
    return narration::fill(pattern, {lines.trimmed()});
}

/// The paragraph as it fits the page; its own line breaks mean nothing.
QString paragraphHelp(const QString& text)
{
    return wrapped(text.simplified());
}

QString termsHelp(const QList<Term>& terms)
{
    QString text;
    for (const Term& term : terms)
        text += entryLine(QStringLiteral("      ") + term.term, term.meaning, termWidth);
    return text;
}

QString optionsHelp(const QList<OptionEntry>& options)
{
    QString text;
    for (const OptionEntry& option : options)
        text += entryLine(QStringLiteral("  ") + manual::shownOption(option),
                          manual::meaningOf(option), optionWidth)
                + termsHelp(option.terms);
    return text;
}

/// The options of a command or a program below their heading, those that all have last.
QString allOptionsHelp(const QList<OptionEntry>& own, const QList<OptionEntry>& common)
{
    return HelpText::tr("Options:\n") + optionsHelp(own + common)
           + entryLine(QStringLiteral("  --"), HelpText::tr("what follows is no option"),
                       optionWidth);
}

QString examplesHelp(const QStringList& commandLines)
{
    const QString indent = QStringLiteral("  ");
    return narration::fill(HelpText::tr("Examples:\n%1", "%1: command lines"),
                           {indent + commandLines.join(QLatin1Char('\n') + indent) + u'\n'});
}

QString exitHelp()
{
    return HelpText::tr(
        "Exit status: 0; 1 if a hand or a file is wrong; 2 if an option or a name is.\n");
}

const QString schemaFolder = QStringLiteral(":/schemas");
const QString schemaEnding = QStringLiteral(".schema.json");

QString tableHelp(const manual::Chapter& table)
{
    QString text;
    for (const QString& paragraph : table.paragraphs)
        text += paragraphHelp(paragraph);
    return text + termsHelp(table.terms);
}

} // namespace

QStringList schemaNames()
{
    QStringList names =
        QDir(schemaFolder).entryList({u'*' + schemaEnding}, QDir::Files, QDir::Name);
    for (QString& name : names)
        name.chop(schemaEnding.size());
    return names;
}

std::optional<QString> schemaNamed(const QString& name)
{
    QFile file(schemaFolder + u'/' + name.toLower() + schemaEnding);
    if (!schemaNames().contains(name.toLower()) || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return QString::fromUtf8(file.readAll());
}

QString schemaList()
{
    Columns columns;
    for (const QString& name : schemaNames()) {
        const auto schema = nlohmann::json::parse(schemaNamed(name).value().toStdString());
        columns.add({QStringLiteral("  ") + name,
                     QString::fromStdString(schema.at("title").get<std::string>())});
    }
    return paragraphHelp(HelpText::tr("The JSON schemas that 'showdown-cli help --format schema "
                                      "NAME' prints. Within a major version of this program keys "
                                      "are only added."))
           + QLatin1Char('\n') + columns.text();
}

QString programHelp(const manual::Program& program)
{
    QString commands;
    for (const CommandEntry& command : program.commands)
        commands += entryLine(QStringLiteral("  ") + QString::fromStdString(command.name),
                              command.what, optionWidth);
    const QStringList parts{
        usageHelp(program.synopses),
        paragraphHelp(program.paragraphs.constFirst()),
        HelpText::tr("Commands:\n") + commands,
        HelpText::tr("'showdown-cli help COMMAND' says more.\n"),
        allOptionsHelp(program.options, program.common),
        paragraphHelp(exitHelp()),
    };
    return parts.join(QLatin1Char('\n'));
}

QString commandHelp(const manual::Program& program, const CommandEntry& command)
{
    QStringList parts{usageHelp(command.synopses)};
    for (const QString& paragraph : command.paragraphs)
        parts << paragraphHelp(paragraph);
    parts.last() += termsHelp(command.terms);
    if (command.takesShared)
        parts << HelpText::tr("RULES, the house rules:\n") + optionsHelp(program.shared);
    parts << allOptionsHelp(command.options, program.common) << examplesHelp(command.examples)
          << paragraphHelp(command.exitStatus.isEmpty() ? exitHelp() : command.exitStatus);
    if (!command.table.terms.isEmpty())
        parts << tableHelp(command.table);
    return parts.join(QLatin1Char('\n'));
}

QString mistakeHelp(int mistake)
{
    const QString text = narration::fill(
        HelpText::tr(
            "%1 is a mistake of the printed articles. %2.\n\n"
            "'showdown-cli check' names it where it explains the wrong answers of a program.\n",
            "%1: 'E3'; %2: a function and what it does"),
        {narration::mistakeName(mistake), narration::mistakeMeaning(mistake)});
    QStringList paragraphs;
    for (const QString& paragraph : text.split(QStringLiteral("\n\n")))
        paragraphs << paragraphHelp(paragraph);
    return paragraphs.join(QLatin1Char('\n'));
}

} // namespace showdown::cli
