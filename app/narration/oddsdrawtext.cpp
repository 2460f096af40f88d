// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsdrawtext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct OddsDrawText
{
    Q_DECLARE_TR_FUNCTIONS(OddsDrawText)
};

/// The draws of the player's own cards, without those that the board gives everyone.
std::vector<Draw> ownDraws(std::vector<Draw> draws)
{
    std::erase_if(draws, [](const Draw& draw) { return draw.byBoard == draw.cards; });
    return draws;
}

const Draw* drawTo(const std::vector<Draw>& draws, Category category)
{
    const auto found = std::ranges::find(draws, category, &Draw::to);
    return found == draws.end() ? nullptr : &*found;
}

/// The draws that poker players have a name for.
QString rowOrSuitText(const Draw* straight, const Draw* flush)
{
    if (straight && flush && flush->suit)
        return fill(OddsDrawText::tr("flush draw, %1, and straight draw", "%1: 'spades'"),
                    {suitWord(*flush->suit)});
    if (straight && flush)
        return OddsDrawText::tr("flush and straight draw");
    if (flush && flush->suit)
        return fill(OddsDrawText::tr("flush draw, %1", "%1: 'spades'"), {suitWord(*flush->suit)});
    return flush ? OddsDrawText::tr("flush draw") : OddsDrawText::tr("straight draw");
}

QString improvementText(const std::vector<Draw>& draws)
{
    const std::vector<Draw> own = ownDraws(draws);
    if (own.empty())
        return {};
    const Draw* straight = drawTo(own, Category::straight);
    const Draw* flush = drawTo(own, Category::flush);
    if (straight || flush)
        return rowOrSuitText(straight, flush);
    const Category lowest = own.back().to;
    return fill(own.front().to == lowest
                    ? OddsDrawText::tr("%1 draws", "%1: 'pair', 'full house'")
                    : OddsDrawText::tr("%1 or better draws", "%1: 'pair', 'full house'"),
                {categoryInline(lowest)});
}

} // namespace

QString drawText(const std::vector<Draw>& draws, const OddsFacts& facts, int player)
{
    const Street street = facts.situation.street();
    if (street == Street::preflop || street == Street::river)
        return {};
    const auto players = static_cast<int>(facts.situation.players.size());
    if (players == 1 || !facts.situation.areAllKnown())
        return improvementText(draws);
    const bool isCounted = facts.equity && facts.equity->isWhole();
    if (isCounted && facts.equity->wins(player) == facts.equity->counted)
        return OddsDrawText::tr("wins whatever comes");
    if (isCounted && facts.equity->wins(player) == 0 && facts.equity->ties(player) == 0)
        return OddsDrawText::tr("drawing dead", "no card helps this player any more");
    if (facts.ahead != withPlayer(0, player))
        return improvementText(draws);
    return players == 3 ? OddsDrawText::tr("wins if neither improves", "of two other players")
                        : OddsDrawText::tr("wins if the other does not improve");
}

} // namespace showdown::narration
