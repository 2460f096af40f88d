// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsstatetext.h"

#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct OddsStateText
{
    Q_DECLARE_TR_FUNCTIONS(OddsStateText)
};

QString exactText(std::uint64_t deals, const Situation& situation)
{
    QString pattern;
    if (deals == 1)
        return OddsStateText::tr("Exact: no card is to come");
    if (!situation.areAllKnown())
        pattern = OddsStateText::tr("Exact: all %1 possible deals counted", "%1: a number");
    else if (situation.street() == Street::turn)
        pattern = OddsStateText::tr("Exact: all %1 possible river cards counted", "%1: a number");
    else if (situation.street() == Street::flop)
        pattern =
            OddsStateText::tr("Exact: all %1 pairs of turn and river counted", "%1: a number");
    else
        pattern = OddsStateText::tr("Exact: all %1 possible boards counted", "%1: a number");
    return fill(pattern, {countText(deals)});
}

} // namespace

QString countedText(const EquityResult& equity, const Situation& situation)
{
    if (equity.isWhole())
        return exactText(equity.deals, situation);
    const QString counted = countText(equity.counted);
    return fill(
        equity.isCancelled
            ? OddsStateText::tr("Stopped: %1 deals drawn by chance, standard error up to %2",
                                "%1: a number; %2: '0.05 %'")
            : OddsStateText::tr("Sampled: %1 deals drawn by chance, standard error up to %2",
                                "%1: a number; %2: '0.05 %'"),
        {counted, smallPercentText(equity.largestError())});
}

QString giveOnePlayerCards()
{
    return OddsStateText::tr("Give one player two cards.");
}

QString needsOneMoreCard(int number, const QStringList& names)
{
    return fill(OddsStateText::tr("%1 needs one more card.", "%1: 'Player 2'"),
                {playerName(number, names)});
}

QString boardNeedsCards(std::optional<Street> street, int cards)
{
    if (street == Street::flop)
        return OddsStateText::tr("The flop needs %n more cards.", nullptr, cards);
    if (street == Street::turn)
        return OddsStateText::tr("The turn is missing.", "a card of the board");
    return OddsStateText::tr("The board needs %n more cards.", nullptr, cards);
}

QString notEnoughCardsForOdds(int cards)
{
    return OddsStateText::tr("Not enough cards are left: the deck lacks %n for the cards to come.",
                             nullptr, cards);
}

QString streetsText(const QString& name, const std::vector<StreetFigure>& figures)
{
    QStringList parts;
    for (const StreetFigure& each : figures) {
        QString pattern;
        switch (each.street) {
        case Street::preflop:
            pattern = OddsStateText::tr("before the flop %1", "%1: '40.2 %'");
            break;
        case Street::flop:
            pattern = OddsStateText::tr("on the flop %1", "%1: '40.2 %'");
            break;
        case Street::turn:
            pattern = OddsStateText::tr("on the turn %1", "%1: '40.2 %'");
            break;
        case Street::river:
            pattern = OddsStateText::tr("on the river %1", "%1: '40.2 %'");
            break;
        }
        parts << fill(pattern, {each.figure});
    }
    return fill(OddsStateText::tr("%1: %2.", "%1: 'Player 1'; %2: 'on the flop 25.9 %, …'"),
                {name, parts.join(QStringLiteral(", "))});
}

QString countingNextCards()
{
    return OddsStateText::tr("Counting what each next card leaves…");
}

QString stillBusy()
{
    return OddsStateText::tr("Counting…");
}

QString stillCounting()
{
    return OddsStateText::tr("An estimate: the count has not ended.");
}

QString countingTheRest()
{
    return OddsStateText::tr("The chances are counted; now the rest is.");
}

QString noOutsText(const Situation& situation)
{
    if (situation.street() == Street::river)
        return OddsStateText::tr("No card is to come, so there are no outs.");
    if (!situation.areAllKnown())
        return OddsStateText::tr(
            "With unknown cards nobody can say which card helps: there are no outs.");
    if (situation.street() == Street::preflop)
        return OddsStateText::tr("Outs are counted from the flop on.");
    return {};
}

QString noBetterRank()
{
    return OddsStateText::tr("There is no better rank to hope for.");
}

QString outsOnTheFlop(const QString& name)
{
    return fill(OddsStateText::tr("On the flop the cards count that put %1 ahead or keep them "
                                  "there; the river can change that again.",
                                  "%1: 'Player 1'"),
                {name});
}

} // namespace showdown::narration
