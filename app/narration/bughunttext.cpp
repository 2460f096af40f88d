// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/bughunttext.h"

#include "app/narration/fill.h"
#include "app/narration/listingtext.h"
#include "app/narration/mistaketext.h"
#include "app/narration/printedtext.h"
#include "app/narration/questiontext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct BugHuntText
{
    Q_DECLARE_TR_FUNCTIONS(BugHuntText)
};

QString answerSaid(const PrintedAnswer& answer)
{
    const auto* given = std::get_if<GivenAnswer>(&answer);
    if (!given)
        return BugHuntText::tr("no answer", "of code that stops");
    const std::vector<int>& winners = given->winners;
    if (winners.empty())
        return BugHuntText::tr("nobody wins", "an answer of code");
    if (winners.size() > 1)
        return BugHuntText::tr("a tie", "an answer of code");
    return fill(BugHuntText::tr("%1 wins", "an answer of code; %1: 'Player 2'"),
                {playerName(winners.front())});
}

/// The lines of a mistake in several, ascending: all but the last, "4, 7", and the last.
QStringList linesOf(const BugHunt& hunt)
{
    std::vector<int> sorted = hunt.mistakenLines();
    std::ranges::sort(sorted);
    QStringList numbers;
    for (const int line : sorted)
        numbers << QString::number(line);
    const QString last = numbers.takeLast();
    return {numbers.join(QStringLiteral(", ")), last};
}

QString codeOf(const BugHunt& hunt, int line)
{
    const auto lines = hunt.listing()->shown(hunt.terms());
    return listingLine(lines[static_cast<std::size_t>(line) - 1]).trimmed();
}

/// The sentences, and one about the lines that are missing.
QString withGap(const QString& told, const ListingGap& gap)
{
    QStringList missing;
    for (const std::string_view line : gap.missing)
        missing << listingLine(line).trimmed();
    return missing.isEmpty()
               ? told
               : fill(BugHuntText::tr("%1 Missing after line %2: %3.",
                                      "%1: sentences; %2: a number; %3: one or more lines of code"),
                      {told, QString::number(gap.after), missing.join(QStringLiteral("; "))});
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

QString rightBugText(const BugHunt& hunt)
{
    const FoundBug right{hunt.showingTable(), hunt.tellingLine()};
    return hunt.mistakenLines().size() == 1
               ? foundBugText(hunt, right)
               : fill(BugHuntText::tr("%1, line %2 or %3", "%1: 'Table 2'; %2: '4, 7'; %3: '8'"),
                      QStringList{tableName(right.table)} + linesOf(hunt));
}

QString mistakenLineText(const BugHunt& hunt)
{
    const int line = hunt.tellingLine();
    const QString code = codeOf(hunt, line);
    const QString mended = listingLine(hunt.repairedLine(line)).trimmed();
    const QStringList words{QString::number(line), code, mistakeDoes(hunt.terms().mistake)};
    const QString told =
        hunt.mistakenLines().size() == 1
            ? fill(BugHuntText::tr("The mistake is in line %1, %2: %3.",
                                   "%2: code, 'numWilds ← 0'; %3: 'it counts hand 2's wilds in "
                                   "hand 1'"),
                   words)
            : fill(BugHuntText::tr("The mistake is in lines %4 and %5. Line %1, %2: %3.",
                                   "%2: code, 'numWilds ← 0'; %3: 'it counts hand 2's wilds in "
                                   "hand 1'; %4: '4, 7'; %5: '8'"),
                   words + linesOf(hunt));
    const QString mending =
        mended.isEmpty() || mended == code
            ? told
            : fill(BugHuntText::tr("%1 It should read: %2.", "%1: sentences; %2: a line of code"),
                   {told, mended});
    return withGap(mending, hunt.gap());
}

QString bugPartingText(const BugHunt& hunt)
{
    const int table = hunt.showingTable();
    return partingText(hunt.repairedRun(table), hunt.mistakenRun(table));
}

QString foundBugReason(const BugHunt& hunt, const FoundBug& found)
{
    const bool isLineRight = hunt.isMistake(found.line);
    QStringList told{tableAnswers(hunt, found.table)};
    if (isLineRight && hunt.isShownAt(found.table))
        told << bugPartingText(hunt);
    told << (isLineRight ? mistakenLineText(hunt)
                         : fill(BugHuntText::tr("The mistake is not in line %1: %2.",
                                                "%2: code, 'numWilds ← 0'"),
                                {QString::number(found.line), codeOf(hunt, found.line)}));
    return told.join(u' ');
}

QString partingHint(const BugHunt& hunt)
{
    const int table = hunt.showingTable();
    const Run right = hunt.repairedRun(table);
    const std::optional<Parting> place = parting(right, hunt.mistakenRun(table));
    const int step = place ? std::min(place->shownAt(), right.size() - 1) : 0;
    return fill(BugHuntText::tr("At the table that shows it, look here: %1",
                                "a printed mistake; %1: 'Comparing the pairs.'"),
                {phaseText(right, step)});
}

QString linesHint(const BugHunt& hunt)
{
    constexpr int few = 6;
    const int last = hunt.lineCount();
    const int half = (last + 1) / 2;
    const auto [first, end] = std::ranges::minmax(hunt.mistakenLines());
    if (last < few || (first <= half && end > half))
        return tableAnswers(hunt, hunt.isShownAt(1) ? 2 : 1);
    const bool isEarly = end <= half;
    return fill(BugHuntText::tr("The mistake is among lines %1 to %2.", "numbers of lines"),
                {QString::number(isEarly ? 2 : half + 1),
                 QString::number(isEarly ? std::max(half, 3) : last)});
}

} // namespace showdown::narration
