// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/oddstext.h"

#include "app/cli/oddsreport.h"
#include "app/cli/rulesheading.h"
#include "app/cli/textlayout.h"
#include "app/narration/categorytext.h"
#include "app/narration/fill.h"
#include "app/narration/numbertext.h"
#include "app/narration/tabletext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

#include <bit>

namespace showdown::cli {

namespace {

struct OddsCommandText
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommandText)
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
    columns.add({OddsCommandText::tr("Street", "label: how far the board is dealt"),
                 narration::streetName(situation.street())});
    if (!situation.board.empty())
        columns.add({OddsCommandText::tr("Board", "label: cards"), notation(situation.board)});
    if (!situation.dead.empty())
        columns.add({OddsCommandText::tr("Dead", "label: cards"), notation(situation.dead)});
    columns.add({OddsCommandText::tr("Unseen", "label: how many cards nobody has seen"),
                 narration::countText(static_cast<std::uint64_t>(report.unseen))});
    return columns.text();
}

QStringList equityCells(const OddsReport& report, int player)
{
    if (report.isAlone())
        return {};
    const EquityResult& equity = report.equity;
    if (equity.counted == 0)
        return {QStringLiteral("0"), QStringLiteral("0"), QStringLiteral("–")};
    const Chance share = equity.share(player);
    return {narration::countText(equity.wins(player)), narration::countText(equity.ties(player)),
            narration::percentText(share), narration::oddsText(share)};
}

QString playersText(const OddsReport& report)
{
    Columns columns;
    QStringList heading{QString(), OddsCommandText::tr("Holds", "heading of a column: two cards"),
                        OddsCommandText::tr("Has now", "heading of a column: 'Two pair'")};
    if (!report.isAlone())
        heading += {OddsCommandText::tr("Wins", "heading of a column: boards"),
                    OddsCommandText::tr("Ties", "heading of a column: boards"),
                    OddsCommandText::tr("Equity", "heading of a column: the share of the pot")};
    columns.add(heading);
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player) {
        const auto index = static_cast<std::size_t>(player);
        const std::optional<HandValue>& hand = report.players[index].hand;
        columns.add(
            QStringList{narration::playerName(player + 1),
                        notation(report.situation.players[index]),
                        hand ? narration::categoryName(hand->category()) : QStringLiteral("–")}
            + equityCells(report, player));
    }
    return columns.text();
}

/// Who shares how many boards, a line for each set that does.
QString tiesText(const EquityResult& equity)
{
    QString text;
    for (std::size_t set = 1; set < equity.byWinners.size(); ++set) {
        if (std::popcount(set) < 2 || equity.byWinners[set] == 0)
            continue;
        QStringList players;
        for (int player = 0; player < equity.players; ++player) {
            if ((set >> player & 1U) != 0)
                players += QString::number(player + 1);
        }
        text += narration::fill(OddsCommandText::tr("Shared by players %1: %2",
                                                    "%1: '1, 3'; %2: a number of boards"),
                                {players.join(QStringLiteral(", ")),
                                 narration::countText(equity.byWinners[set])})
                + QLatin1Char('\n');
    }
    return text;
}

void addChances(Columns& columns, const PlayerOuts& outs)
{
    const QString about = OddsCommandText::tr("about %1 %", "a rule by heart; %1: a number");
    const auto byHeart = [&](int percent) {
        return narration::fill(about, {QString::number(percent)});
    };
    const auto equation = [](const QString& sign, int left, int right) {
        return QString::number(left) + sign + QString::number(right);
    };
    const QString indent = QStringLiteral("  ");
    columns.add({indent + OddsCommandText::tr("Chance", "label: outs divided by unseen cards"),
                 equation(QStringLiteral(" ÷ "), outs.count, outs.unseen),
                 narration::percentText(outs.nextCard)});
    columns.add({indent + OddsCommandText::tr("Odds against", "label: misses to outs"),
                 equation(QStringLiteral(" : "), outs.unseen - outs.count, outs.count),
                 narration::againstText(outs.nextCard)});
    columns.add({indent + OddsCommandText::tr("By heart", "label: the outs twice"),
                 equation(QStringLiteral(" × "), outs.count, 2), byHeart(outs.byHeartNextCard())});
    if (!outs.twoCards)
        return;
    columns.add({indent + OddsCommandText::tr("Chance with two cards", "label: at least one out"),
                 QString(), narration::percentText(*outs.twoCards)});
    columns.add({indent + OddsCommandText::tr("Odds against", "label: misses to outs"), QString(),
                 narration::againstText(*outs.twoCards)});
    columns.add({indent + OddsCommandText::tr("By heart", "label: the outs four times"),
                 equation(QStringLiteral(" × "), outs.count, 4), byHeart(outs.byHeartTwoCards())});
}

QString outsText(const OddsReport& report, int player)
{
    const std::optional<PlayerOuts>& outs = report.players[static_cast<std::size_t>(player)].outs;
    if (!outs)
        return {};
    const QString indent = QStringLiteral("  ");
    QString text =
        QLatin1Char('\n')
        + narration::fill(OddsCommandText::tr("%1: %n out(s)", "%1: 'Player 1'", outs->count),
                          {narration::playerName(player + 1)})
        + QLatin1Char('\n');
    Columns groups;
    for (const narration::OutGroup& group : narration::outGroups(*outs))
        groups.add({indent + group.makes, QString::number(group.count), notation(group.cards)});
    Columns chances;
    addChances(chances, *outs);
    text += groups.text() + chances.text();
    const std::vector<narration::MissGroup> misses = narration::missGroups(*outs);
    if (misses.empty())
        return text;
    text += indent + OddsCommandText::tr("Cards that improve the hand and do not win:")
            + QLatin1Char('\n');
    for (const narration::MissGroup& group : misses)
        text += wrapped(notation(group.cards) + QStringLiteral("  ") + group.reason,
                        QStringLiteral("    "), QStringLiteral("      "));
    return text;
}

/// What a player alone is counted towards.
QString targetText(const OddsReport& report)
{
    if (!report.players.front().outs)
        return {};
    return narration::fill(OddsCommandText::tr("Outs: cards for %1 or better", "%1: 'a straight'"),
                           {narration::categoryWithArticle(report.target)})
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
        text += tiesText(report.equity) + narration::equityBasis(report.equity) + QLatin1Char('\n');
    for (int player = 0; player < static_cast<int>(report.players.size()); ++player)
        text += outsText(report, player);
    return text;
}

} // namespace showdown::cli
