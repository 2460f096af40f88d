// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/outkinds.h"

#include "app/gui/odds/oddscount.h"
#include "app/narration/oddstext.h"

#include <algorithm>

namespace showdown::gui {
namespace {

/// This many cards that change nothing, two rows of them, are shown without unfolding.
constexpr std::size_t mostUnfolded = 14;

} // namespace

std::optional<int> placeOf(const OddsCount& count, int player)
{
    const std::vector<int>& players = count.question.players;
    const auto found = std::ranges::find(players, player);
    if (found == players.end())
        return std::nullopt;
    return static_cast<int>(found - players.begin());
}

std::optional<PlayerSet> decidedFor(const OddsCount& count)
{
    const bool isAlone = count.question.players.size() == 1;
    return count.hasEquity && !isAlone ? count.equity.decidedFor() : std::nullopt;
}

OutsStanding outsStandingOf(const OddsCount& count, int place)
{
    const auto players = static_cast<int>(count.question.players.size());
    return outsStanding(players, count.ahead, decidedFor(count), place);
}

std::vector<CardsOfOneKind> outKinds(const OddsCount& count, int place, const QStringList& names)
{
    const auto at = static_cast<std::size_t>(place);
    std::vector<CardsOfOneKind> kinds;
    if (at >= count.outs.size() || !count.outs[at])
        return kinds;
    const PlayerOuts& outs = *count.outs[at];
    const std::optional<HandValue>& hand = count.hands[at];
    const bool isLead = outsStandingOf(count, place) == OutsStanding::leads && hand;
    const auto groups =
        isLead ? narration::leadGroups(outs, hand->category()) : narration::outGroups(outs);
    for (const narration::OutGroup& group : groups)
        kinds.push_back({group.makes,
                         narration::cardCountText(group.count),
                         {},
                         group.cards,
                         true,
                         isLead && group.cards.size() > mostUnfolded && &group == &groups.back()});
    const auto players = narration::oddsPlayers(count.question.players, names);
    for (const narration::MissGroup& group : narration::missGroups(outs, players))
        kinds.push_back({narration::missHeading(group.cards), narration::cardCountText(group.count),
                         group.reason, group.cards, false});
    return kinds;
}

} // namespace showdown::gui
