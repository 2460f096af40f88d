// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/printedseries.h"

#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/sorting.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace showdown {

namespace {

using namespace cardvalue;

int countIn(const PlayedHand& hand, int value)
{
    return countCardsByValue(hand, value, nullptr);
}

int numWildsIn(const PlayedHand& hand)
{
    return countIn(hand, wild);
}

bool haveSameSuit(const PlayedHand& sorted)
{
    return std::ranges::all_of(
        sorted, [&](PlayedCard card) { return card.isWild() || card.suit == sorted[0].suit; });
}

} // namespace

std::optional<Category> PrintedSeries::getPokerHand(const PlayedHand& hand)
{
    if (hand.size() < Hand::fullSize)
        return std::nullopt;
    const PlayedHand sorted = sortCardsByDescendingValue(hand, nullptr);
    if (m_lens)
        return fits(sorted, *m_lens) ? m_lens : std::nullopt;
    using enum Category;
    for (const Category rank : {royalFlush, straightFlush, fourOfAKind, Category::fullHouse, flush,
                                straight, threeOfAKind, Category::twoPair, pair}) {
        if (fits(sorted, rank))
            return rank;
    }
    return highCard;
}

bool PrintedSeries::fits(const PlayedHand& sorted, Category rank)
{
    MatchInfo info;
    switch (rank) {
    case Category::highCard:
        return true;
    case Category::pair:
        return doCardsHaveSameValue(sorted, 2, info)
               && (numWildsIn(sorted) >= 2 || info.cardValues[0] >= m_pairFloor);
    case Category::twoPair:
        return twoPair(sorted, info);
    case Category::threeOfAKind:
        return doCardsHaveSameValue(sorted, 3, info);
    case Category::fourOfAKind:
        return doCardsHaveSameValue(sorted, 4, info);
    case Category::fullHouse:
        return fullHouse(sorted, info);
    case Category::flush:
        return haveSameSuit(sorted);
    case Category::straight:
        return areCardsStraight(sorted, info);
    case Category::straightFlush:
        return haveSameSuit(sorted) && areCardsStraight(sorted, info);
    case Category::royalFlush:
        return haveSameSuit(sorted) && areCardsStraight(sorted, info)
               && std::ranges::all_of(sorted, [](PlayedCard card) { return card.value >= ten; });
    case Category::fiveOfAKind:
        break;
    }
    return false;
}

bool PrintedSeries::doCardsHaveSameValue(const PlayedHand& sorted, int numToMatch, MatchInfo& info)
{
    if (info.isNew && has(17)) {
        if (m_lens)
            stop(PrintedEnd::stops); // nothing else asks whether there is a group
        return false;
    }
    const bool isCounted = !info.isNew && !(has(9) && info.numWilds == 0);
    const int numWilds = isCounted ? info.numWilds : numWildsIn(sorted);
    const auto found = [&](int value, int numMatched, int startIndex) {
        info.isNew = false;
        info.numWilds = numWilds - (numToMatch - numMatched);
        info.startIndex = startIndex;
        info.cardValues.add(value);
        return true;
    };
    int base = 0;
    int numMatched = 0;
    int index = info.startIndex;
    for (; index < sorted.size(); ++index) {
        const int value = sorted[index].value;
        if (base == 0 && value == wild) {
            if (has(18))
                stop(PrintedEnd::stops);
            return numWilds >= numToMatch && found(wild, 0, index + numToMatch);
        }
        if (value == base) {
            if (++numMatched == numToMatch)
                return found(base, numMatched, index + 1);
            continue;
        }
        if (base != 0 && numMatched + numWilds >= numToMatch)
            return found(base, numMatched, index);
        if (value == wild)
            return false;
        base = value;
        numMatched = 1;
    }
    return base != 0 && numMatched + numWilds >= numToMatch && found(base, numMatched, index);
}

