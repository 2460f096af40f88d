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

bool isOneAlone(const OddsCount& count)
{
    return count.question.players.size() == 1;
}

/// The chance of a player alone to have the rank hoped for at the river; nothing if it is already
/// there, or no card is to come.
std::optional<Chance> hopeOf(const OddsCount& count, Category target)
{
    if (!isOneAlone(count) || count.final.empty() || !count.final[0]
        || count.question.situation.street() == Street::river)
        return std::nullopt;
    if (!count.hands.empty() && count.hands[0] && count.hands[0]->category() >= target)
        return std::nullopt;
    return count.final[0]->chanceOfAtLeast(target);
}

QString hopeText(const OddsCount& count, Category target)
{
    const HouseRules& rules = count.question.situation.rules;
    const bool isBest = ranksToHopeFor(target, rules, count.final[0]).empty();
    return narration::byRiverText(target, isBest, rules);
}

/// The chance that a panel shows: the share of the pot or, for a player alone, that of a rank.
std::optional<Chance> chanceOf(const OddsCount& count, int player, Category target)
{
    if (isOneAlone(count))
        return hopeOf(count, target);
    return count.hasEquity ? std::optional(count.equity.share(player)) : std::nullopt;
}

void addChances(OddsStanding& standing, const OddsShown& shown, int player)
{
    const OddsCount& count = *shown.count;
    const int decimals = shown.decimals;
    const std::optional<Chance> chance = chanceOf(count, player, shown.target);
    if (!chance)
        return;
    standing.isCounted = true;
    if (isOneAlone(count)) {
        standing.percent = narration::sharePercentText(*chance, decimals);
        if (chance->good() > 0 && chance->good() < chance->all()) // else there is no ratio
            standing.odds = narration::oddsOrEvenText(*chance);
        standing.win = chance->value();
        standing.outs = hopeText(count, shown.target);
        standing.spoken = narration::byRiverChanceText(standing.outs, standing.percent);
        return;
    }
    standing.percent = narration::shareText(count.equity, player, decimals);
    standing.odds = narration::shareOddsText(count.equity, player);
    const Chance wins = count.equity.winChance(player);
    const Chance ties = count.equity.tieChance(player);
    standing.win = wins.value();
    standing.tie = ties.value();
    standing.isEstimate = !count.isSettled;
    standing.sum = narration::equitySumText(count.equity, player, decimals);
    if (ties.good() > 0)
        standing.ties = narration::winsAndTiesText(count.equity, player, decimals);
}

/// Whether there is a page of outs: they are known, and the pot is not decided.
bool areOutsShown(const OddsCount& count, std::size_t player)
{
    const bool isDecided =
        !isOneAlone(count) && count.hasEquity && count.equity.decidedFor().has_value();
    return player < count.outs.size() && count.outs[player] && !isDecided;
}

OddsStanding standingOf(const OddsShown& shown, int player, const QString& name)
{
    const OddsCount& count = *shown.count;
    const auto at = static_cast<std::size_t>(player);
    const narration::OddsFacts facts = factsOf(count);
    OddsStanding standing;
    if (at < count.hands.size() && count.hands[at])
        standing.hand = narration::handTitle(*count.hands[at]);
    if (at < count.draws.size())
        standing.draw = narration::drawText(count.draws[at], facts, player);
    standing.isAhead = !isOneAlone(count) && count.question.situation.areAllKnown()
                       && isAmong(count.ahead, player);
    standing.isLevel = standing.isAhead && playersIn(count.ahead) > 1;
    standing.isOver =
        count.question.situation.boardCardsToCome() == 0 && count.question.situation.areAllKnown();
    standing.hasOuts = areOutsShown(count, at);
    addChances(standing, shown, player);
    if (isOneAlone(count))
        return standing;
    if (standing.isAhead && !standing.isLevel)
        standing.outs = narration::leadsText(standing.isOver);
    else if (at < count.outs.size() && count.outs[at])
        standing.outs = narration::outCountText(count.outs[at]->count);
    if (standing.isCounted)
        standing.spoken =
            narration::spokenEquity(name, count.equity.winChance(player), standing.outs,
                                    shown.decimals, !count.equity.isWhole());
    return standing;
}

/// While something is missing: the hands of the players whose cards are complete, which need no
/// count.
void addHands(std::vector<OddsStanding>& standings, const CardTable& table)
{
    Situation situation;
    situation.rules = table.rules.rules;
    situation.board = table.board().faces();
    for (std::size_t player = 0; player < standings.size(); ++player) {
        const SlotRow& hole = table.rows[player];
        if (!hole.face(0) || !hole.face(1))
            continue;
        situation.players = {{hole.face(0), hole.face(1)}};
        if (const std::optional<HandValue> hand = handSoFar(situation, 0))
            standings[player].hand = narration::handTitle(*hand);
    }
}

} // namespace

std::vector<OddsStanding> standingsOf(const OddsShown& shown)
{
    std::vector<OddsStanding> standings(static_cast<std::size_t>(shown.table.playerCount));
    const QStringList names = tables::names(shown.table);
    if (std::holds_alternative<OddsLack>(shown.question))
        addHands(standings, shown.table);
    if (!shown.count)
        return standings;
    const std::vector<int>& players = shown.count->question.players;
    for (std::size_t at = 0; at < players.size(); ++at) {
        const auto player = static_cast<std::size_t>(players[at]);
        if (player < standings.size())
            standings[player] = standingOf(shown, static_cast<int>(at),
                                           narration::playerName(players[at] + 1, names));
    }
    return standings;
}

QString lackText(const CardTable& table, const OddsLack& lack)
{
    switch (lack.gap) {
    case OddsGap::holeUnfinished:
        return narration::needsOneMoreCard(lack.player + 1, tables::names(table));
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
        factsOf(count), narration::oddsPlayers(count.question.players, tables::names(shown.table)),
        shown.decimals);
    const bool isAnyAhead = !isOneAlone(count) && count.question.situation.areAllKnown();
    const int ahead = isAnyAhead ? playersIn(count.ahead) : 0;
    const AheadBox::Sign sign = ahead == 0   ? AheadBox::Sign::note
                                : ahead == 1 ? AheadBox::Sign::winner
                                             : AheadBox::Sign::tie;
    const std::optional<Chance> hope = hopeOf(count, shown.target);
    return {sign, text.title, text.hand,
            hope ? narration::byRiverChanceText(hopeText(count, shown.target),
                                                narration::sharePercentText(*hope, shown.decimals))
                 : text.note};
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

QStringList progressTexts(const OddsShown& shown)
{
    const QString whole = progressText(shown);
    if (whole.isEmpty())
        return {};
    if (shown.count->isSettled)
        return {whole, narration::stillBusy()};
    return {whole, narration::countingFigure(shown.count->progress())};
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
