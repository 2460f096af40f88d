// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddsmethodtext.h"

#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddstext.h"

#include <QCoreApplication>

#include <limits>

namespace showdown::narration {

namespace {

struct OddsMethodText
{
    Q_DECLARE_TR_FUNCTIONS(OddsMethodText)
};

constexpr std::uint64_t beyondCounting = std::numeric_limits<std::uint64_t>::max();

bool areDealsCounted(const Situation& situation)
{
    return !situation.areAllKnown();
}

/// "46 × 45 ÷ 2 = 1,035": the ways to draw `cards` cards from those that are left.
QString waysToDraw(int cards, int left)
{
    QStringList factors;
    int orders = 1;
    std::uint64_t ways = 1;
    for (int i = 0; i < cards; ++i) {
        factors << countText(static_cast<std::uint64_t>(left - i));
        orders *= i + 1;
        // the product of n neighbouring numbers is divisible by every number up to n
        ways = ways * static_cast<std::uint64_t>(left - i) / static_cast<std::uint64_t>(i + 1);
    }
    QString product = factors.join(QStringLiteral(" × "));
    if (cards == 1)
        return product;
    return fill(QStringLiteral("%1 ÷ %2 = %3"),
                {product, QString::number(orders), countText(ways)});
}

QString boardWays(int cards, int left)
{
    const QStringList ways{waysToDraw(cards, left)};
    switch (cards) {
    case 1:
        return fill(OddsMethodText::tr("River: %1 cards", "how many may come; %1: '42'"), ways);
    case 2:
        return fill(OddsMethodText::tr("Turn and river: %1", "%1: '46 × 45 ÷ 2 = 1,035'"), ways);
    default:
        return fill(
            OddsMethodText::tr("Board: %1", "%1: '48 × 47 × 46 × 45 × 44 ÷ 120 = 1,712,304'"),
            ways);
    }
}

} // namespace

QString methodSummary(const Situation& situation, const EquityResult& result)
{
    const QStringList numbers{countText(result.counted), countText(result.deals)};
    const bool areDeals = areDealsCounted(situation);
    if (result.isExact && result.deals == 1)
        return OddsMethodText::tr("All cards are seen: there is one board, and nothing to count.");
    if (result.isWhole())
        return fill(areDeals ? OddsMethodText::tr("Every deal was counted, each of them once: %1.",
                                                  "%1: a number")
                             : OddsMethodText::tr("Every board was counted, each of them once: %1.",
                                                  "%1: a number"),
                    numbers);
    if (result.deals == beyondCounting)
        return fill(OddsMethodText::tr("Drawn by chance: %1 deals. There are more than any number "
                                       "here can tell.",
                                       "%1: a number"),
                    numbers);
    return fill(areDeals
                    ? OddsMethodText::tr("Drawn by chance: %1 of %2 deals.", "%1, %2: numbers")
                    : OddsMethodText::tr("Drawn by chance: %1 of %2 boards.", "%1, %2: numbers"),
                numbers);
}

QStringList methodWays(const Situation& situation, const OddsPlayers& players)
{
    int left = UnseenDeck(situation).count();
    int parts = 0;
    bool isDivided = false;
    QStringList lines;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player) {
        const int cards = situation.unknownCards(player);
        if (cards == 0)
            continue;
        lines << fill(OddsMethodText::tr("Hole cards of %1: %2",
                                         "unknown ones; 'Player 2', '45 × 44 ÷ 2 = 990'"),
                      {players.name(player), waysToDraw(cards, left)});
        isDivided = isDivided || cards > 1;
        left -= cards;
        ++parts;
    }
    const int toCome = situation.boardCardsToCome();
    if (toCome > 0) {
        lines << boardWays(toCome, left);
        isDivided = isDivided || toCome > 1;
        ++parts;
    }
    const std::uint64_t deals = dealCount(situation);
    if (parts > 1 && deals != beyondCounting)
        lines << fill(OddsMethodText::tr("Multiplied: %1 deals", "%1: a number"),
                      {countText(deals)});
    if (isDivided)
        lines << OddsMethodText::tr("Divided, because the order in which cards come does not "
                                    "matter.");
    return lines;
}