bool PrintedSeries::areCardsStraight(const PlayedHand& sorted, MatchInfo& info) const
{
    int numWilds = numWildsIn(sorted);
    int highest = 0;
    int lowest = 0;
    int current = 0;
    ValueList values;
    for (const PlayedCard card : sorted) {
        if (card.isWild())
            break;
        const bool isFirst = current == 0;
        const int difference = current - card.value;
        current = card.value;
        if (!has(7) || (!isFirst && difference > 1))
            lowest = card.value;
        if (isFirst) {
            highest = card.value;
            continue;
        }
        if (difference == 0 || difference - 1 > numWilds)
            return false;
        for (int above = 1; above < difference; ++above)
            values.add((has(8) ? 0 : card.value) + above);
        numWilds -= difference - 1;
    }
    if (highest == 0)
        highest = ace + 1;
    if (lowest == 0)
        lowest = highest;
    for (int value = highest + 1; value <= ace && numWilds > 0; ++value, --numWilds)
        values.add(value);
    for (int value = lowest - 1; numWilds > 0; --value, --numWilds)
        values.add(value);
    if (!has(19))
        info.cardValues = values;
    return true;
}

bool PrintedSeries::twoPair(const PlayedHand& hand, MatchInfo& info)
{
    if (has(9) || has(10))
        return twoPairByTwoCalls(hand, info);
    if (has(5) || has(11) || has(21))
        return setInfoByCounting(hand, info);
    return setInfoAndCheckForTwoPair(hand, info);
}

bool PrintedSeries::twoPairByTwoCalls(const PlayedHand& hand, MatchInfo& info)
{
    if (!doCardsHaveSameValue(hand, 2, info) || !doCardsHaveSameValue(hand, 2, info))
        return false;
    sortDescending(info.cardValues);
    return info.cardValues[0] != info.cardValues[1];
}

/// The repaired one: counted down from the ace.
bool PrintedSeries::setInfoAndCheckForTwoPair(const PlayedHand& hand, MatchInfo& info)
{
    std::array<int, ace + 1> missing;
    missing.fill(2);
    int numWilds = 0;
    for (const PlayedCard card : hand) {
        if (card.isWild())
            ++numWilds;
        else if (int& each = missing[card.value]; each > 0)
            --each;
    }
    for (int higher = ace; higher > two; --higher) {
        const int left = numWilds - missing[static_cast<std::size_t>(higher)];
        for (int lower = higher - 1; left >= 0 && lower >= two; --lower) {
            if (missing[static_cast<std::size_t>(lower)] > left)
                continue;
            info.cardValues = {higher, lower};
            return true;
        }
    }
    return false;
}

/// The printed one: the values that come twice, then what is left without them.
bool PrintedSeries::setInfoByCounting(const PlayedHand& hand, MatchInfo& info)
{
    ValueList pairs;
    for (const PlayedCard card : hand) {
        const int found = countIn(hand, card.value);
        const bool isPair = has(21) ? found == 2 : found >= 2 && !card.isWild();
        if (isPair && !pairs.contains(card.value))
            pairs.add(card.value);
    }
    if (pairs.size() == 0 && !has(21))
        return setInfoAndCheckForTwoPair(hand, info);
    if (pairs.size() == 1) {
        // as printed: of the list [2] at most so many cards as the value is high
        const PlayedHand rest = has(11) ? buildHandExcludingValues(hand, {2}, pairs[0], nullptr)
                                        : buildHandExcludingValues(hand, {pairs[0]}, 2, nullptr);
        MatchInfo second;
        if (!doCardsHaveSameValue(rest, 2, second))
            return false;
        pairs.add(second.cardValues[0]);
    }
    if (pairs.size() != 2)
        return false;
    sortDescending(pairs);
    info.cardValues = pairs;
    return true;
}

bool PrintedSeries::fullHouse(const PlayedHand& sorted, MatchInfo& info)
{
    for (const auto& [first, second] : {std::pair(3, 2), std::pair(2, 3)}) {
        MatchInfo attempt;
        if (!doCardsHaveSameValue(sorted, first, attempt)
            || !doCardsHaveSameValue(sorted, second, attempt))
            continue;
        const ValueList& values = attempt.cardValues;
        if (values[0] == values[1] && values[0] != wild && !has(24))
            continue;
        info = attempt;
        return true;
    }
    return false;
}

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
    if (countIn(hand, group) >= groupSize)
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
        const bool isOfWilds = value == wild || (has(23) && !countIn(cards, value));
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
            const bool isExact = countIn(hand, pair) == 2;
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
        int numWildsToReplace = (group == 0 ? 3 : 2) - countIn(hand, value);
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
