// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/tabletext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct TableText
{
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

const PlayerResult& playerOf(const Showdown& showdown, int player)
{
    return showdown.players[static_cast<std::size_t>(player - 1)];
}

bool isTied(const Showdown& showdown, std::optional<int> place)
{
    return std::ranges::count(showdown.players, place, &PlayerResult::place) > 1;
}

} // namespace

QString playerName(int number)
{
    return fill(TableText::tr("Player %1", "the name of a player who has no other; %1: a number"),
                {QString::number(number)});
}

QString playerName(int number, const QStringList& names)
{
    const QString own = names.value(number - 1);
    return own.isEmpty() ? playerName(number) : own;
}

QString playerShortName(int number)
{
    return fill(TableText::tr("P%1", "short for 'Player %1'; %1: a number"),
                {QString::number(number)});
}

QString placeMark(int place, bool tied)
{
    switch (place) {
    case 1:
        return tied ? TableText::tr("Tied 1st", "mark of a place")
                    : TableText::tr("1st", "mark of a place");
    case 2:
        return tied ? TableText::tr("Tied 2nd", "mark of a place")
                    : TableText::tr("2nd", "mark of a place");
    default:
        return TableText::tr("3rd", "mark of a place");
    }
}

QString placeMark(const Showdown& showdown, int player)
{
    const std::optional<int> place = playerOf(showdown, player).place;
    return place ? placeMark(*place, isTied(showdown, place)) : TableText::tr("Not in yet");
}

QString placeWords(int place, bool tied)
{
    switch (place) {
    case 1:
        return tied ? TableText::tr("tied for first place") : TableText::tr("first place");
    case 2:
        return tied ? TableText::tr("tied for second place") : TableText::tr("second place");
    default:
        return TableText::tr("third place");
    }
}

QString playerDescription(const Showdown& showdown, int player, const QStringList& names)
{
    const PlayerResult& result = playerOf(showdown, player);
    const QString name = playerName(player, names);
    if (result.result && result.place)
        return fill(TableText::tr("%1, %2, %3",
                                  "player, place, hand: Player 2, first place, pair of queens"),
                    {name, placeWords(*result.place, isTied(showdown, result.place)),
                     handNameInline(result.result->value)});
    if (result.hand.isComplete())
        return fill(TableText::tr("%1, takes no part", "%1: a player whose hand does not fit"),
                    {name});
    return fill(TableText::tr("%1, %2 of 5 cards", "%1: a player; %2: 0 to 4"),
                {name, QString::number(result.hand.size())});
}

QString slotName(CardPlace place, const QStringList& names)
{
    return fill(TableText::tr("%1, card %2", "%1: a player; %2: 1 to 5"),
                {playerName(place.hand + 1, names), QString::number(place.position + 1)});
}

QString alreadyHeld(Card card, CardPlace holder, const QStringList& names)
{
    return fill(
        TableText::tr("%1 is already in %2, card %3.",
                      "Queen of diamonds is already in Player 1, card 3."),
        {cardName(card), playerName(holder.hand + 1, names), QString::number(holder.position + 1)});
}

} // namespace showdown::narration
