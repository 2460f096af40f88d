// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/copytext.h"

#include "app/narration/commandtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/markdowntext.h"
#include "app/narration/oddscopytext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct CopyText
{
    Q_DECLARE_TR_FUNCTIONS(CopyText)
};

/// The cards in notation; a dash for none.
QString notation(const Hand& hand)
{
    return hand.isEmpty() ? QStringLiteral("-") : QString::fromStdString(toText(hand));
}

QString linesOf(const QStringList& lines)
{
    return lines.join(u'\n') + u'\n';
}

/// Whether a player is listed: with cards, with only a name, or before a named player, who then
/// keeps their seat.
bool isListed(const Showdown& showdown, std::size_t player, const QStringList& names)
{
    if (showdown.players[player].plays())
        return true;
    const auto index = static_cast<qsizetype>(player);
    return std::any_of(names.begin() + std::min(index, names.size()), names.end(),
                       [](const QString& name) { return !name.isEmpty(); });
}

} // namespace

QString playerAsText(const Showdown& showdown, int player, const NamedRules& rules,
                     std::optional<Category> lens, const QStringList& names)
{
    const PlayerResult& result = showdown.players[static_cast<std::size_t>(player - 1)];
    QStringList lines{
        fill(CopyText::tr("%1: %2", "a player, the cards: 'Player 1: Qh 9d Qc 7s 2h'"),
             {copiedLabel(names, player - 1), notation(result.hand)})};
    if (result.result)
        lines << handName(result.result->value).whole;
    lines << rulesLine(rules) << rulesOptions(rules, lens);
    return linesOf(lines);
}

QString resultAsText(const Showdown& showdown, const NamedRules& rules,
                     std::optional<Category> lens, const QStringList& names)
{
    QStringList labels = names; // so that no name at the beginning of a line is read as something
                                // else
    for (qsizetype player = 0; player < names.size(); ++player) {
        if (!names[player].isEmpty())
            labels[player] = copiedLabel(names, static_cast<int>(player));
    }
    QStringList lines{verdict(showdown, rules.rules, lens, labels, Medium::text).text()};
    if (lens)
        lines << comparingAs(*lens);
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        if (!isListed(showdown, player, names))
            continue;
        const PlayerResult& result = showdown.players[player];
        const QString name = copiedLabel(names, static_cast<int>(player));
        const QString cards = notation(result.hand);
        lines << (result.result
                      ? fill(CopyText::tr("%1: %2 (%3)",
                                          "a player, the cards, what they make: 'Player 1: "
                                          "Qh 9d Qc 7s 2h (Pair of queens, kickers …)'"),
                             {name, cards, handName(result.result->value).whole})
                      : fill(
                          CopyText::tr("%1: %2", "a player, the cards: 'Player 1: Qh 9d Qc 7s 2h'"),
                          {name, cards}));
    }
    lines << rulesLine(rules) << rulesOptions(rules, lens);
    return linesOf(lines);
}

QString resultAsMarkdown(const Showdown& showdown, const NamedRules& rules,
                         std::optional<Category> lens, const QStringList& names)
{
    const Verdict said = verdict(showdown, rules.rules, lens, names, Medium::text);
    QStringList lines{fill(CopyText::tr("**%1.** %2", "Markdown: 'Player 2 wins', a sentence"),
                           {inMarkdown(said.title), inMarkdown(said.sentence)}),
                      QString()};
    if (lens)
        lines << inMarkdown(comparingAs(*lens)) << QString();
    lines << tableRow({CopyText::tr("Place", "above a column: '1st'"),
                       CopyText::tr("Player", "above a column of names"),
                       CopyText::tr("Cards", "above a column"),
                       CopyText::tr("Hand", "above a column: 'Pair of queens'")})
          << tableRuler(4);
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        if (!isListed(showdown, player, names))
            continue;
        const PlayerResult& result = showdown.players[player];
        const int number = static_cast<int>(player) + 1;
        lines << tableRow(
            {result.place ? placeMark(showdown, number) : QString(),
             inMarkdown(copiedLabel(names, number - 1)), asCode(notation(result.hand)),
             result.result ? inMarkdown(handName(result.result->value).whole) : QString()});
    }
    lines << QString() << inMarkdown(rulesLine(rules)) << QString()
          << asCode(rulesOptions(rules, lens));
    return linesOf(lines);
}

} // namespace showdown::narration
