// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/oddscopytext.h"

#include "app/narration/commandtext.h"
#include "app/narration/fill.h"
#include "app/narration/markdowntext.h"
#include "app/narration/numbertext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddsstatetext.h"
#include "app/narration/oddstext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "app/narration/translation.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct OddsCopyText
{
    Q_DECLARE_TR_FUNCTIONS(OddsCopyText)
};

constexpr QChar openingQuote = u'“';
constexpr QChar closingQuote = u'”';

QString boardLabel()
{
    return OddsCopyText::tr("Board", "before the cards of the board, in copied text");
}

QString deadLabel()
{
    return OddsCopyText::tr("Dead", "before dead cards, in copied text: seen and out of play");
}

QString labelled(const QString& label, const QString& cards)
{
    return fill(OddsCopyText::tr("%1: %2", "%1: a player, 'Board' or 'Dead'; %2: cards, 'As Ks'"),
                {label, cards});
}

QString signOf(const PlacedCard& card)
{
    return card.isUnknown() ? QStringLiteral("?") : QString::fromStdString(toText(*card.face()));
}

template <typename Cards>
bool isEmpty(const Cards& cards)
{
    return std::ranges::none_of(cards, [](const auto& card) { return card.has_value(); });
}

/// Cards, with a dash for a gap before a card.
template <typename Cards>
QString withGaps(const Cards& cards)
{
    QStringList signs;
    for (const auto& card : cards)
        signs << (card ? signOf(*card) : QStringLiteral("-"));
    while (!signs.isEmpty() && signs.back() == u"-")
        signs.removeLast();
    return signs.join(u' ');
}

QString cardCodes(const std::vector<Card>& cards)
{
    QStringList signs;
    for (const Card card : cards)
        signs << signOf(card);
    return signs.join(u' ');
}

bool hasUnknown(const CopiedSituation& situation)
{
    return std::ranges::any_of(situation.holes, [](const auto& hole) {
        return std::ranges::any_of(hole,
                                   [](const auto& card) { return card && card->isUnknown(); });
    });
}

bool isOneAlone(const CopiedOdds& odds)
{
    return odds.players.size() == 1;
}

/// How the odds were counted, after the chance of a player alone.
QStringList basisLines(const CopiedSituation& situation, const CopiedOdds& odds)
{
    QStringList lines;
    if (odds.equity.counted == 0)
        return lines;
    if (isOneAlone(odds) && odds.alone.isEmpty())
        return lines;
    if (isOneAlone(odds))
        lines << odds.alone;
    if (odds.isEstimate)
        lines << stillCounting();
    return lines << equityBasis(odds.equity, hasUnknown(situation));
}

/// "Player 2 · 16 outs · 2s 2h 2d", which is not read as a row of cards when pasted.
QStringList outsLines(const CopiedSituation& situation, const CopiedOdds& odds)
{
    QStringList lines;
    for (std::size_t index = 0; index < odds.outs.size(); ++index) {
        if (!odds.outs[index] || odds.outs[index]->outs.empty())
            continue;
        std::vector<Card> cards;
        for (const Out& out : odds.outs[index]->outs)
            cards.push_back(out.card.card);
        const QStringList parts{copiedLabel(situation.names, odds.players[index]),
                                outCountText(odds.outs[index]->count), cardCodes(cards)};
        lines << parts.join(QStringLiteral(" · "));
    }
    return lines;
}

QStringList oddsLines(const CopiedSituation& situation, const CopiedOdds& odds)
{
    const EquityResult& equity = odds.equity;
    QStringList lines;
    if (equity.counted == 0)
        return lines;
    for (int index = 0; index < equity.players && !isOneAlone(odds); ++index) {
        const int player = odds.players[static_cast<std::size_t>(index)];
        lines << fill(
            OddsCopyText::tr("%1 wins %2, ties %3, equity %4",
                             "%1: a player; %2, %3, %4: '16.7 %'"),
            {copiedLabel(situation.names, player), sharePercentText(equity.winChance(index)),
             sharePercentText(equity.tieChance(index)), sharePercentText(equity.share(index))});
    }
    return lines << outsLines(situation, odds) << basisLines(situation, odds);
}

/// A player's hole cards; a dash if there are none.
QString holeCards(const CopiedSituation& situation, int player)
{
    const QString cards = withGaps(situation.holes[static_cast<std::size_t>(player)]);
    return cards.isEmpty() ? QStringLiteral("-") : cards;
}

/// The shares of wins and ties of a player, and the equity; empty for a player not counted.
QStringList chanceCells(const CopiedOdds& odds, int player)
{
    const auto found = std::ranges::find(odds.players, player);
    if (found == odds.players.end())
        return QStringList(3, QString());
    const auto index = static_cast<int>(found - odds.players.begin());
    return {sharePercentText(odds.equity.winChance(index)),
            sharePercentText(odds.equity.tieChance(index)),
            sharePercentText(odds.equity.share(index))};
}

