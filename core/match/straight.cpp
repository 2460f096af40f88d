// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/straight.h"

#include "core/match/counting.h"
#include "core/match/valuegroups.h"

#include <algorithm>
#include <optional>

namespace showdown {

namespace {

using Line = AreCardsStraightLine;

constexpr auto lines = linesOf<Line>({
    {Line::start, "function AreCardsStraight(sorted, info)", when::noLowAce},
    {Line::start, "function AreCardsStraight(sorted, info, top = ace)", when::lowAce},
    {Line::countWilds, "  numWilds ← CountCardsByValue(sorted, wild)"},
    {Line::setUnused, "  unused ← numWilds"},
    {Line::clearValues, "  cardValues ← an empty list"},
    {Line::startHighest, "  highest ← ace + 1: right if every card is a wild", when::noLowAce},
    {Line::startHighest, "  highest ← top + 1: right if every card is a wild", when::lowAce},
    {Line::startLowest, "  lowest ← highest"},
    {Line::setStraight, "  isStraight ← true"},
    {Line::nextCard, "  for each natural card of sorted"},
    {Line::askFirst, "    if it is the first"},
    {Line::takeHighest, "      highest ← card.value"},
    {Line::takeLowest, "      lowest ← card.value"},
    {Line::goOn, "      go on with the next card"},
    {Line::setGap, "    gap ← lowest − card.value − 1", when::repaired<7>},
    {Line::setGap, "    gap ← the value of the card before − card.value − 1", when::printed<7>},
    {Line::askGap, "    if gap < 0 or gap > unused"},
    {Line::denyStraight, "      isStraight ← false"},
    {Line::leaveLoop, "      leave the loop"},
    {Line::addGapValues, "    add the values between lowest and card.value to cardValues",
     when::repaired<7, 8>},
    {Line::addGapValues, "    add the values between both cards to cardValues", when::printed<7>},
    {Line::addGapValues, "    add cardValue + 1 to cardValue + gap to cardValues",
     when::printed<8>},
    {Line::useWilds, "    unused ← unused − gap"},
    {Line::moveLowest, "    lowest ← card.value", when::repaired<7>},
    {Line::moveLowest, "    lowest ← card.value, but only after a gap", when::printed<7>},
    {Line::askStraight, "  if isStraight"},
    {Line::askAbove, "    while unused > 0 and highest < ace", when::noLowAce},
    {Line::askAbove, "    while unused > 0 and highest < top", when::lowAce},
    {Line::raiseHighest, "      highest ← highest + 1"},
    {Line::addAbove, "      add highest to cardValues"},
    {Line::useWildAbove, "      unused ← unused − 1"},
    {Line::askBelow, "    while unused > 0"},
    {Line::lowerLowest, "      lowest ← lowest − 1"},
    {Line::addBelow, "      add lowest to cardValues"},
    {Line::useWildBelow, "      unused ← unused − 1"},
    {Line::askNoInfo, "    if info is left out"},
    {Line::returnWithoutInfo, "      return true"},
    {Line::giveWilds, "    info.numWilds ← numWilds", when::repaired<19>},
    {Line::giveWilds, "    info.numWilds ← the wilds that no gap has taken", when::printed<19>},
    {Line::giveValues, "    info.cardValues ← cardValues", when::repaired<19>},
    {Line::giveValues, "    into.cardValues ← cardValues", when::printed<19>},
    {Line::returnWithInfo, "    return true"},
    {Line::askAce, "  if top is the ace, and sorted holds one: it may stand below the two",
     when::lowAce},
    {Line::lowerAces, "    lowered ← sorted with every ace counting 1, wilds last", when::lowAce},
    {Line::tryLowAce, "    isStraight ← AreCardsStraight(lowered, info, 5)", when::lowAce},
    {Line::askLowInfo, "    if isStraight and info is not left out", when::lowAce},
    {Line::giveAceIsOne, "      info.aceIsOne ← true", when::lowAce},
    {Line::returnLowAce, "    return isStraight", when::lowAce},
    {Line::returnNo, "  return false"},
});

/// The walk over the natural cards and what it has found so far.
struct Walk
{
    int unused = 0;
    ValueList cardValues;
    int highest = 0;
    int lowest = 0;
    int gap = 0;
    bool isStraight = true;
};

void walkNaturalCards(const PlayedHand& sorted, Walk& walk, Call<Line>& call,
                      const Recorder* recorder)
{
    bool isFirst = true;
    int before = 0; // the value of the card before: the lowest, but not as printed
    for (const PlayedCard& card : sorted) {
        if (card.isWild())
            break;
        call.ask(Line::nextCard, true, {{card, CardRole::current}});
        if (call.ask(Line::askFirst, isFirst, {{card, CardRole::current}})) {
            walk.highest = card.value;
            call.line(Line::takeHighest, {{card, CardRole::base}});
            walk.lowest = card.value;
            call.line(Line::takeLowest, {{card, CardRole::base}});
            call.line(Line::goOn);
            isFirst = false;
            before = card.value;
            continue;
        }
        walk.gap = before - card.value - 1;
        call.watch("gap", walk.gap).line(Line::setGap, {{card, CardRole::current}});
        const bool breaks = walk.gap < 0 || walk.gap > walk.unused;
        if (call.ask(Line::askGap, breaks, {{card, CardRole::current}})) {
            walk.isStraight = false;
            call.line(Line::denyStraight);
            call.line(Line::leaveLoop);
            return;
        }
        const int base = isPrinted(recorder, 8) ? 0 : card.value; // cardValue has no value yet
        for (int above = walk.gap; above > 0; --above)
            walk.cardValues.add(base + above);
        call.line(Line::addGapValues);
        walk.unused -= walk.gap;
        call.line(Line::useWilds);
        before = card.value;
        if (walk.gap > 0 || !isPrinted(recorder, 7))
            walk.lowest = card.value;
        call.line(Line::moveLowest, {{card, CardRole::matched}});
    }
    call.ask(Line::nextCard, false);
}

/// Gives the wilds that no gap needs the values above the highest card, then those below the
/// lowest.
void extend(Walk& walk, int top, Call<Line>& call)
{
    while (call.ask(Line::askAbove, walk.unused > 0 && walk.highest < top)) {
        ++walk.highest;
        call.line(Line::raiseHighest);
        walk.cardValues.add(walk.highest);
        call.line(Line::addAbove);
        --walk.unused;
        call.line(Line::useWildAbove);
    }
    while (call.ask(Line::askBelow, walk.unused > 0)) {
        --walk.lowest;
        call.line(Line::lowerLowest);
        walk.cardValues.add(walk.lowest);
        call.line(Line::addBelow);
        --walk.unused;
        call.line(Line::useWildBelow);
    }
}

void give(MatchInfo& info, const ValueList& cardValues, int numWilds, Call<Line>& call,
          const Recorder* recorder)
{
    info.isNew = false;
    info.numWilds = numWilds;
    if (isPrinted(recorder, 19)) {
        call.watch("info.numWilds", info.numWilds).line(Line::giveWilds);
        call.watch("into.cardValues", cardValues).line(Line::giveValues);
        return;
    }
    call.line(Line::giveWilds);
    info.cardValues = cardValues;
    call.line(Line::giveValues);
}

PlayedHand lowerAces(const PlayedHand& sorted)
{
    PlayedHand lowered = sorted;
    for (PlayedCard& card : lowered) {
        if (card.value == cardvalue::ace)
            card.value = cardvalue::lowAce;
    }
    std::stable_partition(lowered.begin(), lowered.end(), [](const PlayedCard& card) {
        return card.value > cardvalue::lowAce && !card.isWild();
    });
    return lowered;
}

/// Which values the natural cards, all different, leave out between the lowest and the highest.
GapTooWide gapIn(const PlayedHand& hand)
{
    GapTooWide gap{cardvalue::ace, cardvalue::lowAce, 0, {}};
    RankSet held;
    for (const PlayedCard& card : hand) {
        if (card.isWild()) {
            ++gap.wilds;
            continue;
        }
        gap.lowest = std::min<int>(gap.lowest, card.value);
        gap.highest = std::max<int>(gap.highest, card.value);
        if (const std::optional<Rank> rank = rankOf(card.value))
            held.insert(*rank);
    }
    for (int value = gap.lowest + 1; value < gap.highest; ++value) {
        const Rank rank = rankOf(value).value();
        if (!held.contains(rank))
            gap.missing.insert(rank);
    }
    return gap;
}

bool holdsHighAce(const PlayedHand& sorted)
{
    return std::ranges::any_of(sorted,
                               [](const PlayedCard& card) { return card.value == cardvalue::ace; });
}

bool walkTo(int top, const PlayedHand& sorted, MatchInfo* info, const HouseRules& rules,
            Recorder* recorder)
{
    int numWilds = 0;
    Walk walk;
    Call call(recorder, areCardsStraightListing, sorted);
    call.watch("sorted", sorted);
    if (rules.lowAceStraight)
        call.watchValue("top", top);
    call.line(Line::start);
    call.line(Line::countWilds);
    numWilds = countCardsByValue(sorted, cardvalue::wild, recorder);
    call.watch("numWilds", numWilds);
    walk.unused = numWilds;
    call.watch("unused", walk.unused).line(Line::setUnused);
    call.watch("cardValues", walk.cardValues).line(Line::clearValues);
    walk.highest = top + 1;
    call.watch("highest", walk.highest).line(Line::startHighest);
    walk.lowest = walk.highest;
    call.watch("lowest", walk.lowest).line(Line::startLowest);
    call.watch("isStraight", walk.isStraight).line(Line::setStraight);
    walkNaturalCards(sorted, walk, call, recorder);
    if (call.ask(Line::askStraight, walk.isStraight)) {
        const int leftByGaps = walk.unused;
        extend(walk, top, call);
        if (call.ask(Line::askNoInfo, info == nullptr))
            return call.result(Line::returnWithoutInfo, true);
        give(*info, walk.cardValues, isPrinted(recorder, 19) ? leftByGaps : numWilds, call,
             recorder);
        return call.result(Line::returnWithInfo, true);
    }
    if (rules.lowAceStraight
        && call.ask(Line::askAce, top == cardvalue::ace && holdsHighAce(sorted))) {
        const PlayedHand lowered = lowerAces(sorted);
        call.watch("lowered", lowered).line(Line::lowerAces);
        call.line(Line::tryLowAce);
        walk.isStraight = walkTo(cardvalue::five, lowered, info, rules, recorder);
        if (call.ask(Line::askLowInfo, walk.isStraight && info != nullptr)) {
            info->aceIsOne = true;
            call.line(Line::giveAceIsOne);
        }
        return call.result(Line::returnLowAce, walk.isStraight);
    }
    return call.result(Line::returnNo, false);
}

} // namespace

constinit const ListingOf<AreCardsStraightLine> areCardsStraightListing{"AreCardsStraight", lines};

bool areCardsStraight(const PlayedHand& sorted, MatchInfo* info, const HouseRules& rules,
                      Recorder* recorder)
{
    return walkTo(cardvalue::ace, sorted, info, rules, recorder);
}

MatchAnswer whyNoStraight(const PlayedHand& hand, const HouseRules& rules)
{
    const EqualValues most = equalValues(hand);
    if (most.count > 1)
        return most;
    GapTooWide gap = gapIn(hand);
    if (rules.lowAceStraight) {
        GapTooWide lowGap = gapIn(lowerAces(hand));
        if (lowGap.missing.size() < gap.missing.size())
            return lowGap;
    }
    return gap;
}

} // namespace showdown
