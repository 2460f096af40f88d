// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/bughunttext.h"

#include "app/narration/fill.h"
#include "app/narration/listingtext.h"
#include "app/narration/mistaketext.h"
#include "app/narration/questiontext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct BugHuntText
{
    Q_DECLARE_TR_FUNCTIONS(BugHuntText)
};

/// No mistake that shows at one table of three ends a run there.
QString answerSaid(const PrintedAnswer& answer)
{
    const std::vector<int>& winners = std::get<GivenAnswer>(answer).winners;
    if (winners.empty())
        return BugHuntText::tr("nobody wins", "an answer of code");
    if (winners.size() > 1)
        return BugHuntText::tr("a tie", "an answer of code");
    return fill(BugHuntText::tr("%1 wins", "an answer of code; %1: 'Player 2'"),
                {playerName(winners.front())});
}

QString codeOf(const BugHunt& hunt, int line)
{
    const auto lines = hunt.listing()->shown(hunt.terms());
    return listingLine(lines[static_cast<std::size_t>(line) - 1]).trimmed();
}

} // namespace

QString tableName(int table)
{
    return fill(BugHuntText::tr("Table %1", "one of three, each with two hands; %1: a number"),
                {QString::number(table)});
}

QString foundBugText(const BugHunt& hunt, const FoundBug& found)
{
    return fill(
        BugHuntText::tr("%1, line %2: %3", "%1: 'Table 2'; %2: a number; %3: code, 'if found'"),
        {tableName(found.table), QString::number(found.line), codeOf(hunt, found.line)});
}

QString tableAnswers(const BugHunt& hunt, int table)
{
    const QStringList words{tableName(table), answerSaid(hunt.printedAt(table)),
                            answerSaid(hunt.repairedAt(table))};
    return hunt.isShownAt(table)
               ? fill(BugHuntText::tr("%1 as printed: %2; repaired: %3.",
                                      "%1: 'Table 2'; %2, %3: 'Player 1 wins', 'a tie'"),
                      words)
               : fill(BugHuntText::tr("%1 as printed and repaired: %2.",
                                      "%1: 'Table 2'; %2: 'Player 1 wins', 'a tie'"),
                      words);
}

QString mistakenLineText(const BugHunt& hunt, std::optional<int> line)
{
    const int told = line.value_or(hunt.mistakenLines().front());
    return fill(BugHuntText::tr("The mistake is in line %1: %2. %3.",
                                "%2: code, 'numWilds ← 0'; %3: 'CompareKickers: it counts hand 2's "
                                "wilds in hand 1'"),
                {QString::number(told), codeOf(hunt, told), mistakeMeaning(hunt.terms().mistake)});
}

QString foundBugReason(const BugHunt& hunt, const FoundBug& found)
{
    const QString line = hunt.isMistake(found.line)
                             ? mistakenLineText(hunt, found.line)
                             : fill(BugHuntText::tr("The mistake is not in line %1: %2.",
                                                    "%2: code, 'numWilds ← 0'"),
                                    {QString::number(found.line), codeOf(hunt, found.line)});
    return fill(BugHuntText::tr("%1 %2", "sentences"), {tableAnswers(hunt, found.table), line});
}

QString partingHint(const BugHunt& hunt)
{
    const int table = hunt.showingTables().front();
    const Run right = hunt.repairedRun(table);
    const std::optional<Parting> place = parting(right, hunt.printedRun(table));
    const int step = place ? std::min(place->index, right.size() - 1) : 0;
    return fill(BugHuntText::tr("Where it shows, the code is at this: %1",
                                "a printed mistake; %1: 'Comparing the pairs.'"),
                {phaseText(right, step)});
}

QString linesHint(const BugHunt& hunt)
{
    const int last = hunt.lineCount();
    const int half = (last + 1) / 2;
    const bool isEarly = hunt.mistakenLines().front() <= half;
    return fill(BugHuntText::tr("The mistake is among lines %1 to %2.", "numbers of lines"),
                {QString::number(isEarly ? 2 : half + 1),
                 QString::number(isEarly ? std::max(half, 3) : last)});
}

} // namespace showdown::narration
