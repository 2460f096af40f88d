// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/printedtext.h"

#include "app/narration/categorytext.h"
#include "app/narration/expressiontext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"
#include "core/printed/parting.h"

#include <QCoreApplication>

#include <algorithm>
#include <variant>

namespace showdown::narration {

namespace {

struct PrintedText
{
    Q_DECLARE_TR_FUNCTIONS(PrintedText)
};

/// "Player 2 wins", "two pair": without a full stop.
QString answerText(const showdown::GivenAnswer& answer, bool isOfOneHand, const QStringList& names)
{
    if (isOfOneHand)
        return answer.rank ? categoryWithArticle(*answer.rank)
                           : PrintedText::tr("not of this rank", "an answer about a hand");
    QStringList winners;
    for (const int winner : answer.winners)
        winners << playerName(winner, names);
    switch (winners.size()) {
    case 0:
        return PrintedText::tr("no hand fits");
    case 1:
        return fill(PrintedText::tr("%1 wins", "%1: a player"), winners);
    case 2:
        return fill(PrintedText::tr("%1 and %2 tie", "both: players"), winners);
    default:
        return PrintedText::tr("everyone ties");
    }
}

QString endText(PrintedEnd end)
{
    return end == PrintedEnd::stops
               ? PrintedText::tr("As printed, the code stops: it asks for something that is not "
                                 "there.")
               : PrintedText::tr("As printed, the code reads a card that is not there.");
}

/// "CompareHands, line 5"
QString placeText(const Step& step, int number)
{
    return fill(PrintedText::tr("%1, line %2", "%1: a function"),
                {QUtf8StringView(step.listing->function).toString(), QString::number(number)});
}

QString lineText(const Parting& parting)
{
    const Step* here = parting.repaired.step;
    const Step* printed = parting.printed.step;
    if (!printed)
        return fill(
            PrintedText::tr("The printed run ends before %1.", "%1: 'CompareHands, line 5'"),
            {placeText(*here, parting.repaired.number)});
    if (!here)
        return fill(
            PrintedText::tr("The printed run goes on with %1.", "%1: 'CompareHands, line 5'"),
            {placeText(*printed, parting.printed.number)});
    const QString place = placeText(*here, parting.repaired.number);
    const QString other = placeText(*printed, parting.printed.number);
    if (place == other)
        return fill(PrintedText::tr("The runs part in %1.", "%1: 'CompareHands, line 5'"), {place});
    return fill(
        PrintedText::tr("The runs part in %1, as printed in %2.", "both: 'CompareHands, line 5'"),
        {place, other});
}

QString conditionText(const Step* here, const Step* printed)
{
    if (!here || !printed || here->listing != printed->listing || here->line != printed->line
        || !here->condition || here->condition == printed->condition)
        return {};
    if (!printed->condition)
        return *here->condition
                   ? PrintedText::tr("It answers yes, as printed it stops.", "it: a line")
                   : PrintedText::tr("It answers no, as printed it stops.", "it: a line");
    return *here->condition ? PrintedText::tr("It answers yes, as printed no.", "it: a line")
                            : PrintedText::tr("It answers no, as printed yes.", "it: a line");
}

QString differenceText(const Parting::Difference& difference)
{
    const QString name = QUtf8StringView(difference.variable).toString();
    if (!difference.printed)
        return fill(PrintedText::tr("%1 is %2, as printed it is not set.", "%1: a variable"),
                    {name, variableText(*difference.repaired)});
    if (!difference.repaired)
        return fill(PrintedText::tr("As printed, %1 is %2, here it is not set.", "%1: a variable"),
                    {name, variableText(*difference.printed)});
    return fill(PrintedText::tr("%1 is %2, as printed %3.", "%1: a variable; then its two values"),
                {name, variableText(*difference.repaired), variableText(*difference.printed)});
}

} // namespace

QString printedOutcomeText(const Run& repaired, const Run& printed, const QStringList& names)
{
    const PrintedAnswer right = answerOf(repaired.outcome(), {});
    const PrintedAnswer answer = answerOf(printed.outcome(), printed.end());
    const auto text = [&](const PrintedAnswer& given) {
        return answerText(std::get<showdown::GivenAnswer>(given),
                          repaired.outcome().players.size() == 1, names);
    };
    const QString here = text(right);
    if (const auto* end = std::get_if<PrintedEnd>(&answer))
        return fill(PrintedText::tr("Here: %1. %2", "%2: the sentence that printed code stops"),
                    {here, endText(*end)});
    if (answer != right)
        return fill(PrintedText::tr("Here: %1. As printed: %2.", "'Here: Player 2 wins.'"),
                    {here, text(answer)});
    return parting(repaired, printed)
               ? fill(PrintedText::tr("Both come to the same answer: %1.", "%1: 'Player 2 wins'"),
                      {here})
               : fill(PrintedText::tr("On this table both run alike: %1.", "%1: 'Player 2 wins'"),
                      {here});
}

QString alikeText(const Step& first, const Step& last)
{
    QStringList sentences{PrintedText::tr("The code that runs here does the same.")};
    for (const Variable& before : first.variables) {
        const auto after = std::ranges::find(last.variables, before.name, &Variable::name);
        if (after != last.variables.end() && after->value != before.value)
            sentences << fill(PrintedText::tr("%1 is %2 at first and %3 at the end.",
                                              "%1: a variable of a function; then its two values"),
                              {QUtf8StringView(before.name).toString(), variableText(before.value),
                               variableText(after->value)});
    }
    return sentences.join(u' ');
}

QString partingText(const Run& repaired, const Run& printed)
{
    const auto found = parting(repaired, printed);
    if (!found)
        return {};
    QStringList sentences{lineText(*found),
                          conditionText(found->repaired.step, found->printed.step)};
    if (found->later)
        sentences << fill(PrintedText::tr("The difference first shows in %1.",
                                          "of two runs; %1: 'CompareHands, line 5'"),
                          {placeText(*found->later->repaired, found->later->number)})
                  << conditionText(found->later->repaired, found->later->printed);
    for (const Parting::Difference& difference : found->variables)
        sentences << differenceText(difference);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace showdown::narration
