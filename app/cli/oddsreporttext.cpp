// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/cli/oddsreport.h"
#include "app/cli/report.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddsarithmetictext.h"
#include "app/narration/oddstext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

namespace showdown::cli {

namespace {

struct OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

QString notation(std::span<const Card> cards)
{
    QStringList texts;
    for (const Card card : cards)
        texts += QString::fromStdString(toText(card));
    return texts.join(QLatin1Char(' '));
}

QString notation(const HoleCards& hole)
{
    QStringList texts;
    for (const std::optional<Card> card : hole)
        texts += card ? QString::fromStdString(toText(*card)) : QStringLiteral("?");
    return texts.join(QLatin1Char(' '));
}

/// `6h 6d *`, or with a number where there are several jokers: `6h *×2`.
QString notation(const std::vector<UnseenCard>& cards)
{
    QStringList texts;
    for (const UnseenCard& unseen : cards) {
        const QString card = QString::fromStdString(toText(unseen.card));
        texts += unseen.copies == 1 ? card : QStringLiteral("%1×%2").arg(card).arg(unseen.copies);
    }
    return texts.join(QLatin1Char(' '));
}

QString dealText(const OddsReport& report)
{
    const Situation& situation = report.situation;
    Columns columns;
    columns.add({OddsText::tr("Street", "label: how far the board is dealt"),
                 narration::streetName(situation.street())});
    if (!situation.board.empty())
        columns.add({OddsText::tr("Board", "label: cards"), notation(situation.board)});
    if (!situation.dead.empty())
        columns.add({OddsText::tr("Dead", "label: cards"), notation(situation.dead)});
    columns.add({OddsText::tr("Unseen", "label: how many cards nobody has seen"),
                 narration::countText(static_cast<std::uint64_t>(report.unseen))});
    return columns.text();
}

QStringList equityCells(const OddsReport& report, int player)
{
    if (report.isAlone())
        return {};
    const EquityResult& equity = report.equity;
    const Chance share = equity.share(player);
    return {narration::countText(equity.wins(player)), narration::countText(equity.ties(player)),
            narration::sharePercentText(share), narration::oddsText(share)};
}

QStringList headingCells(const OddsReport& report)
{
    QStringList heading{QString(), OddsText::tr("Holds", "heading of a column: two cards"),
                        OddsText::tr("Has now", "heading of a column: 'Two pair'")};
    if (!report.isAlone())
        heading += {OddsText::tr("Wins", "heading of a column: boards"),
                    OddsText::tr("Ties", "heading of a column: boards"),
                    OddsText::tr("Equity", "heading of a column: the share of the pot"),
                    OddsText::tr("Odds", "heading of a column: '20.8 : 1 against'")};
    return heading;
}

QString playersText(const OddsReport& report)
{
    const QString absent = OddsText::tr("Does not play", "a player without cards");
    Columns columns({Align::left, Align::left, Align::left, Align::right, Align::right,
                     Align::right, Align::ratio});
    columns.addHeadings(headingCells(report));
    std::size_t player = 0;
    for (int number = 1; number <= report.seats; ++number) {
        const QString name = narration::playerName(number, report.names);
        if (player == report.players.size() || report.players[player].number != number) {
            columns.add({name, absent});
            continue;
        }
        const std::optional<HandValue>& hand = report.players[player].hand;
        columns.add(
            QStringList{name, notation(report.situation.players[player]),
                        hand ? narration::categoryName(hand->category()) : QStringLiteral("–")}
            + equityCells(report, static_cast<int>(player)));
        ++player;
    }
    return columns.text();
}

/// The numbers of boards shared, a line for each set of players that shares any.
QString tiesText(const OddsReport& report)
{
    const EquityResult& equity = report.equity;
    QString text;
    for (const PlayerSet set : playerSets) {
        if (playersIn(set) < 2 || equity.byWinners[set] == 0)
            continue;
        QStringList players;
        for (int player = 0; player < equity.players; ++player) {
            if (isAmong(set, player))
                players += QString::number(report.players[static_cast<std::size_t>(player)].number);
        }
        text +=
            narration::fill(
                OddsText::tr("Shared by players %1: %2", "%1: '1, 3'; %2: a number of boards"),
                {players.join(QStringLiteral(", ")), narration::countText(equity.byWinners[set])})
            + QLatin1Char('\n');
    }
    return text;
}

const QString indent = QStringLiteral("  ");

/// "12 × 2", "about 24 %"; nothing where the rule says nothing.
void addByHeart(Columns& columns, OutsStanding standing, int outs, int times, int percent)
{
    if (narration::hasRuleByHeart(standing, percent))
        columns.add({indent + OddsText::tr("By heart", "label: the outs twice, or four times"),
                     QStringLiteral("%1 × %2").arg(outs).arg(times),
                     narration::fill(OddsText::tr("about %1 %", "a rule by heart; %1: a number"),
                                     {QString::number(percent)})});
}

/// "12 ÷ 46", "26.1 %" and "34 : 12", "2.8 : 1"; the odds above one half are those in favour.
void addExact(Columns& columns, const QString& label, const Chance& chance)
{
    const QString good = narration::countText(chance.good());
    columns.add({indent + label, good + QStringLiteral(" ÷ ") + narration::countText(chance.all()),
                 narration::percentText(chance)});
    const QString bad = narration::countText(chance.all() - chance.good());
    if (narration::isLikely(chance))
        columns.add({indent + OddsText::tr("Odds in favour", "label: outs to misses"),
                     good + QStringLiteral(" : ") + bad, narration::inFavourText(chance)});
    else
        columns.add({indent + OddsText::tr("Odds against", "label: misses to outs"),
                     bad + QStringLiteral(" : ") + good, narration::againstText(chance)});
}

/// The chances of a player alone, or against others with one card to come.
void addChances(Columns& columns, const PlayerOuts& outs, OutsStanding standing,
                const std::optional<Chance>& byRiver)
{
    if (!byRiver || !outs.twoCards) {
        addExact(columns, OddsText::tr("Chance", "label: outs divided by unseen cards"),
                 outs.nextCard);
        addByHeart(columns, standing, outs.count, 2, outs.byHeartNextCard());
        return;
    }
    columns.addHeadings({OddsText::tr("With the next card", "heading")});
    addExact(columns, OddsText::tr("Chance by outs", "label: outs divided by unseen cards"),
             outs.nextCard);
    addByHeart(columns, standing, outs.count, 2, outs.byHeartNextCard());
    columns.addHeadings({OddsText::tr("With both cards to come", "heading")});
    addExact(columns, OddsText::tr("Exact chance", "label: of all pairs of cards to come"),
             *byRiver);
    columns.add({indent + OddsText::tr("Chance by outs", "label: at least one out in two cards"),
                 QString(), narration::percentText(*outs.twoCards)});
    addByHeart(columns, standing, outs.count, 4, outs.byHeartTwoCards());
}

/// Why the chance by outs may be too small.
QString outsNote(const PlayerOuts& outs, const std::optional<Chance>& byRiver)
{
    if (!byRiver || !outs.twoCards || *byRiver == *outs.twoCards)
        return {};
    return indent
           + OddsText::tr(
               "The chance by outs leaves out pairs of cards that make it only together.")
           + QLatin1Char('\n');
}

/// Those who play.
narration::OddsPlayers playersOf(const OddsReport& report)
{
    narration::OddsPlayers players{{}, report.names};
    for (const OddsPlayer& player : report.players)
        players.numbers.push_back(player.number);
    return players;
}

QString outsText(const OddsReport& report, int player)
{
    const OddsPlayer& about = report.players[static_cast<std::size_t>(player)];
    const std::optional<PlayerOuts>& outs = about.outs;
    if (!outs)
        return {};
    const std::optional<Chance> byRiver =
        report.alone ? report.alone->byRiver : std::optional<Chance>();
    const QString heading =
        narration::fill(OddsText::tr("%1: %n out(s)", "%1: 'Player 1'", outs->count),
                        {narration::playerName(about.number, report.names)});
    QString text = QLatin1Char('\n') + headingLines(heading);
    Columns groups({Align::left, Align::right});
    for (const narration::OutGroup& group : narration::outGroups(*outs))
        groups.add({indent + group.makes, QString::number(group.count), notation(group.cards)});
    Columns chances;
    const OutsStanding standing =
        outsStanding(static_cast<int>(report.players.size()), aheadSoFar(report.situation),
                     report.equity.decidedFor(), player);
    addChances(chances, *outs, standing, byRiver);
    text += groups.text() + chances.text() + outsNote(*outs, byRiver);
    const std::vector<narration::MissGroup> misses =
        narration::missGroups(*outs, playersOf(report));
    if (misses.empty())
        return text;
    text +=
        indent + OddsText::tr("Cards that improve the hand and do not win:") + QLatin1Char('\n');
    for (const narration::MissGroup& group : misses)
        text += wrapped(notation(group.cards) + QStringLiteral("  ") + group.reason,
                        QStringLiteral("    "), QStringLiteral("      "));
    return text;
}

/// True if no rank is better than the one hoped for.
bool isBestRank(const OddsReport& report)
{
    return report.target == knownRanks(report.rules.rules).front();
}

QString thereText(const OddsReport& report)
{
    if (report.target == Category::highCard)
        return OddsText::tr("Every hand is at least a high card.");
    const QString pattern =
        isBestRank(report)
            ? OddsText::tr("%1 has %2 already.", "%1: 'Player 1'; %2: 'five of a kind'")
            : OddsText::tr("%1 has %2 or better already.", "%1: 'Player 1'; %2: 'a straight'");
    return narration::fill(pattern,
                           {narration::playerName(report.players.front().number, report.names),
                            narration::categoryWithArticle(report.target)});
}

/// The rank that the outs of a player alone are counted for, or that it is there.
QString targetText(const OddsReport& report)
{
    if (report.alone->isThere)
        return thereText(report) + QLatin1Char('\n');
    if (!report.players.front().outs)
        return {};
    const QString pattern = isBestRank(report)
                                ? OddsText::tr("Outs: cards for %1", "%1: 'five of a kind'")
                                : OddsText::tr("Outs: cards for %1 or better", "%1: 'a straight'");
    return narration::fill(pattern, {narration::categoryWithArticle(report.target)})
           + QLatin1Char('\n');
}

QStringList rankCells(const QString& name, const Chance& chance)
{
    return {indent + name, narration::countText(chance.good()), narration::percentText(chance, 2),
            narration::oddsText(chance)};
}

/// The chances of a player alone for each rank that can come at the river, and for the rank hoped
/// for or a better one.
QString atRiverText(const OddsReport& report)
{
    if (report.situation.street() == Street::river && report.situation.areAllKnown())
        return {};
    const Frequencies& ranks = report.alone->atRiver;
    const HouseRules& rules = report.rules.rules;
    Columns columns({Align::left, Align::right, Align::right, Align::ratio});
    columns.addHeadings(
        {OddsText::tr("At the river", "heading: the ranks with all cards dealt"),
         OddsText::tr("Ways", "heading of a column: in how many ways cards can come"),
         OddsText::tr("Share", "heading of a column: in percent"),
         OddsText::tr("Odds", "heading of a column: '20.8 : 1 against'")});
    for (const Category category : knownRanks(rules)) {
        if (ranks.of(category) > 0)
            columns.add(
                rankCells(narration::categoryName(category, rules), ranks.chanceOf(category)));
    }
    columns.add(
        {indent + OddsText::tr("All", "the last row: the sum"), narration::countText(ranks.total)});
    QString text = QLatin1Char('\n') + columns.text();
    if (report.alone->isThere || report.alone->byRiver)
        return text;
    const Chance hope = ranks.chanceOfAtLeast(report.target);
    const QString pattern =
        isBestRank(report)
            ? OddsText::tr("Chance of %1 at the river: %2, %3",
                           "%1: 'five of a kind'; %2: '4.4 %'; %3: '21.7 : 1 against'")
            : OddsText::tr("Chance of %1 or better at the river: %2, %3",
                           "%1: 'a straight'; %2: '4.4 %'; %3: '21.7 : 1 against'");
    return text
           + narration::fill(pattern, {narration::categoryWithArticle(report.target),
                                       narration::percentText(hope), narration::oddsText(hope)})
           + QLatin1Char('\n');
}

} // namespace

QString toText(const OddsReport& report)
{
    QString text = rulesHeading(report.rules) + QLatin1String("\n\n") + dealText(report)
                   + QLatin1Char('\n') + playersText(report);
    if (report.isAlone())
        text += targetText(report);
    else
        text += tiesText(report)
                + wrapped(narration::equityBasis(report.equity, !report.situation.areAllKnown()));
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player)
        text += outsText(report, player);
    if (report.isAlone())
        text += atRiverText(report);
    return text;
}

} // namespace showdown::cli
