// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/onesteptext.h"

#include "app/narration/code/codelisting.h"
#include "app/narration/expressiontext.h"
#include "app/narration/fill.h"
#include "app/narration/pagetext.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct StepsText
{
    Q_DECLARE_TR_FUNCTIONS(StepsText)
};

QString latin(std::string_view text)
{
    return QUtf8StringView(text).toString();
}

QString stepHeading(const Run& run, int index, const QStringList& names, std::optional<Level> level)
{
    const std::vector<int> shown = run.visible(level.value_or(Level::every));
    const auto number = std::ranges::lower_bound(shown, index) - shown.begin() + 1;
    return fill(
        level ? StepsText::tr("Step %1 of %2 at the level: %4 (%5 of all %6): %3",
                              "%3: the part of the run, 'Rank check for Player 2'; %4: 'story'")
              : StepsText::tr("Step %1 of %2: %3",
                              "%3: the part of the run, 'Rank check for Player 2'"),
        {QString::number(number), QString::number(shown.size()),
         chapterTitle(run, run.chapterOf(index), names), level ? levelName(*level) : QString(),
         QString::number(index + 1), QString::number(run.size())});
}

/// With an arrow at the line of a step, if one is to be marked.
QString listingText(const Listing& listing, const Terms& terms, const Step* marked)
{
    QString text;
    int number = 0;
    for (const auto& [code, line] : codeLines(listing, terms)) {
        const bool isHere = line && ++number == (marked ? marked->number(terms) : 0);
        const QString indent(code.size() - code.trimmed().size(), QLatin1Char(' '));
        const QString first = QStringLiteral("%1%2  %3")
                                  .arg(isHere ? QStringLiteral("→ ") : QStringLiteral("  "))
                                  .arg(line ? QString::number(number) : QString(), 3)
                                  .arg(indent);
        text += wrapped(code.trimmed() + (isHere ? answerMark(*marked) : QString()), first,
                        QString(first.size() + 4, QLatin1Char(' ')));
    }
    return text;
}

QString variablesText(const Step& step)
{
    Columns lines;
    for (const Variable& variable : step.variables)
        lines.add({QStringLiteral("  ") + latin(variable.name), variableText(variable.value)});
    return lines.text();
}

QString callersText(const Run& run, int index)
{
    Columns lines;
    for (const int caller : run.callers(index)) {
        const Step& step = run.step(caller);
        lines.add({QStringLiteral("  ") + latin(step.listing->function),
                   QStringLiteral("%1").arg(step.number(run.terms()), 3),
                   codeLine(step, run.terms())});
    }
    return lines.text();
}

QString section(const QString& heading, const QString& text)
{
    return text.isEmpty() ? QString() : QLatin1Char('\n') + underlined(heading, u'-') + text;
}

} // namespace

QString answerMark(const Step& step)
{
    if (!step.condition)
        return {};
    return QLatin1Char(' ')
           + (*step.condition ? StepsText::tr("→ yes", "after a question")
                              : StepsText::tr("→ no", "after a question"));
}

QString numberedListing(const Listing& listing, const Terms& terms)
{
    return listingText(listing, terms, nullptr);
}

QString oneStepText(const Run& run, int index, const NamedRules& rules, const QStringList& names,
                    std::optional<Level> level)
{
    const Step& step = run.step(index);
    QString told = wrapped(stepText(step, run.hands(), run.terms().rules));
    if (step.finding)
        told = wrapped(storyText(run, index, names)) + told;
    return rulesHeading(rules) + QStringLiteral("\n\n")
           + underlined(stepHeading(run, index, names, level), u'=') + told + QLatin1Char('\n')
           + listingText(*step.listing, run.terms(), &step)
           + section(StepsText::tr("Variables"), variablesText(step))
           + section(StepsText::tr("Called from", "heading of a list of lines of code"),
                     callersText(run, index));
}

} // namespace showdown::narration
