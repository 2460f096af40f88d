// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsplayertext.h"

#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace showdown::narration {

namespace {

struct OddsPlayerText
{
    Q_DECLARE_TR_FUNCTIONS(OddsPlayerText)
};

bool holds(PlayerSet set, int player)
{
    return (set >> player & 1U) != 0;
}

int firstOf(PlayerSet set)
{
    return std::countr_zero(set);
}

/// The sentence for one, two or three players, or for two of them who are known by their numbers.
struct Patterns
{
    QString one;     ///< %1: a name
    QString numbers; ///< %1, %2: numbers
    QString names;   ///< %1, %2: names
    QString all;
};

QString sayOf(PlayerSet set, const QStringList& names, const Patterns& patterns)
{
    if (std::popcount(set) == 1)
        return fill(patterns.one, {names.value(firstOf(set))});
    if (std::popcount(set) > 2)
        return patterns.all;
    const int first = firstOf(set);
    const int second = firstOf(static_cast<PlayerSet>(set & (set - 1)));
    const std::optional<int> firstNumber = playerNumber(names.value(first));
    const std::optional<int> secondNumber = playerNumber(names.value(second));
    if (firstNumber && secondNumber)
        return fill(patterns.numbers,
                    {QString::number(*firstNumber), QString::number(*secondNumber)});
    return fill(patterns.names, {names.value(first), names.value(second)});
}

QString aheadTitle(PlayerSet ahead, const QStringList& names)
{
    return sayOf(ahead, names,
                 {OddsPlayerText::tr("%1 is ahead", "%1: 'Player 3'"),
                  OddsPlayerText::tr("Players %1 and %2 are level", "%1 and %2: numbers"),
                  OddsPlayerText::tr("%1 and %2 are level", "%1 and %2: names"),
                  OddsPlayerText::tr("All three are level", "of three players")});
}

QString winTitle(PlayerSet winners, const QStringList& names)
{
    return sayOf(winners, names,
                 {OddsPlayerText::tr("%1 wins", "%1: 'Player 3'"),
                  OddsPlayerText::tr("Players %1 and %2 share the pot", "%1 and %2: numbers"),
                  OddsPlayerText::tr("%1 and %2 share the pot", "%1 and %2: names"),
                  OddsPlayerText::tr("All three share the pot", "of three players")});
}

QString bestSeenTitle(PlayerSet ahead, const QStringList& names)
{
    return sayOf(
        ahead, names,
        {OddsPlayerText::tr("%1 has the best hand seen", "%1: 'Player 3'; others are unknown"),
         OddsPlayerText::tr("Players %1 and %2 have the best hand seen", "%1 and %2: numbers"),
         OddsPlayerText::tr("%1 and %2 have the best hand seen", "%1 and %2: names"),
         OddsPlayerText::tr("All three have the best hand seen")});
}

AheadText favouriteText(const OddsFacts& facts, const QStringList& names, int decimals)
{
    if (!facts.equity || facts.equity->counted == 0)
        return {OddsPlayerText::tr("Before the flop"), {}, {}};
    int best = 0;
    bool isShared = false;
    for (int player = 1; player < facts.equity->players; ++player) {
        const double difference = facts.equity->equity(player) - facts.equity->equity(best);
        isShared = difference == 0 || (isShared && difference < 0);
        best = difference > 0 ? player : best;
    }
    const QString equity =
        fill(OddsPlayerText::tr("Equity %1", "%1: '41.1 %', the share of the pot"),
             {percentText(facts.equity->share(best), decimals)});
    if (isShared)
        return {OddsPlayerText::tr("There is no favourite"), equity, {}};
    return {fill(OddsPlayerText::tr("%1 is the favourite", "%1: 'Player 2'"), {names.value(best)}),
            equity,
            {}};
}

/// How many of the next cards take the lead from those who have it.
QString threatText(const OddsFacts& facts)
{
    if (!facts.next)
        return {};
    int cards = 0;
    int all = 0;
    for (const NextCard& next : facts.next->cards) {
        all += next.card.copies;
        if ((next.ahead & facts.ahead) != facts.ahead)
            cards += next.card.copies;
    }
    QString pattern;
    if (std::popcount(facts.ahead) > 1)
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

QStringList oddsNames(const std::vector<int>& players, const QStringList& names)
{
    QStringList called;
    for (const int player : players)
        called << playerName(player + 1, names);
    return called;
}

QString cardsToComeText(Street street)
{
    switch (street) {
    case Street::preflop:
        return OddsPlayerText::tr("Five cards to come", "on the board");
    case Street::flop:
        return OddsPlayerText::tr("Two cards to come", "on the board");
    case Street::turn:
        return OddsPlayerText::tr("One card to come", "on the board");
    case Street::river:
        return OddsPlayerText::tr("No card to come", "on the board");
    }
    return {};
}

QString cardsUnseenText(int cards)
{
    return OddsPlayerText::tr("%n cards unseen", nullptr, cards);
}

QString outCountText(int outs)
{
    return OddsPlayerText::tr("%n outs", nullptr, outs);
}

QString leadsText()
{
    return OddsPlayerText::tr("leads", "in place of '7 outs': this player has the best hand");
}

AheadText aheadText(const OddsFacts& facts, const QStringList& names, int decimals)
{
    const Street street = facts.situation.street();
    const QString hand = facts.ahead != 0 ? handOf(facts, firstOf(facts.ahead)) : QString();
    if (facts.situation.players.size() == 1)
        return {fill(OddsPlayerText::tr("%1 is alone", "%1: 'Player 1'"), {names.value(0)}),
                handOf(facts, 0),
                {}};
    if (street == Street::preflop)
        return favouriteText(facts, names, decimals);
    if (facts.ahead == 0)
        return {OddsPlayerText::tr("Nobody's cards are known"), {}, {}};
    if (!facts.situation.areAllKnown())
        return {bestSeenTitle(facts.ahead, names), hand,
                OddsPlayerText::tr("Other cards are unknown")};
    if (street == Street::river)
        return {winTitle(facts.ahead, names), hand, {}};
    const std::optional<PlayerSet> decided =
        facts.equity ? decidedFor(*facts.equity) : std::nullopt;
    if (decided == facts.ahead)
        return {aheadTitle(facts.ahead, names), hand,
                OddsPlayerText::tr("No card changes that", "who is ahead")};
    return {aheadTitle(facts.ahead, names), hand, threatText(facts)};
}

std::optional<PlayerSet> decidedFor(const EquityResult& equity)
{
    if (!equity.isExact || equity.counted == 0 || equity.counted != equity.deals)
        return std::nullopt;
    const auto all = std::ranges::find(equity.byWinners, equity.counted);
    if (all == equity.byWinners.end())
        return std::nullopt;
    return static_cast<PlayerSet>(all - equity.byWinners.begin());
}

QString decidedText(PlayerSet winners, const QStringList& names)
{
    return sayOf(
        winners, names,
        {OddsPlayerText::tr("%1 wins whatever comes. There are no outs.", "%1: 'Player 3'"),
         OddsPlayerText::tr("Players %1 and %2 share the pot whatever comes. There are no outs.",
                            "%1 and %2: numbers"),
         OddsPlayerText::tr("%1 and %2 share the pot whatever comes. There are no outs.",
                            "%1 and %2: names"),
         OddsPlayerText::tr("All three share the pot whatever comes. There are no outs.")});
}

Chance winChance(const EquityResult& equity, int player)
{
    return {equity.wins(player), equity.counted};
}

Chance tieChance(const EquityResult& equity, int player)
{
    return {equity.ties(player), equity.counted};
}

QString equitySumText(const EquityResult& equity, int player, int decimals)
{
    std::uint64_t ofTwo = 0;
    std::uint64_t ofThree = 0;
    for (std::size_t set = 1; set < equity.byWinners.size(); ++set) {
        if (!holds(static_cast<PlayerSet>(set), player))
            continue;
        if (std::popcount(set) == 2)
            ofTwo += equity.byWinners[set];
        else if (std::popcount(set) == 3)
            ofThree += equity.byWinners[set];
    }
    QStringList figures{percentText(equity.share(player), decimals),
                        percentText(winChance(equity, player), decimals)};
    if (ofTwo > 0)
        figures << percentText({ofTwo, equity.counted}, decimals);
    if (ofThree > 0)
        figures << percentText({ofThree, equity.counted}, decimals);
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

QString spokenEquity(const QString& name, const Chance& wins, const QString& outs, int decimals)
{
    const QString odds = spokenOdds(wins);
    QStringList parts{name, spokenPercent(wins, decimals)};
    for (const QString& part : {odds, outs}) {
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