std::vector<PotShare> potShares(const EquityResult& result, const OddsPlayers& players)
{
    std::vector<PotShare> shares;
    for (int among = 1; among <= players.count(); ++among) {
        for (const PlayerSet winners : playerSets) {
            const std::uint64_t deals = result.byWinners[winners];
            const bool isShown = among == 1 ? winners < 1U << players.count() : deals > 0;
            if (playersIn(winners) != among || !isShown)
                continue;
            shares.push_back({winners, whoWins(winners, players), deals,
                              sharePercentText({deals, result.counted})});
        }
    }
    return shares;
}

QString allBoards(const Situation& situation)
{
    return areDealsCounted(situation)
               ? OddsMethodText::tr("All deals", "under a column of numbers")
               : OddsMethodText::tr("All boards", "under a column of numbers");
}

QString equitySum(const EquityResult& result, int player, const OddsPlayers& players)
{
    QStringList parts{countText(result.wins(player))};
    for (int among = 2; among <= players.count(); ++among) {
        const std::uint64_t deals = result.sharedBy(among, player);
        if (deals > 0)
            parts << fill(QStringLiteral("%1 ÷ %2"), {countText(deals), QString::number(among)});
    }
    QString sum = parts.join(QStringLiteral(" + "));
    if (parts.size() > 1)
        sum = fill(QStringLiteral("(%1)"), {sum});
    return fill(OddsMethodText::tr("%1: %2 ÷ %3 = %4",
                                   "'Player 1', '(7 + 5 ÷ 2)', the boards: '42', '22.6 %'"),
                {players.name(player), sum, countText(result.counted),
                 sharePercentText(result.share(player))});
}

QString equityMeaning()
{
    return OddsMethodText::tr("Equity is a player's share of all the pots.");
}

QString tieRule(const EquityResult& result)
{
    bool anyPair = false;
    for (const PlayerSet winners : playerSets)
        anyPair = anyPair || (playersIn(winners) == 2 && result.byWinners[winners] > 0);
    const bool anyThree = result.byWinners.back() > 0;
    if (anyPair && anyThree)
        return OddsMethodText::tr("A pot that two share counts one half for each, one that all "
                                  "three share one third.");
    if (anyPair)
        return OddsMethodText::tr("A pot that two share counts one half for each.");
    if (anyThree)
        return OddsMethodText::tr("A pot that all three share counts one third for each.");
    return {};
}

QStringList sampleErrors(const EquityResult& result, const OddsPlayers& players)
{
    QStringList lines;
    for (int player = 0; !result.isExact && player < players.count(); ++player)
        lines << fill(OddsMethodText::tr("%1: %2 ± %3",
                                         "'Player 1', chances '40.22 %', their error '0.05 %'"),
                      {players.name(player), percentText(result.share(player), 2),
                       smallPercentText(result.error(player))});
    return lines;
}

QStringList sampleLaws(const EquityResult& result, std::uint64_t seed)
{
    if (result.isExact || result.counted == 0)
        return {};
    constexpr int decimals = 3;
    const double error = result.largestError();
    return {
        OddsMethodText::tr("Behind ± stands the standard error: in about two of three samples "
                           "the chances are no further off."),
        fill(OddsMethodText::tr("Four times the samples halve it: %1 give up to %2, and %3 would "
                                "give %4.",
                                "numbers of samples and their errors: '20,000', '0.300 %', "
                                "'80,000', '0.150 %'"),
             {countText(result.counted), smallPercentText(error, decimals),
              countText(4 * result.counted), smallPercentText(error / 2, decimals)}),
        fill(OddsMethodText::tr("Samples of the seed %1: the same seed draws the same ones.",
                                "%1: a number"),
             {QString::number(static_cast<qulonglong>(seed))}),
    };
}

QString finalRanksTitle(int player, const OddsPlayers& players)
{
    return fill(OddsMethodText::tr("Final hands of %1", "%1: 'Player 1'"), {players.name(player)});
}

QString finalRanksNote(std::uint64_t total)
{
    return fill(
        OddsMethodText::tr("Of %1 boards, each as likely as any other.", "%1: a number above 1"),
        {countText(total)});
}

} // namespace showdown::narration
