// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/pokerhand.h"

#include "core/match/fullhouse.h"
#include "core/match/ofakind.h"
#include "core/match/straightflush.h"
#include "core/match/twopair.h"
#include "core/match/wilds.h"

#include <algorithm>

namespace showdown {

namespace {

using Line = GetPokerHandLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function GetPokerHand(hand)"},
    {Line::setBugs, "  bugs ← hand", when::bug},
    {Line::askBug, "  if hand holds a wild: it is a bug", when::bug},
    {Line::readBugs, "    bugs ← ReadBugs(hand)", when::bug},
    {Line::nextRank, "  for each rank that the rules know, from the highest down to the pair"},
    {Line::tryMatcher, "    found ← the matcher of rank, with hand", when::noBug,
     when::repaired<11, 17>},
    {Line::tryMatcher,
     "    found ← the matcher of rank, with hand; SetInfoAndCheckForTwoPair for two pair",
     when::noBug, when::printed<11, 17>},
    {Line::tryMatcher,
     "    found ← the matcher of rank, with bugs for equal values and with hand for the others",
     when::bug},
    {Line::askFound, "    if found"},
    {Line::returnRank, "      return rank"},
    {Line::returnHighCard, "  return high card"},
});

} // namespace

constinit const ListingOf<GetPokerHandLine> getPokerHandListing{"GetPokerHand", lines};

MatchAnswer matches(const PlayedHand& hand, Category category, const HouseRules& rules,
                    Recorder* recorder)
{
    MatchInfo info;
    switch (category) {
    case Category::highCard:
        return Fits{};
    case Category::pair:
        return jacksOrBetter(hand, rules.pairFloor, recorder);
    case Category::twoPair:
        // E11 is in that function; with E17 TwoPair, which passes on an info, finds nothing
        return isPrinted(recorder, 11, 17) ? twoDifferentPairs(hand, recorder)
                                           : twoPair(hand, info, recorder);
    case Category::threeOfAKind:
        return threeOfAKind(hand, recorder);
    case Category::straight:
        return straight(hand, rules, recorder);
    case Category::flush:
        return flush(hand, rules, recorder);
    case Category::fullHouse:
        return fullHouse(hand, info, recorder);
    case Category::fourOfAKind:
        return fourOfAKind(hand, recorder);
    case Category::straightFlush:
        return straightFlush(hand, rules, recorder);
    case Category::royalFlush:
        return royalFlush(hand, rules, recorder);
    case Category::fiveOfAKind:
        return fiveOfAKind(hand, recorder);
    }
    return NotReached{};
}

RankCheck getPokerHand(const PlayedHand& hand, const HouseRules& rules, Recorder* recorder)
{
    PlayedHand bugs = hand;
    RankCheck check;
    Category rank = Category::highCard;
    bool found = false;
    Call call(recorder, getPokerHandListing, hand);
    call.watch("hand", hand).line(Line::start);
    call.found(Started{Started::Question::whichRank});
    if (rules.wildScope == WildScope::bug) {
        call.watch("bugs", bugs).line(Line::setBugs);
        if (call.ask(Line::askBug, std::ranges::any_of(hand, &PlayedCard::isWild))) {
            call.line(Line::readBugs);
            bugs = readBugs(hand, recorder);
        }
    }
    call.watch("rank", rank);
    constexpr auto categories = allCategories();
    check.ladder.reserve(categories.size());
    for (auto next = categories.rbegin(); *next != Category::highCard; ++next) {
        if (!rules.knows(*next))
            continue;
        rank = *next;
        call.ask(Line::nextRank, true);
        call.line(Line::tryMatcher);
        check.ladder.push_back(
            {*next, matches(isOfEqualValues(*next) ? bugs : hand, *next, rules, recorder)});
        found = fits(check.ladder.back().detail);
        call.watch("found", found);
        if (call.ask(Line::askFound, found)) {
            call.line(Line::returnRank);
            check.rank = rank;
            while (*next++ != Category::highCard) {
                if (rules.knows(*next))
                    check.ladder.push_back({*next, NotReached{}});
            }
            return check;
        }
    }
    call.ask(Line::nextRank, false);
    check.rank = Category::highCard;
    check.ladder.push_back(
        {check.rank, call.answer(Line::returnHighCard, check.rank, Fits{}, bugs)});
    return check;
}

} // namespace showdown
