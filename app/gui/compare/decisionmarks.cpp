// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/decisionmarks.h"

#include "app/narration/comparisontext.h"
#include "app/narration/verdicttext.h"
#include "core/compare/laddercards.h"
#include "core/compare/showdown.h"

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
    join.label = narration::decision(comparison);
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

bool holds(const std::vector<DecisionMarks::Ring>& rings, int player, int position)
{
    return std::ranges::any_of(rings, [&](const DecisionMarks::Ring& ring) {
        return ring.player == player && ring.cards.contains(position);
    });
}

/// Rings these cards of a player, as dealt and in the working hand.
void ring(ChosenMarks& marks, const DealtCards& cards, const PlayerResult& player, int number)
{
    for (int position = 0; position < Hand::fullSize; ++position) {
        if (cards[static_cast<std::size_t>(position)])
            marks.dealt.push_back({number, {position, 1}});
    }
    if (!player.result)
        return;
    for (int position = 0; position < Hand::fullSize; ++position) {
        const WorkingCard& card = player.result->working[static_cast<std::size_t>(position)];
        if (cards[static_cast<std::size_t>(card.dealtPosition)])
            marks.working.push_back({number, {position, 1}});
    }
}

} // namespace

bool DecisionMarks::isRinged(int player, int position) const
{
    return holds(rings, player, position);
}

bool ChosenMarks::isRinged(int player, int position) const
{
    return holds(working, player, position);
}

bool ChosenMarks::isDealtRinged(int player, int position) const
{
    return holds(dealt, player, position);
}

DecisionMarks decisionMarks(const Showdown& showdown)
{
    DecisionMarks marks;
    if (showdown.winners.empty())
        return marks;
    for (std::size_t next = 1; next < showdown.winners.size(); ++next)
        marks.joins.push_back(
            {showdown.winners[next - 1], showdown.winners[next], true, std::nullopt, {}});
    const Comparison* comparison = firstPlaceComparison(showdown);
    if (!comparison)
        return marks;
    const ComparisonPart& part = *comparison->decidingPart();
    marks.joins.push_back(joinOf(showdown, *comparison, part));
    if (hasColumn(part.kind))
        marks.rings = ringsOf(showdown, *comparison, part);
    return marks;
}

ChosenMarks partMarks(const Showdown& showdown, PartPlace place)
{
    const auto index = static_cast<std::size_t>(place.comparison);
    if (index >= showdown.comparisons.size())
        return {};
    const Comparison& comparison = showdown.comparisons[index];
    const std::vector<ComparisonPart> parts = narration::leafParts(comparison, showdown);
    if (static_cast<std::size_t>(place.part) >= parts.size())
        return {};
    return {ringsOf(showdown, comparison, parts[static_cast<std::size_t>(place.part)]), {}};
}

ChosenMarks rowMarks(const Showdown& showdown, LadderPlace place, const HouseRules& rules)
{
    const PlayerResult& player = playerOf(showdown, place.player + 1);
    const auto row = static_cast<std::size_t>(place.row);
    const DealtCards spokenOf =
        row < player.ladder.size() ? ladderCards(player.ladder[row], player, rules) : DealtCards{};
    ChosenMarks marks;
    ring(marks, spokenOf, player, place.player + 1);
    return marks;
}

} // namespace showdown::gui
