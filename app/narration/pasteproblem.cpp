// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/pasteproblem.h"

#include "app/narration/errortext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "core/rules/presets.h"

#include <QCoreApplication>
#include <QStringList>

namespace showdown::narration {

namespace {

struct PasteText
{
    Q_DECLARE_TR_FUNCTIONS(PasteText)
};

QString idOf(std::string_view word)
{
    return QUtf8StringView(word).toString();
}

template <typename All>
QString idsOf(const All& all)
{
    QStringList words;
    for (const auto each : all)
        words << idOf(id(each));
    return words.join(u' ');
}

QString tooManyText(const PasteProblem& problem)
{
    const QString count = QString::number(problem.count);
    switch (problem.area) {
    case SeenArea::hole:
        return fill(PasteText::tr("hand %1: a player holds two cards, not %2", "%2: a number"),
                    {QString::number(problem.hand), count});
    case SeenArea::board:
        return fill(PasteText::tr("board: it has at most five cards, not %1", "%1: a number"),
                    {count});
    case SeenArea::dead:
        return fill(PasteText::tr("dead cards: there are too many, %1", "%1: a number"), {count});
    }
    return {};
}

QString rulesLineText(const PasteProblem& problem)
{
    const QString text = quoted(problem.text);
    switch (problem.fault) {
    case PasteFault::unknownOption:
        return fill(PasteText::tr("rules line: %1 is not understood; one of --rules --set --lens"),
                    {text});
    case PasteFault::missingValue:
        return fill(PasteText::tr("rules line: a value is missing after %1", "%1: '--lens'"),
                    {text});
    case PasteFault::unknownRules:
        return fill(PasteText::tr("rules line: no house rules are called %1; one of %2"),
                    {text, idsOf(allPresets())});
    case PasteFault::unknownRule:
        return fill(PasteText::tr("rules line: %1 sets no rule; one of %2, then = and a value"),
                    {text, idsOf(allRules())});
    case PasteFault::badValue:
        return fill(PasteText::tr("rules line: %1 is no value of %2; possible: %3",
                                  "%1: what was given, %2: a rule, %3: the values that it takes"),
                    {text, idOf(id(problem.rule)), ruleValues(problem.rule)});
    case PasteFault::unknownRank:
        return fill(PasteText::tr("rules line: %1 is no rank; one of %2"),
                    {text, idsOf(allCategories())});
    case PasteFault::rankNotInRules:
        return fill(PasteText::tr("rules line: these rules have no rank %1"), {text});
    default:
        return {};
    }
}

} // namespace

QString pasteProblemText(const PasteProblem& problem)
{
    const QString text = quoted(problem.text);
    switch (problem.fault) {
    case PasteFault::noHand:
    case PasteFault::noCard:
        return PasteText::tr("There is no card in the text. Cards are written as Ks 10h 2d *.");
    case PasteFault::badHand:
        return problem.isOnlyHand ? errorText(problem.notation)
                                  : errorText(problem.notation, problem.hand);
    case PasteFault::tooManyHands:
        return PasteText::tr("There are more than three hands in the text.");
    case PasteFault::situationHere:
        return PasteText::tr("This is a situation of Odds. Paste it in that view.");
    case PasteFault::unknownOption:
    case PasteFault::missingValue:
    case PasteFault::unknownRules:
    case PasteFault::unknownRule:
    case PasteFault::badValue:
    case PasteFault::unknownRank:
    case PasteFault::rankNotInRules:
        return rulesLineText(problem);
    case PasteFault::badArea:
        return errorText(problem.notation, problem.area);
    case PasteFault::tooManyCards:
        return tooManyText(problem);
    case PasteFault::repeatedCard:
        return errorText(problem.situation);
    case PasteFault::unknownWord:
        return fill(PasteText::tr("command line: %1 is not understood; one of %2"),
                    {text, problem.known});
    case PasteFault::otherCommand:
        return fill(PasteText::tr("command line: %1 cannot be pasted here; possible: %2",
                                  "%1: 'odds'; %2: 'compare explain'"),
                    {text, problem.known});
    case PasteFault::fileInCommand:
        return fill(PasteText::tr("command line: %1 is a file; hands were expected",
                                  "%1: 'table.showdown'"),
                    {text});
    case PasteFault::badFile:
        return fileProblemText(problem.file);
    case PasteFault::wordWithoutValue:
        return fill(PasteText::tr("command line: a value is missing after %1", "%1: '--hole'"),
                    {text});
    case PasteFault::noRoom:
        return roomFor(problem.count);
    case PasteFault::onlyHoleUnknown:
        return PasteText::tr("Only a hole card can be unknown.");
    }
    return {};
}

QString pictureIsNoText()
{
    return PasteText::tr("A picture cannot be read as cards. Copy them as text, such as Ks 10h *.");
}

} // namespace showdown::narration
