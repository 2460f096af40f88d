// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace showdown::reference {
namespace {

/// One of the five cards once every wild stands for a card.
struct MadeCard
{
    int value = 0; // 2 to 14
    Suit suit = Suit::spades;
    bool isWild = false;
};

using MadeHand = std::array<MadeCard, 5>;
using Tuple = std::optional<HandValue>;
using Tuples = std::array<Tuple, allCategories().size()>;

bool areOfOneSuit(const MadeHand& hand)
{
    return std::ranges::all_of(hand,
                               [&](const MadeCard& card) { return card.suit == hand[0].suit; });
}

/// The pattern of the five cards by value.
struct Pattern
{
    explicit Pattern(const MadeHand& hand)
    {
        std::ranges::transform(hand, values.begin(), &MadeCard::value);
        std::ranges::sort(values, std::greater<>());
    }

    bool allDiffer() const { return std::ranges::adjacent_find(values) == values.end(); }

    /// The largest value, not `except`, that at least `n` cards share; 0 if there is none.
    int largest(int n, int except = 0) const
    {
        for (const int value : values) {
            if (value != except && std::ranges::count(values, value) >= n)
                return value;
        }
        return 0;
    }

    /// The highest card if the five are in a row, else 0.
    int highestInARow(const HouseRules& rules) const
    {
        if (!allDiffer())
            return 0;
        if (values.front() - values.back() == 4)
            return values.front();
        const bool isLowest = values == std::array{14, 5, 4, 3, 2};
        return isLowest && rules.lowAceStraight ? 5 : 0;
    }

    /// The groups' values, then what is left without the cards of the groups, descending.
    /// Nothing if a group is missing.
    Tuple tuple(Category category, std::initializer_list<std::pair<int, int>> groups) const
    {
        std::array<int, 5> left = values;
        std::array<Rank, 5> ranks{};
        std::size_t size = 0;
        for (const auto& [value, cards] : groups) {
            if (value == 0)
                return std::nullopt;
            ranks[size++] = static_cast<Rank>(value);
            auto* const first = std::ranges::find(left, value);
            std::fill_n(first, cards, 0);
        }
        for (const int value : left) {
            if (value != 0)
                ranks[size++] = static_cast<Rank>(value);
        }
        return HandValue::of(category, std::span(ranks).first(size));
    }

