// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/narration/fill.h"
#include "core/compare/comparison.h"
#include "core/rules/handvalue.h"

#include <QString>

#include <optional>

namespace showdown::narration {

/// Who shares every value before the one that decides: "Both Player 1 and Player 2", "Both", "All
/// three".
struct Sharers
{
    int count = 2; ///< 2 or 3
    QString first; ///< the names of the two; empty for three, and if there are no others
    QString second;
};

/// Which part of a comparison decided, from the winner's side.
struct Decision
{
    PartKind kind = PartKind::rank;
    int index = 0;  ///< of a card or kicker, from 1
    int better = 0; ///< as in ComparisonPart: a card value, a Category or a count of wilds
    int worse = 0;
    int position = 0; ///< how many parts were equal before it

    /// Nothing after a tie.
    static std::optional<Decision> of(const Comparison& comparison);
};

/// "Both Player 1 and Player 2 have a pair of queens; the third kicker decides, 3 beats 2." `value`
/// is that of any of the sharers; only the part that they share is named.
Sentence decidedSentence(const Decision& decision, const HandValue& value, const Sharers& sharers);

/// "3 beats 2", "pair beats high card", "none beats one".
QString decisionLabel(const Decision& decision);

} // namespace showdown::narration
