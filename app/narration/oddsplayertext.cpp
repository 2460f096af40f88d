// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsplayertext.h"

#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/numbertext.h"

#include <QCoreApplication>

#include <bit>

namespace showdown::narration {

namespace {

struct OddsPlayerText
{
    Q_DECLARE_TR_FUNCTIONS(OddsPlayerText)
};

int firstOf(PlayerSet set)
{
    return std::countr_zero(set);
}

/// With unknown cards: who is ahead among the players with known cards, if there are several.
QString aheadOfTheKnown(const OddsFacts& facts, const OddsPlayers& players)
{
    int known = 0;
    for (int player = 0; player < players.count(); ++player)
        known += facts.situation.isKnown(player) ? 1 : 0;
    if (known < 2 || facts.ahead == 0)
        return OddsPlayerText::tr("Other cards are unknown");
    return playersSentence(
        facts.ahead, players,
        {OddsPlayerText::tr("Of the known hands %1 is ahead", "%1: 'Player 3'"),
         OddsPlayerText::tr("Of the known hands Players %1 and %2 are level", "%1 and %2: numbers"),
         OddsPlayerText::tr("Of the known hands %1 and %2 are level", "%1 and %2: names"),
         {}});
}

/// Whether one player's equity is above another's: in a sample by more than two standard errors of
/// the lead, which are at most twice the sum of both.
bool isSureLead(const EquityResult& equity, int first, int second)
{
    const double lead = equity.equity(first) - equity.equity(second);
    const double doubt = equity.isExact ? 0.0 : 2 * (equity.error(first) + equity.error(second));
    return lead > doubt;
}

QString estimatedIf(bool isSample, const QString& figure)
{
    return isSample ? estimated(figure) : figure;
}

bool hasEquity(const OddsFacts& facts)
{
    return facts.equity && facts.equity->counted > 0;
}

/// The equity must be known.
AheadText favouriteText(const OddsFacts& facts, const OddsPlayers& players, int decimals)
{
    int best = 0;
    for (int player = 1; player < facts.equity->players; ++player) {
        if (facts.equity->equity(player) > facts.equity->equity(best))
            best = player;
    }
    bool isShared = false;
    for (int player = 0; player < facts.equity->players; ++player)
        isShared = isShared || (player != best && !isSureLead(*facts.equity, best, player));
    const QString equity =
        fill(OddsPlayerText::tr("Equity %1", "%1: '41.1 %', the share of the pot"),
             {estimatedIf(!facts.equity->isWhole(),
                          sharePercentText(facts.equity->share(best), decimals))});
    if (isShared)
        return {OddsPlayerText::tr("There is no favourite"), equity, {}};
    return {fill(OddsPlayerText::tr("%1 is the favourite", "%1: 'Player 2'"), {players.name(best)}),
            equity,
            {}};
}

/// How many of the next cards take the lead from the players ahead.
QString threatText(const OddsFacts& facts)
{
    if (!facts.next)
        return {};
    const bool areLevel = playersIn(facts.ahead) > 1;
    int cards = 0;
    int all = 0;
    for (const NextCard& next : facts.next->cards) {
        all += next.card.copies;
        // another player drawing level does not end the lead of one
        if (areLevel ? next.ahead != facts.ahead : !isAmong(next.ahead, firstOf(facts.ahead)))
            cards += next.card.copies;
    }
    QString pattern;
    if (areLevel)
        //: %1: how many cards there are; the number is that of the cards which do it
        pattern = OddsPlayerText::tr("%n of %1 next cards change that", nullptr, cards);
    else if (facts.situation.street() == Street::flop)
        //: %1: how many cards there are; the number is that of the cards which do it
        pattern = OddsPlayerText::tr("%n of %1 next cards put another ahead", nullptr, cards);
    else
        //: %1: how many cards there are; the number is that of the cards which do it
        pattern = OddsPlayerText::tr("%n of %1 cards beat it", "a hand", cards);
    return fill(pattern, {QString::number(all)});
}

QString handOf(const OddsFacts& facts, int player)
{
    const auto at = static_cast<std::size_t>(player);
    return at < facts.hands.size() && facts.hands[at] ? handTitle(*facts.hands[at]) : QString();
}

} // namespace

QString cardsToComeText(int cards)
{
    switch (cards) {
    case 5:
        return OddsPlayerText::tr("Five cards to come", "on the board");
    case 4:
        return OddsPlayerText::tr("Four cards to come", "on the board");
    case 3:
        return OddsPlayerText::tr("Three cards to come", "on the board");
    case 2:
        return OddsPlayerText::tr("Two cards to come", "on the board");
    case 1:
        return OddsPlayerText::tr("One card to come", "on the board");
    default:
        return OddsPlayerText::tr("No card to come", "on the board");
    }
}

QString cardsUnseenText(int cards)
{
    return OddsPlayerText::tr("%n cards unseen", nullptr, cards);
}

QString outCountText(int outs)
{
    return OddsPlayerText::tr("%n outs", nullptr, outs);
}

QString leadsText(bool isOver)
{
    return isOver
               ? OddsPlayerText::tr("wins", "in place of '7 outs': no card is to come")
               : OddsPlayerText::tr("leads", "in place of '7 outs': this player has the best hand");
}

AheadText aheadText(const OddsFacts& facts, const OddsPlayers& players, int decimals)
{
    const Street street = facts.situation.street();
    const QString hand = facts.ahead != 0 ? handOf(facts, firstOf(facts.ahead)) : QString();
    if (facts.situation.players.size() == 1)
        return {fill(OddsPlayerText::tr("%1 is alone", "%1: 'Player 1'"), {players.name(0)}),
                handOf(facts, 0),
                {}};
    if (street == Street::preflop)
        return hasEquity(facts) ? favouriteText(facts, players, decimals)
                                : AheadText{OddsPlayerText::tr("Before the flop"), {}, {}};
    if (!facts.situation.areAllKnown()) {
        AheadText text{OddsPlayerText::tr("The favourite is not known yet"), {}, {}};
        if (hasEquity(facts))
            text = favouriteText(facts, players, decimals);
        text.note = aheadOfTheKnown(facts, players);
        return text;
    }
    if (street == Street::river)
        return {whoWins(facts.ahead, players), hand, {}};
    const std::optional<PlayerSet> decided =
        facts.equity ? facts.equity->decidedFor() : std::nullopt;
    if (decided == facts.ahead)
        return {whoIsAhead(facts.ahead, players), hand,
                OddsPlayerText::tr("No card changes that", "who is ahead")};
    return {whoIsAhead(facts.ahead, players), hand, threatText(facts)};
}

QString decidedText(PlayerSet winners, const OddsPlayers& players)
{
    return playersSentence(
        winners, players,
        {OddsPlayerText::tr("%1 wins whatever comes. There are no outs.", "%1: 'Player 3'"),
         OddsPlayerText::tr("Players %1 and %2 share the pot whatever comes. There are no outs.",
                            "%1 and %2: numbers"),
         OddsPlayerText::tr("%1 and %2 share the pot whatever comes. There are no outs.",
                            "%1 and %2: names"),
         OddsPlayerText::tr("All three share the pot whatever comes. There are no outs.")});
}

QString shareText(const EquityResult& equity, int player, int decimals)
{
    return estimatedIf(!equity.isWhole(), sharePercentText(equity.share(player), decimals));
}

QString shareOddsText(const EquityResult& equity, int player)
{
    const Chance share = equity.share(player);
    const bool hasRatio = share.good() > 0 && share.good() < share.all();
    return hasRatio ? estimatedIf(!equity.isWhole(), oddsOrEvenText(share)) : QString();
}

QString winsAndTiesText(const EquityResult& equity, int player, int decimals)
{
    return fill(
        OddsPlayerText::tr("wins %1, ties %2", "how often a player does; '23.8 %', '0.6 %'"),
        {estimatedIf(!equity.isWhole(), sharePercentText(equity.winChance(player), decimals)),
         estimatedIf(!equity.isWhole(), sharePercentText(equity.tieChance(player), decimals))});
}

QString equitySumText(const EquityResult& equity, int player, int decimals)
{
    const std::uint64_t ofTwo = equity.sharedBy(2, player);
    const std::uint64_t ofThree = equity.sharedBy(3, player);
    QStringList figures{sharePercentText(equity.share(player), decimals),
                        sharePercentText(equity.winChance(player), decimals)};
    if (ofTwo > 0)
        figures << sharePercentText({ofTwo, equity.counted}, decimals);
    if (ofThree > 0)
        figures << sharePercentText({ofThree, equity.counted}, decimals);
    for (QString& figure : figures)
        figure = estimatedIf(!equity.isWhole(), figure);
    QString pattern = OddsPlayerText::tr("Equity %1: wins %2, no ties", "%1, %2: '23.8 %'");
    if (ofTwo > 0 && ofThree > 0)
        pattern = OddsPlayerText::tr(
            "Equity %1: wins %2, half of the ties of two %3, and a third of those of three %4",
            "%1 to %4: '23.8 %'; %3 and %4 are how often such ties come");
    else if (ofTwo > 0)
        pattern = OddsPlayerText::tr("Equity %1: wins %2, and half of ties %3",
                                     "%1 to %3: '23.8 %'; %3 is how often there is a tie");
    else if (ofThree > 0)
        pattern = OddsPlayerText::tr("Equity %1: wins %2, and a third of ties %3",
                                     "%1 to %3: '23.8 %'; %3 is how often there is a tie");
    return fill(pattern, figures);
}

QString spokenEquity(const QString& name, const Chance& wins, const QString& outs, int decimals,
                     bool isSample)
{
    const auto figure = [isSample](const QString& exact) {
        return isSample && !exact.isEmpty() ? spokenEstimate(exact) : exact;
    };
    QStringList parts{name, figure(spokenPercent(wins, decimals))};
    for (const QString& part : {figure(spokenOdds(wins)), outs}) {
        if (!part.isEmpty())
            parts << part;
    }
    if (parts.size() == 2)
        return fill(OddsPlayerText::tr("%1 wins %2", "%1: 'Player 1'; %2: '16.7 percent'"), parts);
    if (parts.size() == 3)
        return fill(OddsPlayerText::tr("%1 wins %2, %3",
                                       "%2: '16.7 percent'; %3: '5.0 to 1 against' or '7 outs'"),
                    parts);
    return fill(OddsPlayerText::tr("%1 wins %2, %3, %4",
                                   "%2: '16.7 percent'; %3: '5.0 to 1 against'; %4: '7 outs'"),
                parts);
}

} // namespace showdown::narration
