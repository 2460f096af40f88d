// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionmarks.h"

#include "app/narration/comparisontext.h"
#include "app/narration/verdicttext.h"

#include <algorithm>

namespace showdown::gui {
namespace {

const PlayerResult& playerOf(const Showdown& showdown, int number)
{
    return showdown.players[static_cast<std::size_t>(number) - 1];
}

/// The rank and the number of wilds belong to a hand as a whole, not to a column.
bool hasColumn(PartKind kind)
{
    return kind != PartKind::rank && kind != PartKind::wilds;
}

CardRange cardsOf(const Showdown& showdown, int player, const ComparisonPart& part)
{
    return partCards(part, playerOf(showdown, player).result->value.category());
}

DecisionMarks::Join joinOf(const Showdown& showdown, const Comparison& comparison,
                           const ComparisonPart& part)
{
    DecisionMarks::Join join;
    join.upper = comparison.firstPlayer;
    join.lower = comparison.secondPlayer;
    if (hasColumn(part.kind))
        join.column = cardsOf(showdown, join.upper, part).first;
    join.label = part.outcome == Outcome::equal ? narration::leafText(part)
                                                : narration::decision(comparison);
    return join;
}

std::vector<DecisionMarks::Ring> ringsOf(const Showdown& showdown, const Comparison& comparison,
                                         const ComparisonPart& part)
{
    std::vector<DecisionMarks::Ring> rings;
    for (const int player : {comparison.firstPlayer, comparison.secondPlayer})
        rings.push_back({player, cardsOf(showdown, player, part)});
    return rings;
}

/// The comparison of the only winner with the best of the others.
const Comparison* decidingComparison(const Showdown& showdown)
{
    const int winner = showdown.winners.front();
    const auto decides = [&](const Comparison& comparison) {
        if (comparison.winner() != winner)
            return false;
        const int loser =
            comparison.firstPlayer == winner ? comparison.secondPlayer : comparison.firstPlayer;
        return playerOf(showdown, loser).place == 2;
    };
    const auto found = std::ranges::find_if(showdown.comparisons, decides);
    return found == showdown.comparisons.end() ? nullptr : &*found;
}

} // namespace

bool DecisionMarks::isRinged(int player, int position) const
{
    return std::ranges::any_of(rings, [&](const Ring& ring) {
        return ring.player == player && ring.cards.contains(position);
    });
}

DecisionMarks decisionMarks(const Showdown& showdown)
{
    DecisionMarks marks;
    if (showdown.winners.empty())
        return marks;
    for (std::size_t next = 1; next < showdown.winners.size(); ++next)
        marks.joins.push_back(
            {showdown.winners[next - 1], showdown.winners[next], true, std::nullopt, {}});
    const Comparison* comparison = marks.joins.empty() ? decidingComparison(showdown) : nullptr;
    if (!comparison)
        return marks;
    const ComparisonPart& part = *comparison->decidingPart();
    marks.joins.push_back(joinOf(showdown, *comparison, part));
    if (hasColumn(part.kind))
        marks.rings = ringsOf(showdown, *comparison, part);
    return marks;
}

DecisionMarks partMarks(const Showdown& showdown, PartPlace place)
{
    const auto index = static_cast<std::size_t>(place.comparison);
    if (index >= showdown.comparisons.size())
        return {};
    const Comparison& comparison = showdown.comparisons[index];
    const std::vector<ComparisonPart> parts = narration::leafParts(comparison, showdown);
    if (static_cast<std::size_t>(place.part) >= parts.size())
        return {};
    const ComparisonPart& part = parts[static_cast<std::size_t>(place.part)];
    return {ringsOf(showdown, comparison, part), {joinOf(showdown, comparison, part)}};
}

} // namespace showdown::gui
