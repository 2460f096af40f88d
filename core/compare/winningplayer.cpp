// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/winningplayer.h"

#include "core/compare/askpart.h"
#include "core/compare/categoryvalue.h"
#include "core/match/wilds.h"

namespace showdown {

namespace {

constexpr auto winnerLines = [] {
    using Line = GetWinningPlayerLine;
    return linesOf<Line>({
        {Line::start, "function GetWinningPlayer(hand1, rank1, hand2, rank2)"},
        {Line::askHigher, "  if rank1 > rank2"},
        {Line::returnHigher, "    return 1: hand 1 is better"},
        {Line::askLower, "  if rank1 < rank2"},
        {Line::returnLower, "    return −1: hand 2 is better"},
        {Line::askEqualValues, "  if the rank is one of equal values: a wild is a bug", when::bug},
        {Line::readBugs, "    hand1 ← ReadBugs(hand1)", Half::first, when::bug},
        {Line::readBugs, "    hand2 ← ReadBugs(hand2)", Half::second, when::bug},
        {Line::findWinner, "  result ← the FindWinner function of the rank, with hand1 and hand2"},
        {Line::askTie, "  if result = 0: natural beats wild", when::naturalBeatsWild},
        {Line::compareWilds, "    result ← CompareWildCounts(hand1, hand2)",
         when::naturalBeatsWild},
        {Line::returnResult, "  return result"},
    });
}();

constexpr auto wildsLines = [] {
    using Line = CompareWildCountsLine;
    return linesOf<Line>({
        {Line::start, "function CompareWildCounts(hand1, hand2)"},
        {Line::countWilds, "  wilds1 ← the number of cards of hand 1 that were dealt as wilds",
         Half::first},
        {Line::countWilds, "  wilds2 ← the number of cards of hand 2 that were dealt as wilds",
         Half::second},
        {Line::askFewer, "  if wilds1 < wilds2"},
        {Line::returnFewer, "    return 1: hand 1 is better"},
        {Line::askMore, "  if wilds1 > wilds2"},
        {Line::returnMore, "    return −1: hand 2 is better"},
        {Line::returnTie, "  return 0: a tie"},
    });
}();

CardsInRoles dealtWilds(const PlayedHand& hand)
{
    CardsInRoles cards;
    for (const PlayedCard& card : hand) {
        if (card.dealtWild)
            cards.emplace_back(card, CardRole::wild);
    }
    return cards;
}

Outcome compareWildCounts(const PlayedHand& hand1, const PlayedHand& hand2, Comparison& comparison,
                          Recorder* recorder)
{
    using Line = CompareWildCountsLine;
    const int wilds1 = dealtWildCount(hand1);
    const int wilds2 = dealtWildCount(hand2);
    Call call(recorder, compareWildCountsListing, hand1, hand2);
    call.watch("hand1", hand1).watch("hand2", hand2).line(Line::start);
    call.watch("wilds1", wilds1).line(Line::countWilds);
    call.turnTo(Half::second);
    call.watch("wilds2", wilds2).line(Line::countWilds);
    comparison.parts.push_back({PartKind::wilds, 0, wilds1, wilds2, outcomeOf(wilds2, wilds1)});
    switch (askPart(call, Line::askFewer, Line::askMore, comparison.parts.back(),
                    [&] { return both(dealtWilds(hand1), dealtWilds(hand2)); })) {
    case Outcome::better:
        return call.result(Line::returnFewer, Outcome::better);
    case Outcome::worse:
        return call.result(Line::returnMore, Outcome::worse);
    case Outcome::equal:
        break;
    }
    return call.result(Line::returnTie, Outcome::equal);
}

Outcome returnVerdict(GetWinningPlayerLine line, Outcome result, Call<GetWinningPlayerLine>& call)
{
    call.watch("result", result).line(line);
    call.found(HandsCompared{result});
    return result;
}

} // namespace

constinit const ListingOf<GetWinningPlayerLine> getWinningPlayerListing{"GetWinningPlayer",
                                                                        winnerLines};
constinit const ListingOf<CompareWildCountsLine> compareWildCountsListing{"CompareWildCounts",
                                                                          wildsLines};

Outcome getWinningPlayer(const RankedHand& first, const RankedHand& second, const HouseRules& rules,
                         Comparison& comparison, Recorder* recorder)
{
    using Line = GetWinningPlayerLine;
    PlayedHand hand1 = first.hand;
    PlayedHand hand2 = second.hand;
    const Category rank = first.rank;
    Outcome result = outcomeOf(static_cast<int>(first.rank), static_cast<int>(second.rank));
    Call call(recorder, getWinningPlayerListing, hand1, hand2);
    call.watch("hand1", hand1).watch("rank1", first.rank);
    call.watch("hand2", hand2).watch("rank2", second.rank).line(Line::start);
    call.found(Started{Started::Question::whoWins});
    const PartCompared ranks{
        {PartKind::rank, 0, static_cast<int>(first.rank), static_cast<int>(second.rank), result}};
    const auto cards = [&] {
        return both(cardsOf(hand1, CardRole::current), cardsOf(hand2, CardRole::current));
    };
    if (result != Outcome::equal) {
        comparison.comparator = Comparator::getWinningPlayer;
        comparison.parts = {ranks.part};
    }
    if (call.ask(Line::askHigher, result == Outcome::better, cards)) {
        call.found(ranks);
        return returnVerdict(Line::returnHigher, result, call);
    }
    if (call.ask(Line::askLower, result == Outcome::worse, cards)) {
        call.found(ranks);
        return returnVerdict(Line::returnLower, result, call);
    }

    comparison.comparator = comparatorFor(rank);
    if (rules.wildScope == WildScope::bug
        && call.ask(Line::askEqualValues, isOfEqualValues(rank))) {
        call.line(Line::readBugs);
        hand1 = readBugs(hand1, recorder);
        call.turnTo(Half::second);
        call.line(Line::readBugs);
        hand2 = readBugs(hand2, recorder);
    }
    call.line(Line::findWinner);
    call.found(ranks, cards);
    result = findWinner(rank, hand1, hand2, rules, comparison, recorder);
    call.watch("result", result);
    if (rules.naturalBeatsWild && call.ask(Line::askTie, result == Outcome::equal)) {
        call.line(Line::compareWilds);
        result = compareWildCounts(hand1, hand2, comparison, recorder);
    }
    return returnVerdict(Line::returnResult, result, call);
}

} // namespace showdown
