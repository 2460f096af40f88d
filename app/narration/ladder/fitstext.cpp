// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/ladder/fitstext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/ladder/groupfit.h"
#include "app/narration/ladder/rowfit.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct LadderText
{
    Q_DECLARE_TR_FUNCTIONS(LadderText)
};

QString highCard(const Hand& hand, const HandResult& result)
{
    const WorkingCard& highest = result.working.front();
    if (!highest.isSubstitute)
        return fill(LadderText::tr("%1 is the highest card", "%1: 'Q♠'"),
                    {cardSymbol(hand[highest.dealtPosition])});
    return result.wildCount() == 1 ? LadderText::tr("The wild is the highest card, an ace")
                                   : LadderText::tr("A wild is the highest card, an ace");
}

} // namespace

QString fitsText(const Hand& hand, const HandResult& result)
{
    const Category rank = result.value.category();
    if (rank == Category::highCard)
        return highCard(hand, result);
    return isOfEqualValues(rank) ? groupFit(hand, result) : rowFit(hand, result);
}

} // namespace showdown::narration
