// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/manual/program.h"
#include "core/rules/rule.h"

#include <QCoreApplication>

namespace showdown::cli {

// The options of the command line, each with its description in the current language. A command
// takes those that it names in program.cpp.

/// The context of all texts of the help.
struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

/// The machine-readable names of all values of an enumeration, in their order.
template <typename All>
QStringList idsOf(const All& all)
{
    QStringList ids;
    for (const auto value : all)
        ids << QString::fromUtf8(id(value));
    return ids;
}

/// The presets by name, and what each is.
QList<manual::Term> presetTerms();

/// The presets' names: `series`.
QStringList presetNames();

/// Values that a rule may have, as `--set RULE=VALUE` takes them: all where they can be counted,
/// else the usual ones.
QStringList usualValues(Rule rule);

/// The options that choose house rules: RULES in a synopsis.
QList<manual::OptionEntry> rulesOptions();

/// The options that every command has.
QList<manual::OptionEntry> commonOptions();

/// `--lens` where a table is compared.
manual::OptionEntry lensOption();

/// `--format` between text and JSON.
manual::OptionEntry formatOption();

/// `--format` of `explain`, which may be a page or Markdown as well.
manual::OptionEntry explainFormatOption();

/// `--format` where a batch may be asked for CSV as well.
manual::OptionEntry compareFormatOption();

/// `--batch` and `--jobs`.
QList<manual::OptionEntry> batchOptions();

/// `--table` where a file may stand in place of hands.
manual::OptionEntry tableOption();

/// The options that choose among the steps of a run.
QList<manual::OptionEntry> stepOptions();

/// The options of `cases`, all but its format, which `check` has too, with the default number of
/// cases.
QList<manual::OptionEntry> caseOptions(const QString& defaultCount);

/// `--watch` and `--from` of `lesson`.
QList<manual::OptionEntry> lessonOptions();

/// `--topic`, `--kind` and what else chooses the questions of `practice`.
QList<manual::OptionEntry> practiceOptions();

/// What `worksheet` takes besides those.
QList<manual::OptionEntry> worksheetOptions();

/// `--function` and `--output` of `code`.
QList<manual::OptionEntry> codeOptions();

/// `--format` of `cases`.
manual::OptionEntry casesFormatOption();

/// The additional options of `check`.
QList<manual::OptionEntry> checkOptions();

/// The mistakes of the printed articles that `check` names, and what each is: `E7`.
QList<manual::Term> mistakeTerms();

/// The rules and the cards of `odds`, and how it counts.
QList<manual::OptionEntry> oddsOptions();

} // namespace showdown::cli
