// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/winningplayer.h"

#include "core/compare/categoryvalue.h"
#include "core/match/wilds.h"

#include <array>
#include <string_view>

namespace showdown {

namespace {

constexpr std::array<std::string_view, 12> winnerLines{
    "function GetWinningPlayer(hand1, rank1, hand2, rank2)",
    "  if rank1 > rank2",
    "    return 1: hand 1 is better",
    "  if rank1 < rank2",
    "    return −1: hand 2 is better",
    "  if a wild is a bug and the rank is one of equal values",
    "    hand1 ← ReadBugs(hand1)",
    "    hand2 ← ReadBugs(hand2)",
    "  result ← the FindWinner function of the rank, with hand1 and hand2",
    "  if result = 0 and natural beats wild",
    "    result ← CompareWildCounts(hand1, hand2)",
    "  return result",
};

constexpr std::array<std::string_view, 8> wildsLines{
    "function CompareWildCounts(hand1, hand2)",
    "  wilds1 ← the number of cards of hand 1 that were dealt as wilds",
    "  wilds2 ← the number of cards of hand 2 that were dealt as wilds",
    "  if wilds1 < wilds2",
    "    return 1: hand 1 is better",
    "  if wilds1 > wilds2",
    "    return −1: hand 2 is better",
    "  return 0: a tie",
};

Outcome compareWildCounts(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                          Tracer auto recorder)
{
    const int wilds1 = dealtWildCount(hand1);
    const int wilds2 = dealtWildCount(hand2);
    Call call(recorder, compareWildCountsListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(1);
    call.watch("wilds1", wilds1).line(2);
    call.watch("wilds2", wilds2).line(3);
    comparison.parts.push_back({PartKind::wilds, 0, wilds1, wilds2, outcomeOf(wilds2, wilds1)});
    if (call.ask(4, wilds1 < wilds2))
        return call.result(5, Outcome::better);
    if (call.ask(6, wilds1 > wilds2))
        return call.result(7, Outcome::worse);
    return call.result(8, Outcome::equal);
}

} // namespace

constinit const Listing getWinningPlayerListing{"GetWinningPlayer", winnerLines};
constinit const Listing compareWildCountsListing{"CompareWildCounts", wildsLines};

Outcome getWinningPlayer(const RankedHand& first, const RankedHand& second, const HouseRules& rules,
                         Comparison& comparison, Tracer auto recorder)
{
    PlayedHand hand1 = first.hand;
    PlayedHand hand2 = second.hand;
    const Category rank = first.rank;
    Outcome result = outcomeOf(static_cast<int>(first.rank), static_cast<int>(second.rank));
    Call call(recorder, getWinningPlayerListing, hand1, hand2);
    call.watch("hand1", hand1).watch("rank1", first.rank);
    call.watch("hand2", hand2).watch("rank2", second.rank).line(1);
    call.watch("result", result);
    if (result != Outcome::equal) {
        comparison.comparator = Comparator::getWinningPlayer;
        comparison.parts = {{PartKind::rank, 0, static_cast<int>(first.rank),
                             static_cast<int>(second.rank), result}};
    }
    if (call.ask(2, result == Outcome::better))
        return call.result(3, result);
    if (call.ask(4, result == Outcome::worse))
        return call.result(5, result);

    comparison.comparator = comparatorFor(rank);
    if (call.ask(6, rules.wildScope == WildScope::bug && isOfEqualValues(rank))) {
        call.line(7);
        hand1 = readBugs(hand1, recorder);
        call.line(8);
        hand2 = readBugs(hand2, recorder);
    }
    call.line(9);
    result = findWinner(rank, hand1, hand2, rules, comparison, recorder);
    if (call.ask(10, result == Outcome::equal && rules.naturalBeatsWild)) {
        call.line(11);
        result = compareWildCounts(hand1, hand2, comparison, recorder);
    }
    return call.result(12, result);
}

template Outcome getWinningPlayer(const RankedHand&, const RankedHand&, const HouseRules&,
                                  Comparison&, Recorder*);
template Outcome getWinningPlayer(const RankedHand&, const RankedHand&, const HouseRules&,
                                  Comparison&, NoRecorder);

} // namespace showdown
