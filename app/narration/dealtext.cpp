// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/dealtext.h"

#include "app/narration/categorytext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {
namespace {

struct DealText
{
    Q_DECLARE_TR_FUNCTIONS(DealText)
};

} // namespace

QString dealtAll(std::uint32_t seed)
{
    //: What was dealt; %1: a number that deals the same again
    return DealText::tr("All hands, seed %1").arg(QString::number(seed));
}

QString dealtEmpty(std::uint32_t seed)
{
    //: What was dealt: cards for the empty slots; %1: a number that deals the same again
    return DealText::tr("Empty slots, seed %1").arg(QString::number(seed));
}

QString dealtTo(int player, std::uint32_t seed, const QStringList& names)
{
    //: What was dealt. %1: a player; %2: a number that deals the same again
    return DealText::tr("%1, seed %2").arg(playerName(player, names), QString::number(seed));
}

QString dealtStreet(Street street, std::uint32_t seed)
{
    const QString number = QString::number(seed);
    switch (street) {
    case Street::preflop:
        break;
    case Street::flop:
        //: What was dealt: three board cards; %1: a number that deals the same again
        return DealText::tr("Flop, seed %1").arg(number);
    case Street::turn:
        //: What was dealt: the fourth board card; %1: a number that deals the same again
        return DealText::tr("Turn, seed %1").arg(number);
    case Street::river:
        //: What was dealt: the fifth board card; %1: a number that deals the same again
        return DealText::tr("River, seed %1").arg(number);
    }
    return {};
}

QString dealtFlopAndTurn(std::uint32_t seed)
{
    //: What was dealt: four board cards; %1: a number that deals the same again
    return DealText::tr("Flop and turn, seed %1").arg(QString::number(seed));
}

QString dealtBoard(std::uint32_t seed)
{
    //: What was dealt; %1: a number that deals the same again
    return DealText::tr("Rest of the board, seed %1").arg(QString::number(seed));
}

QString dealtClose(std::uint32_t seed)
{
    //: What was dealt; %1: a number that deals the same again
    return DealText::tr("Close hands, seed %1").arg(QString::number(seed));
}

QString dealtRank(Category rank, int wilds, int player, std::uint32_t seed,
                  const QStringList& names)
{
    //: %1: "Full house with 2 wilds"; %2: a player; %3: a number that deals the same again
    return DealText::tr("%1 for %2, seed %3")
        .arg(rankWithWilds(rank, wilds), playerName(player, names), QString::number(seed));
}

QString rankWithWilds(Category rank, int wilds)
{
    const QString name = categoryName(rank);
    if (wilds == 0) {
        //: %1: a rank, such as "Full house"
        return DealText::tr("%1 without wilds").arg(name);
    }
    //: %1: a rank, such as "Full house"
    return DealText::tr("%1 with %n wilds", nullptr, wilds).arg(name);
}

QString wildCount(int wilds)
{
    //: Over a column: hands with so many wild cards
    return wilds == 0 ? DealText::tr("No wilds") : DealText::tr("%n wilds", nullptr, wilds);
}

QString boardComplete()
{
    //: Dealing was refused
    return DealText::tr("The board has all its five cards.");
}

QString notEnoughForOdds()
{
    //: Dealing was refused; dead cards are those that were seen and are out of play
    return DealText::tr("Not enough cards left to deal. Clear a hand or dead cards.");
}

QString noCloseHands()
{
    //: Dealing was refused; close hands are those that a kicker or a wild decides
    return DealText::tr("No close hands were found under these rules.");
}

QString noSuchHand(NoSuchHand reason, Category rank, int wilds)
{
    switch (reason) {
    case NoSuchHand::unknownRank:
        //: %1: a rank, such as "Five of a kind"
        return DealText::tr("%1 does not count under these rules.").arg(categoryName(rank));
    case NoSuchHand::alwaysBetter:
        //: %1: a rank, such as "two pair"
        return DealText::tr("With %n wilds, %1 always becomes something better.", nullptr, wilds)
            .arg(categoryInline(rank));
    case NoSuchHand::notInDeck:
        return DealText::tr("The deck does not hold the cards for it.");
    case NoSuchHand::notLeft:
        return DealText::tr("The other players hold the cards that it needs.");
    }
    return {};
}

} // namespace showdown::narration
