// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/trace/recorder.h"

#include <concepts>

namespace showdown {

/// Asks on two lines whether the first hand is better in this part and, if not, whether it is
/// worse; gives the outcome. The part is settled at the question answered yes, or else at the
/// second one. `cards` gives the cards that are compared, in the form that Call::found() takes.
template <typename Line, std::invocable Cards>
Outcome askPart(Call<Line>& call, Line askBetter, Line askWorse, const ComparisonPart& part,
                Cards cards)
{
    if (!call.ask(askBetter, part.outcome == Outcome::better, cards))
        call.ask(askWorse, part.outcome == Outcome::worse, cards);
    call.found(PartCompared{part});
    return part.outcome;
}

/// The cards of both hands that a part compares.
inline CardsInRoles both(CardsInRoles first, const CardsInRoles& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

} // namespace showdown
