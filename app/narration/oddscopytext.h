// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/oddsplayertext.h"
#include "core/cards/placedcard.h"
#include "core/odds/equity.h"
#include "core/odds/outs.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace showdown::narration {

/// A situation of Odds with its gaps, for copying.
struct CopiedSituation
{
    using Hole = std::array<std::optional<PlacedCard>, 2>;

    std::vector<Hole> holes; ///< of all players; both empty for a player who does not play
    std::array<std::optional<Card>, Situation::boardSize> board;
    std::vector<Card> dead;
    NamedRules rules;
    QStringList names; ///< empty for "Player 2"

    std::optional<Category> hope = {}; ///< of a player alone, if it is not a straight
};

/// The known odds of a situation.
struct CopiedOdds
{
    EquityResult equity;
    std::vector<int> players; ///< whom the equity counts, from 0
    QString alone = {};       ///< for a player alone, instead of the equity: what the chance of a
                              ///< rank is; may be empty
    bool isEstimate = false;  ///< the count has not ended
    std::vector<std::optional<PlayerOuts>> outs = {}; ///< by player counted; none for who leads
};

/// The situation as plain lines, each with its line end, that can be pasted back completely, with a
/// dash for a gap before a card, and last who is ahead, and who wins how often:
///
///     Ann: As Ks
///     Player 2: ? ?
///     Board: Qs 9s 4d
///     Dead: 2c
///     --rules standard --set jokers=1
///     Ann is ahead · Pair of queens
///     Ann wins 61.9 %, ties 0.4 %, equity 62.1 %
///     Player 2 · 3 outs · 2s 2h 2d
///     Exact; deals counted: 1,070,190
QString situationAsText(const CopiedSituation& situation,
                        const std::optional<CopiedOdds>& odds = std::nullopt,
                        const AheadText& ahead = {});

/// The situation as Markdown: who is ahead, the board, a table of the players with their chances,
/// how they were counted, and the rules. It can also be pasted back completely.
///
///     **Ann is ahead** · Pair of queens
///
///     Board: `Qs 9s 4d`
///
///     | Player | Hole cards | Win | Tie | Equity |
///     | --- | --- | --- | --- | --- |
///     | Ann | `As Qd` | 61.9 % | 0.4 % | 62.1 % |
QString situationAsMarkdown(const CopiedSituation& situation, const std::optional<CopiedOdds>& odds,
                            const AheadText& ahead);

/// The command line that counts the odds of the situation; gaps and names are left out:
///
///     showdown-cli odds --rules series --hole "As Ks" --hole "? ?" --board "Qs 9s 4d" --dead "2c"
QString oddsCommand(const CopiedSituation& situation);

/// The area of the cards after a label such as "Board: " or "Dead: " in a copied text, in English
/// or in the current language, in any case; nothing for other labels.
std::optional<SeenArea> copiedArea(const QString& label);

/// The label before the cards of a player, from 0, in a copied text: the name, in quotation marks
/// if it could be read as something else.
QString copiedLabel(const QStringList& names, int player);

/// The name in a label of a copied text, without the quotation marks that keep a name apart from
/// other labels.
QString copiedName(const QString& label);

} // namespace showdown::narration
