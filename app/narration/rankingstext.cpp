// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/rankingstext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/numbertext.h"

#include <QCoreApplication>
#include <QStringList>

namespace showdown::narration {

namespace {

struct RankingsText
{
    Q_DECLARE_TR_FUNCTIONS(RankingsText)
};

} // namespace

QString handsCounted(std::uint64_t hands, int jokers)
{
    if (jokers == 0)
        return fill(RankingsText::tr("Of %1 five-card hands, from 52 cards", "%1: '2,598,960'"),
                    {countText(hands)});
    return fill(RankingsText::tr("Of %1 five-card hands, from 52 cards and %n joker(s)",
                                 "%1: '2,869,685'", jokers),
                {countText(hands)});
}

QString heldBy(const std::vector<int>& players)
{
    QStringList numbers;
    for (const int player : players)
        numbers << QString::number(player);
    switch (players.size()) {
    case 0:
        return {};
    case 1:
        return fill(RankingsText::tr("Player %1", "whose hand is of a rank; %1: a number"),
                    numbers);
    case 2:
        return fill(
            RankingsText::tr("Players %1 and %2", "whose hands are of a rank; %1, %2: numbers"),
            numbers);
    default:
        return RankingsText::tr("All three players", "whose hands are of a rank");
    }
}

QString cardSymbols(const Hand& hand, const HouseRules& rules)
{
    QStringList symbols;
    for (const Card card : hand)
        symbols << cardSymbol(card, rules);
    return symbols.join(u' ');
}

} // namespace showdown::narration
