// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/help.h"

#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/narration/fill.h"
#include "app/narration/mistaketext.h"

namespace showdown::cli {

namespace {

using manual::CommandEntry;
using manual::OptionEntry;
using manual::Term;

constexpr int optionWidth = 20;
constexpr int termWidth = 28;

/// What a word means, from this column on.
QString entryLine(const QString& word, const QString& meaning, int column)
{
    return wrapped(meaning, word.leftJustified(column - 2) + QStringLiteral("  "),
                   QString(column, QLatin1Char(' ')));
}

/// "Usage: …": one command line below the other.
QString usageHelp(const QStringList& synopses)
{
    const QString pattern = HelpText::tr("Usage: %1\n", "%1: a command line");
    const QString indent(pattern.indexOf(QStringLiteral("%1")), QLatin1Char(' '));
    return narration::fill(pattern, {synopses.join(QLatin1Char('\n') + indent)});
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

QString sharedHelp(const manual::Program& program, const CommandEntry& command)
{
    return command.sharedNote.isEmpty()
               ? HelpText::tr("RULES, the house rules:\n") + optionsHelp(program.shared)
               : command.sharedNote;
}

QString tableHelp(const manual::Chapter& table)
{
    return table.paragraphs.join(QLatin1Char('\n')) + termsHelp(table.terms);
}

} // namespace

QString programHelp(const manual::Program& program)
{
    QString commands;
    for (const CommandEntry& command : program.commands)
        commands += entryLine(QStringLiteral("  ") + QString::fromStdString(command.name),
                              command.what, optionWidth);
    const QStringList parts{
        usageHelp(program.synopses),
        program.paragraphs.constFirst(),
        HelpText::tr("Commands:\n") + commands,
        HelpText::tr("'showdown-cli help COMMAND' says more.\n"),
        allOptionsHelp(program.options, program.common),
        exitHelp(),
    };
    return parts.join(QLatin1Char('\n'));
}

QString commandHelp(const manual::Program& program, const CommandEntry& command)
{
    QStringList parts{usageHelp(command.synopses)};
    parts += command.paragraphs;
    parts.last() += termsHelp(command.terms);
    if (command.takesShared)
        parts << sharedHelp(program, command);
    parts << allOptionsHelp(command.options, program.common) << examplesHelp(command.examples)
          << (command.exitStatus.isEmpty() ? exitHelp() : command.exitStatus);
    if (!command.table.terms.isEmpty())
        parts << tableHelp(command.table);
    return parts.join(QLatin1Char('\n'));
}

QString mistakeHelp(int mistake)
{
    return narration::fill(
        HelpText::tr(
            "%1 is a mistake of the printed articles. %2.\n\n"
            "'showdown-cli check' names it where it explains the wrong answers of a program.\n",
            "%1: 'E3'; %2: a function and what it does"),
        {narration::mistakeName(mistake), narration::mistakeMeaning(mistake)});
}

} // namespace showdown::cli