QStringList tableOf(const CopiedSituation& situation, const std::optional<CopiedOdds>& odds)
{
    const bool hasChances = odds && odds->equity.counted > 0 && !isOneAlone(*odds);
    QStringList heads{OddsCopyText::tr("Player", "above a column of names"),
                      OddsCopyText::tr("Hole cards", "above a column")};
    if (hasChances)
        heads << OddsCopyText::tr("Win", "above a column: how often a player wins")
              << OddsCopyText::tr("Tie", "above a column: how often the pot is shared")
              << OddsCopyText::tr("Equity", "above a column: the share of the pot");
    QStringList lines{tableRow(heads), tableRuler(heads.size())};
    for (int player = 0; player < static_cast<int>(situation.holes.size()); ++player) {
        QStringList cells{inMarkdown(copiedLabel(situation.names, player)),
                          asCode(holeCards(situation, player))};
        if (hasChances)
            cells << chanceCells(*odds, player);
        lines << tableRow(cells);
    }
    return lines;
}

QString option(const char* name, const QString& cards)
{
    return QStringLiteral("--%1 \"%2\"").arg(QString::fromLatin1(name), cards);
}

/// Cards of a command line, where there are no gaps.
template <typename Cards>
QString withoutGaps(const Cards& cards)
{
    QStringList signs;
    for (const auto& card : cards) {
        if (card)
            signs << signOf(*card);
    }
    return signs.join(u' ');
}

/// "Player 3 is ahead · Straight, queen high · 17 of 42 cards beat it".
QString aheadLine(const AheadText& ahead)
{
    QStringList parts{ahead.title, ahead.hand, ahead.note};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString situationAsText(const CopiedSituation& situation, const std::optional<CopiedOdds>& odds,
                        const AheadText& ahead)
{
    QStringList lines;
    for (int player = 0; player < static_cast<int>(situation.holes.size()); ++player) {
        lines << labelled(copiedLabel(situation.names, player), holeCards(situation, player));
    }
    if (!isEmpty(situation.board))
        lines << labelled(boardLabel(), withGaps(situation.board));
    if (!situation.dead.empty())
        lines << labelled(deadLabel(), cardCodes(situation.dead));
    lines << rulesOptions(situation.rules);
    const QString who = aheadLine(ahead);
    if (odds && !who.isEmpty())
        lines << who; // behind the rules no sentence is read as cards
    if (odds)
        lines << oddsLines(situation, *odds);
    return lines.join(u'\n') + u'\n';
}

QString situationAsMarkdown(const CopiedSituation& situation, const std::optional<CopiedOdds>& odds,
                            const AheadText& ahead)
{
    QStringList lines; // paragraphs, an empty line between two
    const QString title =
        ahead.title.isEmpty() ? QString() : QStringLiteral("**%1**").arg(inMarkdown(ahead.title));
    const AheadText escaped{title, inMarkdown(ahead.hand), inMarkdown(ahead.note)};
    if (const QString who = aheadLine(escaped); !who.isEmpty())
        lines << who;
    if (!isEmpty(situation.board))
        lines << labelled(boardLabel(), asCode(withGaps(situation.board)));
    if (!situation.dead.empty())
        lines << labelled(deadLabel(), asCode(cardCodes(situation.dead)));
    lines << tableOf(situation, odds).join(u'\n');
    if (odds) {
        const QStringList rest = outsLines(situation, *odds) << basisLines(situation, *odds);
        for (const QString& line : rest)
            lines << inMarkdown(line);
    }
    lines << inMarkdown(rulesLine(situation.rules)) << asCode(rulesOptions(situation.rules));
    return lines.join(QStringLiteral("\n\n")) + u'\n';
}

QString oddsCommand(const CopiedSituation& situation)
{
    QStringList words{QStringLiteral("showdown-cli"), QStringLiteral("odds"),
                      rulesOptions(situation.rules)};
    for (const CopiedSituation::Hole& hole : situation.holes)
        words << option("hole", withoutGaps(hole));
    if (!isEmpty(situation.board))
        words << option("board", withoutGaps(situation.board));
    if (!situation.dead.empty())
        words << option("dead", cardCodes(situation.dead));
    if (situation.hope)
        words << QStringLiteral("--to") << QUtf8StringView(id(*situation.hope)).toString();
    return words.join(u' ');
}

std::optional<SeenArea> copiedArea(const QString& label)
{
    static const QStringList boards =
        inAllLanguages("OddsCopyText", "Board", "before the cards of the board, in copied text");
    static const QStringList dead =
        inAllLanguages("OddsCopyText", "Dead",
                       "before dead cards, in copied text: seen and out of play")
        << QStringLiteral("Dead cards");
    if (boards.contains(label, Qt::CaseInsensitive))
        return SeenArea::board;
    if (dead.contains(label, Qt::CaseInsensitive))
        return SeenArea::dead;
    return std::nullopt;
}

QString copiedLabel(const QStringList& names, int player)
{
    const QString own = names.value(player);
    if (own.isEmpty())
        return playerName(player + 1);
    const bool isPlain = own.front().isLetterOrNumber() && !copiedArea(own) && !playerNumber(own)
                         && !own.contains(u'|') && !own.contains(QStringLiteral("showdown-cli"));
    return isPlain ? own : openingQuote + own + closingQuote;
}

QString copiedName(const QString& label)
{
    const bool isQuoted =
        label.size() > 2 && label.front() == openingQuote && label.back() == closingQuote;
    return isQuoted ? label.mid(1, label.size() - 2) : label;
}

} // namespace showdown::narration
