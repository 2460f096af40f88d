// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/sorting.h"
#include "core/printed/printedseries.h"

#include <algorithm>

namespace showdown {

namespace {

using namespace cardvalue;

int numWildsIn(const PlayedHand& hand)
{
    return countCardsByValue(hand, wild, nullptr);
}

} // namespace

std::vector<int> PrintedSeries::placePlayers(std::span<const PlayedHand> hands)
{
    std::vector<int> best;
    const PlayedHand* leader = nullptr;
    std::optional<Category> leadersRank;
    int player = 0;
    for (const PlayedHand& hand : hands) {
        ++player;
        const std::optional<Category> rank = getPokerHand(hand);
        if (!rank)
            continue;
        Outcome outcome = Outcome::worse;
        if (leader)
            outcome = outcomeOf(static_cast<int>(*leadersRank), static_cast<int>(*rank));
        if (outcome == Outcome::equal)
            outcome = getWinningPlayer(*rank, *leader, hand);
        if (outcome == Outcome::worse) {
            best.clear();
            leader = &hand;
            leadersRank = rank;
        }
        if (outcome != Outcome::better)
            best.push_back(player);
    }
    return best;
}

/// Of two hands of this rank.
Outcome PrintedSeries::getWinningPlayer(Category rank, const PlayedHand& hand1,
                                        const PlayedHand& hand2)
{
    switch (rank) {
    case Category::highCard:
    case Category::flush:
        return compareHands(sortCardsByDescendingValueHighWilds(hand1, nullptr),
                            sortCardsByDescendingValueHighWilds(hand2, nullptr));
    case Category::pair:
        return findWinnerOfAKind(2, hand1, hand2);
    case Category::twoPair:
        return findWinnerTwoPair(hand1, hand2);
    case Category::threeOfAKind:
        return findWinnerOfAKind(3, hand1, hand2);
    case Category::fourOfAKind:
        return findWinnerOfAKind(4, hand1, hand2);
    case Category::fullHouse:
        return findWinnerFullHouse(hand1, hand2);
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        return findWinnerStraight(hand1, hand2);
    case Category::fiveOfAKind:
        break;
    }
    return Outcome::equal;
}

Outcome PrintedSeries::compareHands(const PlayedHand& hand1, const PlayedHand& hand2)
{
    const int size = std::min(hand1.size(), hand2.size());
    for (int i = 0; i < size; ++i) {
        const int value1 = std::min<int>(hand1[i].value, ace);
        const int value2 = std::min<int>((has(1) ? hand1 : hand2)[i].value, ace);
        if (value1 != value2)
            return outcomeOf(value1, value2);
    }
    if (has(2))
        stop(PrintedEnd::undefined);
    return Outcome::equal;
}

PlayedHand PrintedSeries::sortedOrDealt(const PlayedHand& hand) const
{
    return has(5) ? hand : sortCardsByDescendingValue(hand, nullptr);
}

Outcome PrintedSeries::findWinnerOfAKind(int groupSize, const PlayedHand& hand1,
                                         const PlayedHand& hand2)
{
    const PlayedHand cards1 = sortedOrDealt(hand1);
    const PlayedHand cards2 = sortedOrDealt(hand2);
    MatchInfo info1;
    MatchInfo info2;
    const bool isFound1 = doCardsHaveSameValue(cards1, groupSize, info1);
    const bool isFound2 = doCardsHaveSameValue(cards2, groupSize, info2);
    if (!isFound1 || !isFound2) // no group, and nothing to compare it with
        return outcomeOf(isFound1, isFound2);
    int value1 = info1.cardValues[0];
    int value2 = info2.cardValues[0];
    const bool forgetsAce = has(4) && groupSize > 2;
    if (numWildsIn(cards1) >= groupSize && !forgetsAce)
        value1 = ace;
    if (numWildsIn(cards2) >= groupSize)
        value2 = ace;
    if (value1 != value2)
        return outcomeOf(value1, value2);
    if (groupSize == 2)
        return compareHands(pairKickers(cards1, info1, cards1),
                            pairKickers(cards2, info2, has(3) ? cards1 : cards2));
    return compareHands(getKickers(cards1, info1, groupSize), getKickers(cards2, info2, groupSize));
}

/// `CompareKickers` of the pair, for one hand; the wilds are counted in `countedIn`.
PlayedHand PrintedSeries::pairKickers(const PlayedHand& hand, const MatchInfo& info,
                                      const PlayedHand& countedIn) const
{
    ValueList values{wild};
    const int numWilds = numWildsIn(countedIn);
    if (has(20) ? numWilds != 2 : numWilds < 2)
        values.add(info.cardValues[0]);
    return sortCardsByDescendingValueHighWilds(buildHandExcludingValues(hand, values, 2, nullptr),
                                               nullptr);
}

PlayedHand PrintedSeries::getKickers(const PlayedHand& hand, const MatchInfo& info,
                                     int groupSize) const
{
    const int group = info.cardValues[0];
    ValueList values{wild, group};
    if (countCardsByValue(hand, group, nullptr) >= groupSize)
        values = {group};
    else if (numWildsIn(hand) >= groupSize)
        values = {wild};
    if (has(27) && values.size() == 1)
        values = {}; // in a value that is no list nothing is found
    return sortCardsByDescendingValueHighWilds(
        buildHandExcludingValues(hand, values, groupSize, nullptr), nullptr);
}

Outcome PrintedSeries::findWinnerTwoPair(const PlayedHand& hand1, const PlayedHand& hand2)
{
    const PlayedHand cards1 = sortedOrDealt(hand1);
    const PlayedHand cards2 = sortedOrDealt(hand2);
    MatchInfo info1;
    MatchInfo info2;
    const bool isFound1 = twoPair(cards1, info1);
    const bool isFound2 = twoPair(cards2, info2);
    if (!isFound1 || !isFound2)
        return outcomeOf(isFound1, isFound2);
    const auto valueOf = [&](const PlayedHand& cards, int value) {
        const bool isOfWilds =
            value == wild || (has(23) && !countCardsByValue(cards, value, nullptr));
        return isOfWilds ? ace : value;
    };
    for (const int pair : {0, 1}) {
        const Outcome outcome = outcomeOf(valueOf(cards1, info1.cardValues[pair]),
                                          valueOf(cards2, info2.cardValues[pair]));
        if (outcome != Outcome::equal)
            return outcome;
    }
    return compareHands(getTwoPairKickers(cards1, info1), getTwoPairKickers(cards2, info2));
}

PlayedHand PrintedSeries::getTwoPairKickers(const PlayedHand& hand, const MatchInfo& info) const
{
    if (has(22)) {
        ValueList values;
        for (const int pair : info.cardValues) {
            const bool isExact = countCardsByValue(hand, pair, nullptr) == 2;
            if (isExact || numWildsIn(hand) != 2)
                values.add(pair);
            if (!isExact)
                values.add(wild);
        }
        return buildHandExcludingValues(hand, values, 4, nullptr);
    }
    PlayedHand rest = buildHandExcludingValues(hand, {info.cardValues[0]}, 2, nullptr);
    rest = buildHandExcludingValues(rest, {info.cardValues[1]}, 2, nullptr);
    return buildHandExcludingValues(rest, {wild}, rest.size() - 1, nullptr);
}

Outcome PrintedSeries::findWinnerFullHouse(const PlayedHand& hand1, const PlayedHand& hand2)
{
    const ValueList values1 = getTrioPairValues(sortCardsByDescendingValue(hand1, nullptr));
    const ValueList values2 = getTrioPairValues(sortCardsByDescendingValue(hand2, nullptr));
    if (values1[0] != values2[0])
        return outcomeOf(values1[0], values2[0]);
    return outcomeOf(values1[1], values2[1]);
}

ValueList PrintedSeries::getTrioPairValues(const PlayedHand& sorted)
{
    PlayedHand cards = sorted;
    if (!has(25)) {
        MatchInfo info;
        fullHouse(sorted, info);
        ValueList values = info.cardValues;
        int replacement = values[0] == ace && !has(23) ? king : ace;
        for (int& value : values) {
            if (value == wild)
                value = replacement--;
        }
        sortDescending(values);
        cards = wildsAssumeCardValues(sorted, values);
    }
    if (cards[1].value == cards[2].value)
        return {cards[1].value, cards[3].value};
    return {cards[2].value, cards[1].value};
}

PlayedHand PrintedSeries::wildsAssumeCardValues(const PlayedHand& hand,
                                                const ValueList& cardValues) const
{
    PlayedHand cards = hand;
    for (const int group : {0, 1}) {
        const int value = cardValues[group];
        int numWildsToReplace = (group == 0 ? 3 : 2) - countCardsByValue(hand, value, nullptr);
        if (has(12) && numWildsToReplace > 0)
            numWildsToReplace = hand.size(); // every wild there is
        for (PlayedCard& card : cards) {
            if (card.isWild() && numWildsToReplace-- > 0)
                card.value = static_cast<std::uint8_t>(value);
        }
    }
    return has(12) ? cards : sortCardsByDescendingValue(cards, nullptr);
}

Outcome PrintedSeries::findWinnerStraight(const PlayedHand& hand1, const PlayedHand& hand2)
{
    return compareHands(wildsAssumeValues(hand1),
                        has(14) ? PlayedHand() : wildsAssumeValues(hand2));
}

PlayedHand PrintedSeries::wildsAssumeValues(const PlayedHand& hand) const
{
    PlayedHand cards = sortCardsByDescendingValue(hand, nullptr);
    MatchInfo info;
    areCardsStraight(cards, info);
    sortDescending(info.cardValues);
    int next = 0;
    for (PlayedCard& card : cards) {
        if (card.isWild() && next < info.cardValues.size())
            card.value = static_cast<std::uint8_t>(info.cardValues[next++]);
    }
    return sortCardsByDescendingValue(cards, nullptr);
}

} // namespace showdown
