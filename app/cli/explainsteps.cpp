// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explainsteps.h"

#include "app/cli/report.h"
#include "app/narration/closestname.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/listingtext.h"
#include "app/narration/numbertext.h"
#include "app/narration/onesteptext.h"
#include "app/narration/steps/stepsentence.h"
#include "app/narration/steps/tables.h"
#include "app/narration/steptext.h"
#include "app/narration/storytext.h"
#include "core/compare/placing.h"
#include "core/match/pokerhand.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::cli {

namespace {

struct StepsText
{
    Q_DECLARE_TR_FUNCTIONS(StepsText)
};

QString latin(std::string_view text)
{
    return QUtf8StringView(text).toString();
}

QString counted(int number)
{
    return narration::countText(static_cast<std::uint64_t>(number));
}

/// Writes one step after the other, under the headings of their chapters.
class StepsPage
{
public:
    StepsPage(const Run& run, Level level, const QStringList& names)
        : m_run(run), m_level(level), m_names(names), m_width(QString::number(run.size()).size())
    {}

    QString text(const std::vector<int>& indexes)
    {
        for (const int index : indexes) {
            separate(index);
            if (m_level == Level::story) {
                addFinding(index);
            } else {
                nameFunction(index);
                addLine(index);
            }
        }
        return m_text;
    }

private:
    /// A heading where a chapter begins; an empty line where a loop over the ranks turns and where
    /// the next player is taken up.
    void separate(int index)
    {
        const Step& step = m_run.step(index);
        const Chapter& chapter = m_run.chapterOf(index);
        const bool turns =
            m_previous && m_previous->isAt(getPokerHandListing, GetPokerHandLine::askFound);
        const bool goesOn =
            m_previous && step.listing == &placePlayersListing && m_previous->depth > step.depth;
        if (&chapter != m_chapter)
            m_text += QLatin1Char('\n')
                      + underlined(narration::chapterTitle(m_run, chapter, m_names), u'-');
        else if (goesOn || (turns && step.isAt(getPokerHandListing, GetPokerHandLine::nextRank)))
            m_text += QLatin1Char('\n');
        if (&chapter != m_chapter)
            m_function = nullptr;
        m_chapter = &chapter;
        m_previous = &step;
    }

    /// The name of the function above its lines, where the level hides its first line.
    void nameFunction(int index)
    {
        const Step& step = m_run.step(index);
        const bool goesOn = step.listing == m_function && step.caller == m_caller;
        m_function = step.listing;
        m_caller = step.caller;
        if (!goesOn && step.number(m_run.terms()) > 1 && m_level != Level::every)
            m_text += QString(m_width + 6, QLatin1Char(' '))
                      + QStringLiteral("│ ").repeated(step.depth) + latin(step.listing->function)
                      + QLatin1Char('\n');
    }

    QString number(int index) const
    {
        return QStringLiteral("%1").arg(index + 1, static_cast<int>(m_width));
    }

    void addFinding(int index)
    {
        const QString first = number(index) + QStringLiteral("  ");
        const QString margin(first.size(), QLatin1Char(' '));
        m_text += wrapped(narration::storyText(m_run, index, m_names), first, margin);
    }

    void addLine(int index)
    {
        const Step& step = m_run.step(index);
        const QString code = narration::listingLine(step.text(m_run.terms()));
        const qsizetype indent = code.size() - code.trimmed().size();
        const QString guides = QStringLiteral("│ ").repeated(step.depth);
        const QString numbers =
            QStringLiteral("%1 %2  ").arg(number(index)).arg(step.number(m_run.terms()), 3);
        const QString margin = QString(numbers.size(), QLatin1Char(' ')) + guides;
        const QString within = QString(indent, QLatin1Char(' '));

        m_text += wrapped(code.trimmed() + narration::answerMark(step), numbers + guides + within,
                          margin + within + QStringLiteral("    "));
        const QString sentence = narration::stepText(step, m_run.hands(), m_run.terms().rules);
        const QString below = margin + within + QStringLiteral("  ");
        m_text += wrapped(sentence, below, below);
    }

