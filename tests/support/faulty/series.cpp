// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/faulty/series.h"

#include "core/compare/showdown.h"
#include "core/rules/presets.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace showdown::faulty {

namespace {

Cards read(const Hand& hand)
{
    Cards cards;
    for (const showdown::Card card : hand) {
        if (card.isJoker())
            cards.push_back({wild, 0});
        else
            cards.push_back({number(*card.rank()), static_cast<int>(*card.suit())});
    }
    return cards;
}

int sign(int difference)
{
    return (difference > 0) - (difference < 0);
}

/// The winners by best rank for a program that compares only the first three tie-break values.
std::vector<int> winnersByThreeValues(const std::vector<Hand>& hands)
{
    using Values = std::vector<int>;
    std::vector<int> winners;
    Values best;
    int number = 0;
    for (const PlayerResult& player : showdown(hands, rulesOf(Preset::series), {}).players) {
        const HandValue& value = player.result->value;
        Values values{static_cast<int>(value.category())};
        for (int i = 0; i < std::min(value.size(), 3); ++i)
            values.push_back(showdown::number(value[i]));
        if (values > best)
            winners.clear();
        if (values >= best)
            winners.push_back(number + 1);
        best = std::max(best, values);
        ++number;
    }
    return winners;
}

/// A usual mistake with single cards.
int misread(int value, const std::string& mistake)
{
    if (mistake == "ten-as-one" && value == 10)
        return 1;
    if (mistake == "ace-low" && value == ace)
        return 1;
    return value;
}

} // namespace

Series::Series(std::string mistake, std::optional<Category> lens)
    : m_mistake(std::move(mistake)), m_lens(lens)
{}

std::vector<int> Series::winners(const std::vector<Hand>& hands) const
{
    if (has("three-values"))
        return winnersByThreeValues(hands);
    std::vector<int> best;
    Cards leader;
    Category leadersRank = Category::highCard;
    for (int number = 1; number <= static_cast<int>(hands.size()); ++number) {
        if (has("third") && number == 3)
            break;
        const Cards hand = cardsOf(hands[static_cast<std::size_t>(number) - 1]);
        const std::optional<Category> rank = rankOf(hand);
        if (!rank)
            continue;
        int result = -1;
        if (!best.empty())
            result = sign(strength(leadersRank) - strength(*rank));
        if (!best.empty() && result == 0)
            result = compare(*rank, leader, hand);
        if (result == 0 && has("suits"))
            result = sign(sorted(leader).front().suit - sorted(hand).front().suit);
        if (result == 0 && has("ties"))
            result = 1;
        if (result < 0) {
            best.clear();
            leader = hand;
            leadersRank = *rank;
        }
        if (result <= 0)
            best.push_back(number);
    }
    return best;
}

std::optional<Category> Series::rank(const Hand& hand) const
{
    return rankOf(cardsOf(hand));
}

Cards Series::cardsOf(const Hand& hand) const
{
    Cards cards = read(hand);
    for (Card& card : cards)
        card.value = misread(card.value, m_mistake);
    return cards;
}

/// Larger is better.
int Series::strength(Category rank) const
{
    const bool swapped = has("straight-over-flush");
    if (swapped && rank == Category::straight)
        rank = Category::flush;
    else if (swapped && rank == Category::flush)
        rank = Category::straight;
    return static_cast<int>(rank);
}

int Series::compare(Category rank, const Cards& hand1, const Cards& hand2) const
{
    switch (rank) {
    case Category::highCard:
    case Category::flush:
        if (has("unsorted"))
            return compareHands(hand1, hand2);
        return compareHands(sortedHighWilds(hand1), sortedHighWilds(hand2));
    case Category::pair:
        return compareGroups(2, hand1, hand2);
    case Category::twoPair:
        return compareTwoPairs(hand1, hand2);
    case Category::threeOfAKind:
        return compareGroups(3, hand1, hand2);
    case Category::fourOfAKind:
        return compareGroups(4, hand1, hand2);
    case Category::fullHouse:
        return compareFullHouses(hand1, hand2);
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        return compareStraights(hand1, hand2);
    case Category::fiveOfAKind:
        break;
    }
    return 0;
}

int Series::compareHands(const Cards& hand1, const Cards& hand2) const
{
    const std::size_t most = has("one-kicker") ? 1 : Hand::fullSize;
    const std::size_t size = std::min({hand1.size(), hand2.size(), most});
    for (std::size_t i = 0; i < size + (has("E2") ? 1 : 0); ++i) {
        const int value1 = std::min(hand1.at(i).value, ace);
        const int value2 = std::min((has("E1") ? hand1 : hand2).at(i).value, ace);
        if (value1 != value2)
            return sign(value1 - value2);
    }
    return 0;
}

