// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/laddertext.h"

#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/ladder/fitstext.h"
#include "app/narration/ladder/groupdenial.h"
#include "app/narration/ladder/rowdenial.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct LadderText
{
    Q_DECLARE_TR_FUNCTIONS(LadderText)
};

/// Says what each reason says of a hand.
struct Reason
{
    const LadderRow& row;
    const PlayerResult& player;
    const HouseRules& rules;

    QString operator()(const Fits&) const
    {
        return player.result ? fitsText(player.hand, *player.result) : QString();
    }
    QString operator()(const SuitsDiffer& detail) const { return rowDenial(detail); }
    QString operator()(const EqualValues& detail) const { return rowDenial(detail, row.rank); }
    QString operator()(const GapTooWide& detail) const { return rowDenial(detail); }
    QString operator()(const NotAceHigh& detail) const { return rowDenial(detail); }
    QString operator()(const TooFewEqual& detail) const { return groupDenial(detail); }
    QString operator()(const NoSecondGroup& detail) const { return groupDenial(detail, row.rank); }
    QString operator()(const BelowFloor& detail) const { return groupDenial(detail); }
    QString operator()(const NotReached&) const { return ladderAnswer(row); }
};

} // namespace

QString ladderText(const LadderRow& row, const PlayerResult& player, const HouseRules& rules)
{
    return std::visit(Reason{row, player, rules}, row.detail);
}

QString ladderAnswer(const LadderRow& row)
{
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return LadderText::tr("Not reached", "a rank below the first that fits");
    return *fits ? LadderText::tr("Yes", "the hand is of this rank")
                 : LadderText::tr("No", "the hand is not of this rank");
}

QString ladderDescription(const LadderRow& row, const PlayerResult& player, const HouseRules& rules)
{
    const QString rank = categoryName(row.rank, rules);
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return fill(LadderText::tr("%1: not reached.", "%1: 'High card'"), {rank});
    const QString pattern = *fits ? LadderText::tr("%1: yes. %2.", "%1: 'Straight'; %2: the reason")
                                  : LadderText::tr("%1: no. %2.", "%1: 'Straight'; %2: the reason");
    return fill(pattern, {rank, ladderText(row, player, rules)});
}

QString ladderWaits(int player, const Hand& hand, const QStringList& names)
{
    return fill(LadderText::tr("%1 has %n of 5 card(s). The rank check starts with the fifth.",
                               "%1: 'Player 3'", hand.size()),
                {playerName(player, names)});
}

} // namespace showdown::narration