    const Run& m_run;
    Level m_level;
    const QStringList& m_names;
    qsizetype m_width;
    const Step* m_previous = nullptr;
    const Chapter* m_chapter = nullptr;
    const Listing* m_function = nullptr; ///< of the last line
    std::optional<int> m_caller;         ///< of the last line
    QString m_text;
};

/// The legend of the steps that follow, `shown` of those of the run.
QString legend(const Run& run, Level level, int shown)
{
    const QStringList counts{counted(shown), counted(run.size())};
    switch (level) {
    case Level::story:
        return wrapped(narration::fill(
            StepsText::tr("What was found out, %1 of all %2 steps. --level questions and --level "
                          "every show more, --step N shows one of them with its code."),
            counts));
    case Level::questions:
        return wrapped(narration::fill(
            StepsText::tr("What was asked and answered, %1 of all %2 steps, under the names of "
                          "the functions: the number of the step, that of the line in its "
                          "function, the line, and below it what happened."),
            counts));
    case Level::every:
        return wrapped(narration::fill(
            StepsText::tr("Lines of pseudo-code as they ran, %1 of all %2 steps: the number of "
                          "the step, that of the line in its function, the line, and below it "
                          "what happened."),
            counts));
    }
    return {};
}

/// The function's name as the listings write it. Fails if there is no such function.
std::string_view functionNamed(const std::string& text)
{
    const QString wanted = QString::fromStdString(text);
    for (const narration::StepTable* table : narration::stepTables()) {
        if (latin(table->listing().function).compare(wanted, Qt::CaseInsensitive) == 0)
            return table->listing().function;
    }
    QStringList names;
    for (const narration::StepTable* table : narration::stepTables())
        names += latin(table->listing().function);
    const std::optional<QString> meant = narration::closestName(wanted, names);
    throw badUsage(meant ? StepsText::tr("no listing is called %1; did you mean %2?")
                               .arg(narration::quoted(wanted), *meant)
                         : StepsText::tr("no listing is called %1").arg(narration::quoted(wanted)));
}

/// The text that replaces steps hidden by the level.
QString noStepsText(const Run& run, std::string_view function, Level level)
{
    const auto isOfFunction = [function](const Step& step) {
        return step.listing->function == function;
    };
    const auto count = static_cast<int>(std::ranges::count_if(run.steps(), isOfFunction));
    if (count == 0)
        return wrapped(narration::fill(
            StepsText::tr("%1 does not run here.", "%1: 'FindWinnerFlush'"), {latin(function)}));
    return wrapped(narration::fill(
        StepsText::tr("None of the %n step(s) of %1 is shown at this level: %2. --level questions "
                      "and --level every show more.",
                      "%1: 'DoCardsHaveSameValue'; %2: 'story'", count),
        {latin(function), narration::levelName(level)}));
}

/// The index of the step that is meant. Fails if there is none of this number.
int chosenIndex(const Run& run, const StepChoice& choice)
{
    const std::vector<int> shown = run.visible(choice.level.value_or(Level::every));
    const int count = static_cast<int>(shown.size());
    if (count == 0)
        throw badUsage(StepsText::tr("no hand is complete, so there are no steps"));
    if (*choice.step > count)
        throw badUsage(choice.level
                           ? StepsText::tr("--step %1: there are %2 steps at this level: %3")
                                 .arg(QString::number(*choice.step), QString::number(count),
                                      narration::levelName(*choice.level))
                           : StepsText::tr("--step %1: there are %2 steps")
                                 .arg(QString::number(*choice.step), QString::number(count)));
    return shown[static_cast<std::size_t>(*choice.step) - 1];
}

} // namespace

QString stepsText(const ExplainReport& report, const StepChoice& choice)
{
    const Run& run = report.run;
    const std::optional<std::string_view> function =
        choice.function ? std::optional(functionNamed(*choice.function)) : std::nullopt;
    if (run.size() == 0)
        return {};
    std::vector<int> indexes = run.visible(choice.shownLevel());
    if (function)
        std::erase_if(indexes,
                      [&](int index) { return run.step(index).listing->function != *function; });
    const QString steps =
        indexes.empty() ? QLatin1Char('\n') + noStepsText(run, *function, choice.shownLevel())
                        : StepsPage(run, choice.shownLevel(), report.compared.names).text(indexes);
    return headed(StepsText::tr("Steps"))
           + legend(run, choice.shownLevel(), static_cast<int>(indexes.size())) + steps
           + headed(StepsText::tr("Result")) + headingLines(report.compared.verdict.title)
           + wrapped(report.compared.verdict.sentence);
}

QString oneStepText(const ExplainReport& report, const StepChoice& choice)
{
    const Run& run = report.run;
    return narration::oneStepText(run, chosenIndex(run, choice), report.compared.rules,
                                  report.compared.names, choice.level);
}

} // namespace showdown::cli
