// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/explainreport.h"
#include "app/cli/explainsteps.h"
#include "app/cli/textlayout.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"
#include "app/narration/laddertext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct ExplainText
{
    Q_DECLARE_TR_FUNCTIONS(ExplainText)
};

QString headed(const QString& heading)
{
    return QLatin1Char('\n') + underlined(heading, u'=');
}

QChar mark(const LadderRow& row)
{
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return u'–';
    return *fits ? u'✓' : u'✗';
}

/// One player's rank check. Its marks never stand without words.
QString ladderBlock(const ExplainReport& report, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    const PlayerResult& player = report.compared.showdown.players[index];
    if (!player.plays())
        return {};
    if (!player.hand.isComplete())
        return QLatin1Char('\n') + narration::ladderWaits(number, player.hand) + QLatin1Char('\n');

    const HouseRules& rules = report.compared.rules.rules;
    Columns rows;
    for (const LadderRow& row : player.ladder) {
        const QString answer = QStringLiteral("  ") + mark(row) + QLatin1Char(' ');
        const QString rank = narration::categoryName(row.rank, rules);
        if (row.fits())
            rows.add({answer + narration::ladderAnswer(row), rank,
                      narration::ladderText(row, player, rules)});
        else
            rows.add({answer + narration::ladderAnswer(row), rank});
    }
    return QLatin1Char('\n') + narration::playerName(number) + QLatin1Char('\n') + rows.text();
}

QString comparisonBlock(const ExplainReport& report, const Comparison& comparison)
{
    Columns leaves;
    const std::vector<ComparisonPart> parts =
        narration::leafParts(comparison, report.compared.showdown);
    for (const ComparisonPart& part : parts) {
        const bool last = &part == &parts.back();
        leaves.add({(last ? QStringLiteral("  └─ ") : QStringLiteral("  ├─ "))
                        + narration::partName(part, comparison.comparator),
                    narration::leafText(part)});
    }
    const QString title =
        narration::fill(ExplainText::tr("%1: %2", "'Player 1 vs Player 2: tie'"),
                        {narration::branchTitle(comparison), narration::branchResult(comparison)});
    return QLatin1Char('\n') + title + QLatin1Char('\n') + leaves.text();
}

QString laddersText(const ExplainReport& report)
{
    QString text;
    for (int number = 1; number <= static_cast<int>(report.compared.showdown.players.size());
         ++number)
        text += ladderBlock(report, number);
    return text.isEmpty() ? text : headed(ExplainText::tr("Rank check")) + text;
}

QString comparisonsText(const ExplainReport& report)
{
    const std::vector<Comparison>& comparisons = report.compared.showdown.comparisons;
    if (comparisons.empty())
        return {};
    QString text = headed(ExplainText::tr("Comparisons"));
    for (const Comparison& comparison : comparisons)
        text += comparisonBlock(report, comparison);
    return text;
}

/// The steps, and at their end the verdict again: it stands on another page by then.
QString chaptersOfSteps(const ExplainReport& report)
{
    if (report.steps.empty())
        return {};
    const QString legend =
        ExplainText::tr("Each line of pseudo-code as it ran: the number of the step, that of the "
                        "line in its\nfunction, the line, and below it what happened.\n",
                        "at most 90 characters a line");
    return headed(ExplainText::tr("Steps")) + legend + stepsText(report)
           + headed(ExplainText::tr("Result")) + report.compared.verdict.title + QLatin1Char('\n')
           + wrapped(report.compared.verdict.sentence);
}

} // namespace

QString toText(const ExplainReport& report)
{
    return toText(report.compared) + laddersText(report) + comparisonsText(report)
           + chaptersOfSteps(report);
}

} // namespace showdown::cli
