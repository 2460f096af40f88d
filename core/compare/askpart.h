// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/trace/recorder.h"

#include <concepts>

namespace showdown {

/// Asks on its two lines whether the first hand is better in this part, and if not whether it is
/// worse, and gives the outcome. The question answered yes, else the second one, has settled the
/// part. `cards` gives the cards that are compared, as `found` of Call takes them.
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
