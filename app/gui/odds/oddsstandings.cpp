// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/oddsstandings.h"

#include "app/narration/handtext.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddsdrawtext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddsstatetext.h"
#include "app/narration/oddstext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace showdown::gui {
namespace {

struct OddsStandingsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsStandingsText)
};

narration::OddsFacts factsOf(const OddsCount& count)
{
    return {count.question.situation, count.hands, count.ahead,
            count.hasEquity ? &count.equity : nullptr, count.next ? &*count.next : nullptr};
}

/// The chance that a panel shows: the share of the pot or, of a player alone, that of an out.
std::optional<Chance> chanceOf(const OddsCount& count, int player)
{
    if (count.question.players.size() > 1)
        return count.hasEquity ? std::optional(count.equity.share(player)) : std::nullopt;
    const std::optional<PlayerOuts>& outs = count.outs.empty() ? std::nullopt : count.outs[0];
    if (!outs)
        return std::nullopt;
    return outs->byRiver();
}

void addChances(OddsStanding& standing, const OddsCount& count, int player, int decimals)
{
    const std::optional<Chance> chance = chanceOf(count, player);
    if (!chance)
        return;
    standing.isCounted = true;
    standing.percent = narration::sharePercentText(*chance, decimals);
    if (chance->good() > 0 && chance->good() < chance->all()) // else there is no ratio
        standing.odds = narration::oddsOrEvenText(*chance);
    if (count.question.players.size() == 1) {
        standing.win = chance->value();
        return;
    }
    const Chance wins = count.equity.winChance(player);
    const Chance ties = count.equity.tieChance(player);
    standing.win = wins.value();
    standing.tie = ties.value();
    standing.isEstimate = !count.isSettled;
    standing.sum = narration::equitySumText(count.equity, player, decimals);
    if (ties.good() > 0)
        standing.ties = narration::winsAndTiesText(count.equity, player, decimals);
}

OddsStanding standingOf(const OddsCount& count, int player, const QString& name, int decimals)
{
    const auto at = static_cast<std::size_t>(player);
    const narration::OddsFacts facts = factsOf(count);
    const bool isAlone = count.question.players.size() == 1;
    OddsStanding standing;
    if (at < count.hands.size() && count.hands[at])
        standing.hand = narration::handTitle(*count.hands[at]);
    if (at < count.draws.size())
        standing.draw = narration::drawText(count.draws[at], facts, player);
    standing.isAhead =
        !isAlone && count.question.situation.areAllKnown() && isAmong(count.ahead, player);
    standing.isLevel = standing.isAhead && std::popcount(count.ahead) > 1;
    standing.isOver =
        count.question.situation.boardCardsToCome() == 0 && count.question.situation.areAllKnown();
    addChances(standing, count, player, decimals);
    if (standing.isAhead && !standing.isLevel)
        standing.outs = narration::leadsText(standing.isOver);
    else if (at < count.outs.size() && count.outs[at])
        standing.outs = narration::outCountText(count.outs[at]->count);
    if (standing.isCounted && !isAlone)
        standing.spoken =
            narration::spokenEquity(name, count.equity.winChance(player), standing.outs, decimals);
    else if (standing.isCounted)
        standing.spoken = standing.percent;
    return standing;
}

} // namespace

std::vector<OddsStanding> standingsOf(const OddsShown& shown)
{
    std::vector<OddsStanding> standings(static_cast<std::size_t>(shown.table.playerCount));
    const QStringList names = files::names(shown.table);
    if (!shown.count)
        return standings;
    const std::vector<int>& players = shown.count->question.players;
    for (std::size_t at = 0; at < players.size(); ++at) {
        const auto player = static_cast<std::size_t>(players[at]);
        if (player < standings.size())
            standings[player] =
                standingOf(*shown.count, static_cast<int>(at),
                           narration::playerName(players[at] + 1, names), shown.decimals);
    }
    return standings;
}

QString lackText(const OddsTable& table, const OddsLack& lack)
{
    switch (lack.gap) {
    case OddsGap::holeUnfinished:
        return narration::needsOneMoreCard(lack.player + 1, files::names(table));
    case OddsGap::noPlayer:
        return narration::giveOnePlayerCards();
    case OddsGap::boardUnfinished:
        return narration::boardNeedsCards(lack.street, lack.cards);
    case OddsGap::deckTooSmall:
        return narration::notEnoughCardsForOdds(lack.cards);
    }
    return {};
}

AheadWords aheadWords(const OddsShown& shown)
{
    if (const auto* lack = std::get_if<OddsLack>(&shown.question))
        return {AheadBox::Sign::note, lackText(shown.table, *lack), {}, {}};
    if (!shown.count)
        return {};
    const OddsCount& count = *shown.count;
    const narration::AheadText text = narration::aheadText(
        factsOf(count), narration::oddsPlayers(count.question.players, files::names(shown.table)),
        shown.decimals);
    const bool isAlone = count.question.players.size() == 1;
    const int ahead = isAlone ? 0 : std::popcount(count.ahead);
    const AheadBox::Sign sign = ahead == 0   ? AheadBox::Sign::note
                                : ahead == 1 ? AheadBox::Sign::winner
                                             : AheadBox::Sign::tie;
    return {sign, text.title, text.hand, text.note};
}

QString progressText(const OddsShown& shown)
{
    if (!shown.isCounting || !shown.count || !shown.count->hasEquity)
        return {};
    if (shown.count->isSettled)
        return narration::countingNextCards();
    return narration::countingText(shown.count->progress(),
                                   !shown.count->question.situation.areAllKnown());
}

QString countStatus(const OddsShown& shown)
{
    if (const auto* lack = std::get_if<OddsLack>(&shown.question))
        return lackText(shown.table, *lack);
    if (!shown.count || !shown.count->hasEquity)
        return {};
    if (shown.isCounting && !shown.count->isSettled)
        return progressText(shown);
    return narration::countedText(shown.count->equity, shown.count->question.situation);
}

QString spokenSummary(const OddsShown& shown)
{
    QStringList parts;
    const AheadWords ahead = aheadWords(shown);
    parts << ahead.title;
    for (const OddsStanding& standing : standingsOf(shown)) {
        if (!standing.spoken.isEmpty())
            parts << standing.spoken;
    }
    parts.removeAll(QString());
    //: Between two sentences that are read aloud, one after the other
    return parts.join(OddsStandingsText::tr(". ", "between two sentences"));
}

} // namespace showdown::gui
