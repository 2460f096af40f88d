// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/rankingstext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct RankingsText
{
    Q_DECLARE_TR_FUNCTIONS(RankingsText)
};

} // namespace

QString handsCounted(std::uint64_t hands, int jokers, int ruledJokers)
{
    if (jokers == 0)
        return fill(RankingsText::tr("Of %1 five-card hands, from 52 cards", "%1: '2,598,960'"),
                    {countText(hands)});
    if (jokers > ruledJokers)
        return fill(RankingsText::tr("Of %1 five-card hands, from 52 cards and %n joker(s), as "
                                     "many as a hand on the table holds",
                                     "%1: '2,869,685'", jokers),
                    {countText(hands)});
    return fill(RankingsText::tr("Of %1 five-card hands, from 52 cards and %n joker(s)",
                                 "%1: '2,869,685'", jokers),
                {countText(hands)});
}

QString heldBy(const std::vector<int>& players, const QStringList& names)
{
    switch (players.size()) {
    case 0:
        return {};
    case 1:
        return playerName(players[0], names);
    case 2:
        return fill(RankingsText::tr("%1 and %2", "two players, whose hands are of a rank"),
                    {playerName(players[0], names), playerName(players[1], names)});
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
