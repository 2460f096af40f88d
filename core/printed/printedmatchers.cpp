// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/match/counting.h"
#include "core/match/excluding.h"
#include "core/match/sorting.h"
#include "core/printed/printedseries.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace showdown {

namespace {

using namespace cardvalue;

int count(const PlayedHand& hand, int value)
{
    return countCardsByValue(hand, value, nullptr);
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
               && (count(sorted, wild) >= 2 || info.cardValues[0] >= m_pairFloor);
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
    const int numWilds = isCounted ? info.numWilds : count(sorted, wild);
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
    int numWilds = count(sorted, wild);
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
        const int found = count(hand, card.value);
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

} // namespace showdown
