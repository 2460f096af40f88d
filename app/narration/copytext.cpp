// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/copytext.h"

#include "app/narration/commandtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"
#include "core/cards/notation.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

struct CopyText
{
    Q_DECLARE_TR_FUNCTIONS(CopyText)
};

QString notation(const Hand& hand)
{
    return QString::fromStdString(toText(hand));
}

QString linesOf(const QStringList& lines)
{
    return lines.join(u'\n') + u'\n';
}

} // namespace

QString playerAsText(const Showdown& showdown, int player, const NamedRules& rules,
                     std::optional<Category> lens, const QStringList& names)
{
    const PlayerResult& result = showdown.players[static_cast<std::size_t>(player - 1)];
    QStringList lines{
        fill(CopyText::tr("%1: %2", "a player, the cards: 'Player 1: Qh 9d Qc 7s 2h'"),
             {playerName(player, names), notation(result.hand)})};
    if (result.result)
        lines << handName(result.result->value).whole;
    lines << rulesLine(rules) << rulesOptions(rules, lens);
    return linesOf(lines);
}

QString resultAsText(const Showdown& showdown, const NamedRules& rules,
                     std::optional<Category> lens, const QStringList& names)
{
    QStringList lines{verdict(showdown, rules.rules, lens, names, Medium::text).text()};
    if (lens)
        lines << comparingAs(*lens);
    int player = 0;
    for (const PlayerResult& result : showdown.players) {
        ++player;
        if (!result.plays())
            continue;
        const QString name = playerName(player, names);
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

} // namespace showdown::narration
