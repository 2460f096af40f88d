// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/outs.h"
#include "core/odds/situation.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace showdown::narration {

/// One line of the arithmetic.
struct ArithmeticRow
{
    QString label;     ///< "Win"
    QString reckoning; ///< "7 ÷ 42 unseen"
    QString result;    ///< "16.7 %"

    bool operator==(const ArithmeticRow&) const = default;
};

/// Lines that belong together, in the order in which they are taught, with remarks about them.
struct ArithmeticPart
{
    QString heading; ///< "With both cards to come"; empty if there is one part
    std::vector<ArithmeticRow> rows;
    QStringList notes; ///< whole sentences: "By heart is 2.7 points too low."

    bool operator==(const ArithmeticPart&) const = default;
};

/// What the arithmetic is about.
struct ArithmeticFacts
{
    const Situation& situation; ///< on flop or turn
    const PlayerOuts& outs;     ///< on the flop against others, those of cardsAhead()
    std::optional<Chance>
        byRiver; ///< on the flop: the exact chance with both cards, if it is known
    OutsStanding standing = OutsStanding::draws;
};

/// From outs to a chance, step by step: cards unseen, outs, fraction and percentage, odds, the rule
/// by heart and how far it is off. On the flop for the next card, and then for both: by the outs
/// alone and by counting every pair. The rule by heart is left out where it gives 100 percent or
/// more; for a player who leads there is no rule by heart and no chance by outs for two cards.
std::vector<ArithmeticPart> arithmeticText(const ArithmeticFacts& facts, int decimals = 1);

/// Whether the rule by heart, which gives this percentage, applies to outs: they are few, and the
/// player is not there yet.
bool hasRuleByHeart(OutsStanding standing, int percent);

/// How far a rule by heart is from the exact chance: "By heart is 2.7 points too low."
QString byHeartError(int percent, const Chance& exact);

/// The name of the odds that oddsText() gives: "odds against", "odds in favour", "odds".
QString oddsCaption(const Chance& chance);

/// The name of a chance by outs: "chance to win", "chance to be ahead", "chance to make it".
QString chanceCaption(const Situation& situation);

} // namespace showdown::narration