int Series::compareGroups(int size, const Cards& hand1, const Cards& hand2) const
{
    const Cards cards1 = has("E5") ? hand1 : sorted(hand1);
    const Cards cards2 = has("E5") ? hand2 : sorted(hand2);
    Info info1;
    Info info2;
    const bool found1 = sameValue(cards1, size, info1);
    const bool found2 = sameValue(cards2, size, info2);
    if (!found1 || !found2) // no group, and nothing to compare it with
        return int{found1} - int{found2};
    int value1 = info1.cardValues[0];
    int value2 = info2.cardValues[0];
    const bool forgets = has("E4") && size > 2;
    if (count(cards1, wild) >= size && !forgets)
        value1 = ace;
    if (count(cards2, wild) >= size)
        value2 = ace;
    if (value1 != value2)
        return sign(value1 - value2);
    if (size == 2)
        return compareHands(pairKickers(cards1, info1, cards1),
                            pairKickers(cards2, info2, has("E3") ? cards1 : cards2));
    return compareHands(kickers(cards1, info1, size), kickers(cards2, info2, size));
}

/// CompareKickers of the pair, for one hand; the wilds are counted in `countedIn`.
Cards Series::pairKickers(const Cards& hand, const Info& info, const Cards& countedIn) const
{
    Values values{wild};
    const int numWilds = count(countedIn, wild);
    if (has("E20") ? numWilds != 2 : numWilds < 2)
        values.push_back(info.cardValues[0]);
    return sortedHighWilds(excluding(hand, values, 2));
}

Cards Series::kickers(const Cards& hand, const Info& info, int size) const
{
    const int group = info.cardValues[0];
    Values values{wild, group};
    if (count(hand, group) >= size)
        values = {group};
    else if (count(hand, wild) >= size)
        values = {wild};
    if (has("E27") && values.size() == 1)
        values.clear(); // a value is no list, so nothing in it is found
    return sortedHighWilds(excluding(hand, values, size));
}

int Series::compareTwoPairs(const Cards& hand1, const Cards& hand2) const
{
    Info info1;
    Info info2;
    const Cards cards1 = has("E5") ? hand1 : sorted(hand1);
    const Cards cards2 = has("E5") ? hand2 : sorted(hand2);
    const bool found1 = twoPair(cards1, info1);
    const bool found2 = twoPair(cards2, info2);
    if (!found1 || !found2)
        return int{found1} - int{found2};
    const auto valueOf = [&](const Cards& cards, int value) {
        const bool ofWilds = value == wild || (has("E23") && count(cards, value) == 0);
        return ofWilds ? ace : value;
    };
    for (const std::size_t each : {0, 1}) {
        const std::size_t pair = has("lower-pair") ? 1 - each : each;
        const int result =
            sign(valueOf(cards1, info1.cardValues[pair]) - valueOf(cards2, info2.cardValues[pair]));
        if (result != 0)
            return result;
    }
    return compareHands(twoPairKickers(cards1, info1), twoPairKickers(cards2, info2));
}

Cards Series::twoPairKickers(const Cards& hand, const Info& info) const
{
    if (has("E22")) {
        Values values;
        for (const int pair : info.cardValues) {
            const bool exactly = count(hand, pair) == 2;
            if (exactly || count(hand, wild) != 2)
                values.push_back(pair);
            if (!exactly)
                values.push_back(wild);
        }
        return excluding(hand, values, 4);
    }
    Cards rest = excluding(hand, {info.cardValues[0]}, 2);
    rest = excluding(rest, {info.cardValues[1]}, 2);
    return excluding(rest, {wild}, static_cast<int>(rest.size()) - 1);
}

int Series::compareFullHouses(const Cards& hand1, const Cards& hand2) const
{
    const Values values1 = trioAndPair(sorted(hand1));
    const Values values2 = trioAndPair(sorted(hand2));
    if (values1[0] != values2[0] && !(has("pair-first") && values1[1] != values2[1]))
        return sign(values1[0] - values2[0]);
    return sign(values1[1] - values2[1]);
}

Values Series::trioAndPair(const Cards& hand) const
{
    Cards cards = hand;
    if (!has("E25")) {
        Info info;
        fullHouse(hand, info);
        Values values = info.cardValues;
        int replacement = !has("E23") && values[0] == ace ? ace - 1 : ace;
        for (int& value : values) {
            if (value == wild)
                value = replacement--;
        }
        std::ranges::sort(values, std::greater<>());
        cards = assumeCardValues(hand, values);
    }
    if (cards[1].value == cards[2].value)
        return {cards[1].value, cards[3].value};
    return {cards[2].value, cards[1].value};
}

Cards Series::assumeCardValues(const Cards& hand, const Values& values) const
{
    Cards cards = hand;
    for (const std::size_t group : {0, 1}) {
        int needed = (group == 0 ? 3 : 2) - count(hand, values[group]);
        if (has("E12") && needed > 0)
            needed = static_cast<int>(hand.size()); // every wild there is
        for (Card& card : cards) {
            if (card.value == wild && needed > 0) {
                card.value = values[group];
                --needed;
            }
        }
    }
    return has("E12") ? cards : sorted(cards);
}

int Series::compareStraights(const Cards& hand1, const Cards& hand2) const
{
    const auto working = [&](const Cards& hand) {
        Cards cards = sorted(hand);
        Info info;
        straight(cards, info);
        std::ranges::sort(info.cardValues);
        for (Card& card : cards) {
            if (card.value != wild || info.cardValues.empty())
                continue;
            card.value = info.cardValues.back();
            info.cardValues.pop_back();
        }
        return sorted(cards);
    };
    return compareHands(working(hand1), has("E14") ? Cards() : working(hand2));
}

} // namespace showdown::faulty
