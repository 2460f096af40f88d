// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/faulty/series.h"

#include <algorithm>
#include <functional>
#include <stdexcept>

namespace showdown::faulty {

Cards sorted(Cards cards)
{
    std::ranges::stable_sort(cards, std::greater<>(),
                             [](Card card) { return card.value == wild ? 0 : card.value; });
    return cards;
}

Cards sortedHighWilds(Cards cards)
{
    std::ranges::stable_sort(cards, std::greater<>(), &Card::value);
    return cards;
}

int count(const Cards& cards, int value)
{
    return static_cast<int>(std::ranges::count(cards, value, &Card::value));
}

Cards excluding(const Cards& cards, const Values& values, int most)
{
    Cards rest;
    int excluded = 0;
    for (const Card card : cards) {
        if (std::ranges::find(values, card.value) != values.end() && excluded < most)
            ++excluded;
        else
            rest.push_back(card);
    }
    return rest;
}

std::optional<Category> Series::rankOf(const Cards& hand) const
{
    if (m_lens)
        return fits(hand, *m_lens) ? m_lens : std::nullopt;
    using enum Category;
    for (const Category rank : {royalFlush, straightFlush, fourOfAKind, fullHouse, flush, straight,
                                threeOfAKind, Category::twoPair, pair}) {
        if (fits(hand, rank))
            return rank;
    }
    return highCard;
}

bool Series::fits(const Cards& hand, Category rank) const
{
    const Cards cards = sorted(hand);
    const int suit = cards.front().suit;
    const bool sameSuit = std::ranges::all_of(
        cards, [&](Card card) { return card.value == wild || card.suit == suit; });
    Info info;
    switch (rank) {
    case Category::highCard:
        return true;
    case Category::pair:
        return sameValue(cards, 2, info)
               && (count(cards, wild) >= 2 || info.cardValues[0] >= (has("tens") ? 10 : 11));
    case Category::twoPair:
        return twoPair(cards, info);
    case Category::threeOfAKind:
        return sameValue(cards, 3, info);
    case Category::fourOfAKind:
        return sameValue(cards, 4, info);
    case Category::fullHouse:
        return fullHouse(cards, info);
    case Category::flush:
        return sameSuit;
    case Category::straight:
        return straight(cards, info) || mistakenStraight(cards);
    case Category::straightFlush:
        return sameSuit && (straight(cards, info) || mistakenStraight(cards));
    case Category::royalFlush:
        return sameSuit && straight(cards, info)
               && std::ranges::all_of(cards, [](Card card) { return card.value >= 10; });
    case Category::fiveOfAKind:
        break;
    }
    return false;
}

/// Hands that are no straight in the series: the ace below the two, and around the corner.
bool Series::mistakenStraight(const Cards& hand) const
{
    std::string values; // each once, from the two on
    for (int value = 2; value <= ace; ++value) {
        if (count(hand, value) > 0)
            values += "  23456789TJQKA"[value];
    }
    const bool wheel = values == "2345A";
    const bool beyond = values == "234KA" || values == "23QKA" || values == "2JQKA";
    return (wheel && has("wheel")) || (beyond && has("broken-wheel"));
}

bool Series::sameValue(const Cards& hand, int wanted, Info& info) const
{
    if (info.isNew && has("E17"))
        return false;
    int numWilds = info.numWilds;
    if (info.isNew || (has("E9") && numWilds == 0))
        numWilds = count(hand, wild);
    const auto size = static_cast<int>(hand.size());
    const auto succeed = [&](int naturals, int startIndex, int value) {
        info.isNew = false;
        info.numWilds = numWilds - (wanted - naturals);
        info.startIndex = startIndex;
        info.cardValues.push_back(value);
        return true;
    };
    int base = 0;
    int matched = 0;
    int index = info.startIndex;
    for (; index < size; ++index) {
        const int value = hand[static_cast<std::size_t>(index)].value;
        if (base == 0 && value == wild) {
            if (has("E18"))
                throw std::runtime_error("u_numWilds");
            return numWilds >= wanted && succeed(0, index + wanted, wild);
        }
        if (base == value) {
            if (++matched == wanted)
                return succeed(matched, index + 1, base);
            continue;
        }
        if (base != 0 && matched + numWilds >= wanted)
            return succeed(matched, index, base);
        base = value;
        if (value == wild)
            return false;
        matched = 1;
    }
    return base != 0 && matched + numWilds >= wanted && succeed(matched, index, base);
}

bool Series::straight(const Cards& hand, Info& info) const
{
    int numWilds = count(hand, wild);
    int highest = 0;
    int lowest = 0;
    int current = 0;
    Values values;
    for (const Card card : hand) {
        if (card.value == wild)
            break;
        const int above = current;
        const int difference = current - card.value;
        current = card.value;
        if (!has("E7"))
            lowest = card.value;
        if (above == 0) {
            highest = card.value;
            continue;
        }
        if (difference == 0 || difference - 1 > numWilds)
            return false;
        if (difference > 1 && has("E7"))
            lowest = card.value;
        for (int i = 0; i < difference - 1; ++i)
            values.push_back((has("E8") ? 0 : card.value) + i + 1);
        numWilds -= difference - 1;
    }
    if (highest == 0)
        highest = ace + 1;
    for (int value = highest + 1; value <= ace && numWilds > 0; ++value, --numWilds)
        values.push_back(value);
    for (int value = lowest == 0 ? highest - 1 : lowest - 1; numWilds > 0; --value, --numWilds)
        values.push_back(value);
    if (!has("E19"))
        info.cardValues = values;
    return true;
}

bool Series::twoPair(const Cards& hand, Info& info) const
{
    if (has("E9") || has("E10"))
        return findPairsByTwoCalls(hand, info);
    if (has("E5") || has("E11") || has("E21"))
        return findPairsByCounting(hand, info);
    return findHighestPairs(hand, info);
}

/// The repaired function: counted down from the ace.
bool Series::findHighestPairs(const Cards& hand, Info& info) const
{
    const int numWilds = count(hand, wild);
    const auto missing = [&](int value) { return std::max(0, 2 - count(hand, value)); };
    for (int higher = ace; higher > 2; --higher) {
        for (int lower = higher - 1; lower >= 2; --lower) {
            if (missing(higher) + missing(lower) > numWilds)
                continue;
            info.cardValues = {higher, lower};
            return true;
        }
    }
    return false;
}

bool Series::findPairsByTwoCalls(const Cards& hand, Info& info) const
{
    if (!sameValue(hand, 2, info) || !sameValue(hand, 2, info))
        return false;
    std::ranges::sort(info.cardValues, std::greater<>());
    return info.cardValues[0] != info.cardValues[1];
}

bool Series::findPairsByCounting(const Cards& hand, Info& info) const
{
    Values pairs;
    for (const Card card : hand) {
        const int found = count(hand, card.value);
        const bool isPair = has("E21") ? found == 2 : found >= 2 && card.value != wild;
        if (isPair && std::ranges::find(pairs, card.value) == pairs.end())
            pairs.push_back(card.value);
    }
    if (pairs.size() == 1) {
        const int pair = pairs[0];
        // as printed: of the list [2] at most `pair` cards are taken out
        const Cards rest = has("E11") ? excluding(hand, {2}, pair) : excluding(hand, {pair}, 2);
        Info second;
        if (!sameValue(rest, 2, second))
            return false;
        pairs.push_back(second.cardValues[0]);
    } else if (pairs.empty() && !has("E21")) {
        return findHighestPairs(hand, info);
    }
    if (pairs.size() != 2)
        return false;
    std::ranges::sort(pairs, std::greater<>());
    info.cardValues = pairs;
    return true;
}

bool Series::fullHouse(const Cards& hand, Info& info) const
{
    for (const auto& [first, second] : {std::pair(3, 2), std::pair(2, 3)}) {
        Info attempt;
        if (!sameValue(hand, first, attempt) || !sameValue(hand, second, attempt))
            continue;
        const Values& values = attempt.cardValues;
        if (values[0] == values[1] && values[0] != wild && !has("E24"))
            continue;
        info = attempt;
        return true;
    }
    return false;
}

} // namespace showdown::faulty