    std::array<int, 5> values{}; ///< descending
};

Tuple highestCard(Category category, int high)
{
    const Rank rank = static_cast<Rank>(high);
    return high == 0 ? std::nullopt : HandValue::of(category, std::span(&rank, 1));
}

/// Whether five cards of one suit are a flush. Without wilds they are. With wilds a house either
/// lets values repeat, and then in a flush every wild is an ace, or requires five different values.
bool isFlush(const MadeHand& hand, const Pattern& pattern, const HouseRules& rules)
{
    const auto isWild = [](const MadeCard& card) { return card.isWild; };
    if (std::ranges::none_of(hand, isWild))
        return true;
    if (rules.flushRepeats)
        return std::ranges::all_of(
            hand, [](const MadeCard& card) { return !card.isWild || card.value == 14; });
    return pattern.allDiffer();
}

/// For every category the largest tuple that these five cards contain.
Tuples tuplesOf(const MadeHand& hand, const HouseRules& rules)
{
    using enum Category;
    const Pattern pattern(hand);
    Tuples tuples;
    const auto tuple = [&tuples](Category category) -> Tuple& {
        return tuples[static_cast<std::size_t>(category)];
    };

    tuple(highCard) = pattern.tuple(highCard, {});

    const int pairValue = pattern.largest(2);
    if (pairValue >= number(rules.pairFloor))
        tuple(pair) = pattern.tuple(pair, {{pairValue, 2}});
    tuple(twoPair) = pattern.tuple(twoPair, {{pairValue, 2}, {pattern.largest(2, pairValue), 2}});

    const int trio = pattern.largest(3);
    tuple(threeOfAKind) = pattern.tuple(threeOfAKind, {{trio, 3}});
    tuple(fullHouse) = pattern.tuple(fullHouse, {{trio, 3}, {pattern.largest(2, trio), 2}});
    tuple(fourOfAKind) = pattern.tuple(fourOfAKind, {{pattern.largest(4), 4}});
    if (rules.fiveOfAKind)
        tuple(fiveOfAKind) = pattern.tuple(fiveOfAKind, {{pattern.largest(5), 5}});

    const int high = pattern.highestInARow(rules);
    tuple(straight) = highestCard(straight, high);
    if (areOfOneSuit(hand)) {
        if (isFlush(hand, pattern, rules))
            tuple(flush) = pattern.tuple(flush, {});
        tuple(straightFlush) = highestCard(straightFlush, high);
        tuple(royalFlush) = highestCard(royalFlush, high == 14 ? 14 : 0);
    }
    return tuples;
}

/// The highest category that the cards contain; high card is always there.
Category bestCategory(const Tuples& tuples)
{
    for (std::size_t i = tuples.size(); i-- > 0;) {
        if (tuples[i])
            return static_cast<Category>(i);
    }
    return Category::highCard;
}

/// Whether the house rules let the wilds of the hand take these values.
bool isAllowed(const MadeHand& hand, const Tuples& tuples, const HouseRules& rules)
{
    if (rules.wildScope == WildScope::full)
        return true;
    if (std::ranges::all_of(hand,
                            [](const MadeCard& card) { return !card.isWild || card.value == 14; }))
        return true;
    const Category best = bestCategory(tuples);
    return best == Category::straight || best == Category::flush || best == Category::straightFlush
           || best == Category::royalFlush;
}

/// Gives every wild from `next` on a value up to `limit` and passes the results on: each multiset
/// of values once, because it does not matter which wild is which.
void assignValues(MadeHand& hand, std::size_t next, int limit,
                  const std::function<void(const MadeHand&)>& handle)
{
    while (next < hand.size() && !hand[next].isWild)
        ++next;
    if (next == hand.size()) {
        handle(hand);
        return;
    }
    for (int value = limit; value >= 2; --value) {
        hand[next].value = value;
        assignValues(hand, next + 1, value, handle);
    }
}

/// The suit that all natural cards share, or spades if there is none of them.
std::optional<Suit> commonSuit(const MadeHand& hand)
{
    std::set<Suit> suits;
    for (const MadeCard& card : hand) {
        if (!card.isWild)
            suits.insert(card.suit);
    }
    if (suits.size() > 1)
        return std::nullopt;
    return suits.empty() ? Suit::spades : *suits.begin();
}

/// The hand with its wilds marked, each of them with a suit: one version in which all five cards
/// are of one suit, and one in which they are not. No rule needs more of suits.
std::vector<MadeHand> suitAssignments(const Hand& hand, const HouseRules& rules)
{
    MadeHand made;
    for (int i = 0; i < 5; ++i) {
        const Card card = hand[i];
        MadeCard& target = made[static_cast<std::size_t>(i)];
        target.isWild = rules.isWild(card);
        if (!target.isWild)
            target = {number(*card.rank()), *card.suit(), false};
    }

    const Suit suit = commonSuit(made).value_or(Suit::spades);
    const auto isWild = [](const MadeCard& card) { return card.isWild; };
    for (MadeCard& card : made) {
        if (card.isWild)
            card.suit = suit;
    }
    MadeCard* const wild = std::ranges::find_if(made, isWild);
    std::vector<MadeHand> versions{made};
    if (wild != made.end()) {
        wild->suit = suit == Suit::hearts ? Suit::clubs : Suit::hearts;
        versions.push_back(made);
    }
    return versions;
}

/// The values of the five cards in comparing order.
std::vector<int> comparingOrder(const HandValue& value)
{
    const auto groups = [&value](std::initializer_list<int> sizes) {
        std::vector<int> order;
        int index = 0;
        for (const int size : sizes)
            order.insert(order.end(), static_cast<std::size_t>(size), number(value[index++]));
        return order;
    };
    switch (value.category()) {
    case Category::highCard:
    case Category::flush:
        return groups({1, 1, 1, 1, 1});
    case Category::pair:
        return groups({2, 1, 1, 1});
    case Category::twoPair:
        return groups({2, 2, 1});
    case Category::threeOfAKind:
        return groups({3, 1, 1});
    case Category::fullHouse:
        return groups({3, 2});
    case Category::fourOfAKind:
        return groups({4, 1});
    case Category::fiveOfAKind:
        return groups({5});
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
        break;
    }
    const int high = number(value[0]);
    return {high, high - 1, high - 2, high - 3, high == 5 ? 14 : high - 4};
}

/// Every dealt card occurs once, natural cards unchanged and wilds as substitutes.
std::string cardFault(const WorkingHand& working, const Hand& hand, const HouseRules& rules)
{
    std::set<int> positions;
    for (const WorkingCard& card : working) {
        const int position = card.dealtPosition;
        if (position < 0 || position >= hand.size() || !positions.insert(position).second)
            return "a card is not from the hand or stands there twice";
        const Card dealt = hand[position];
        if (card.isSubstitute != rules.isWild(dealt))
            return "a wild is no substitute or a natural card is one";
        if (!card.isSubstitute && (card.rank != dealt.rank() || card.suit != dealt.suit()))
            return "a natural card has changed";
    }
    return {};
}

/// The substitutes have a suit where it matters, that of the natural cards, and their values are an
/// assignment that the rules allow and that gives the value.
std::string assignmentFault(const WorkingHand& working, const Hand& hand, const HouseRules& rules,
                            const HandValue& value)
{
    std::vector<MadeHand> versions = suitAssignments(hand, rules);
    const std::optional<Suit> suit = commonSuit(versions.front());
    for (const WorkingCard& card : working) {
        if (card.isSubstitute && card.suit != (suitMatters(value.category()) ? suit : std::nullopt))
            return "a substitute has the wrong suit";
        for (MadeHand& version : versions)
            version[static_cast<std::size_t>(card.dealtPosition)].value = number(card.rank);
    }
    const auto gives = [&](const MadeHand& version) {
        const Tuples tuples = tuplesOf(version, rules);
        return isAllowed(version, tuples, rules)
               && tuples[static_cast<std::size_t>(value.category())] == value;
    };
    if (std::ranges::none_of(versions, gives))
        return "no allowed assignment of these values gives the value";
    return {};
}

/// The order is that of comparing: within equal values, wherever they stand, substitutes come
/// first, then natural cards as dealt; the wilds fill their places as dealt.
std::string orderFault(const WorkingHand& working, const HandValue& value)
{
    std::vector<int> order;
    for (const WorkingCard& card : working)
        order.push_back(number(card.rank));
    if (order != comparingOrder(value))
        return "the cards are not in comparing order";

    for (std::size_t left = 0; left < working.size(); ++left) {
        for (std::size_t right = left + 1; right < working.size(); ++right) {
            const WorkingCard& first = working[left];
            const WorkingCard& second = working[right];
            const bool asDealt = first.dealtPosition < second.dealtPosition;
            if (first.isSubstitute && second.isSubstitute && !asDealt)
                return "the wilds do not fill the places from left to right";
            if (first.rank != second.rank)
                continue;
            if (!first.isSubstitute && second.isSubstitute)
                return "a natural card stands before a substitute of its value";
            if (!first.isSubstitute && !second.isSubstitute && !asDealt)
                return "natural cards of one value do not stand as dealt";
        }
    }
    return {};
}

} // namespace

Values valuesOf(const Hand& hand, const HouseRules& rules)
{
    Values values;
    if (!hand.isComplete())
        return values;
    const auto consider = [&](const MadeHand& made) {
        const Tuples tuples = tuplesOf(made, rules);
        if (!isAllowed(made, tuples, rules))
            return;
        // nothing is less than any value
        values.best = std::max(values.best, tuples[static_cast<std::size_t>(bestCategory(tuples))]);
        for (std::size_t i = 0; i < tuples.size(); ++i)
            values.lenses[i] = std::max(values.lenses[i], tuples[i]);
    };
    for (MadeHand& version : suitAssignments(hand, rules))
        assignValues(version, 0, 14, consider);
    return values;
}

std::string faultOf(const WorkingHand& working, const Hand& hand, const HouseRules& rules,
                    const HandValue& value)
{
    std::string fault = cardFault(working, hand, rules);
    if (fault.empty())
        fault = assignmentFault(working, hand, rules, value);
    if (fault.empty())
        fault = orderFault(working, value);
    return fault;
}

} // namespace showdown::reference
