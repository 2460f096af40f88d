// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace showdown {

/// What five cards make, lowest first. People and JSON say "rank"; in code Rank is a card's value.
enum class Category : std::uint8_t {
    highCard,
    pair,
    twoPair,
    threeOfAKind,
    straight,
    flush,
    fullHouse,
    fourOfAKind,
    straightFlush,
    royalFlush,
    fiveOfAKind
};

/// All of them, high card first. Five of a kind exists only under rules that know it.
constexpr auto allCategories()
{
    std::array<Category, static_cast<std::size_t>(Category::fiveOfAKind) + 1> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Category>(i);
    return all;
}

/// True for the categories whose pattern is five values in a row.
constexpr bool isRow(Category category)
{
    return category == Category::straight || category == Category::straightFlush
           || category == Category::royalFlush;
}

/// How many of the five cards share each value, in the order in which they are compared: 2 1 1 1
/// for a pair, 3 2 for a full house, 1 1 1 1 1 where all differ. Unused places at the end are 0.
constexpr std::array<int, 5> groupSizes(Category category)
{
    switch (category) {
    case Category::pair:
        return {2, 1, 1, 1};
    case Category::twoPair:
        return {2, 2, 1};
    case Category::threeOfAKind:
        return {3, 1, 1};
    case Category::fullHouse:
        return {3, 2};
    case Category::fourOfAKind:
        return {4, 1};
    case Category::fiveOfAKind:
        return {5};
    case Category::highCard:
    case Category::straight:
    case Category::flush:
    case Category::straightFlush:
    case Category::royalFlush:
        break;
    }
    return {1, 1, 1, 1, 1};
}

/// The number of groups, 1 to 5.
constexpr int groupCount(Category category)
{
    int count = 0;
    for (const int size : groupSizes(category))
        count += size > 0 ? 1 : 0;
    return count;
}

/// The number of groups of equal cards: 2 for a full house, 1 for a pair, 0 for a straight.
constexpr int equalGroupCount(Category category)
{
    int count = 0;
    for (const int size : groupSizes(category))
        count += size > 1 ? 1 : 0;
    return count;
}

/// Neighbouring cards of a hand in comparing order.
struct CardRange
{
    int first = 0; ///< position, from 0
    int count = 0;

    constexpr bool contains(int position) const
    {
        return position >= first && position < first + count;
    }

    bool operator==(const CardRange&) const = default;
};

/// The cards of a group, from 0 to groupCount() - 1.
constexpr CardRange groupRange(Category category, int group)
{
    CardRange range;
    for (int each = 0; each <= group; ++each)
        range = {range.first + range.count, groupSizes(category)[static_cast<std::size_t>(each)]};
    return range;
}

/// How many cards, from the first in comparing order on, make the category: two of a pair, all of a
/// straight, a flush or a full house, none of a high card. The others are kickers.
constexpr int matchedCount(Category category)
{
    if (equalGroupCount(category) == 0)
        return category == Category::highCard ? 0 : 5;
    int count = 0;
    for (const int size : groupSizes(category))
        count += size > 1 ? size : 0;
    return count;
}

/// The number of kickers beside the groups of equal cards, 0 to 3.
constexpr int kickerCount(Category category)
{
    const int groups = equalGroupCount(category);
    return groups > 0 ? groupCount(category) - groups : 0;
}

/// The number of values that break a tie between two hands of this category, 1 to 5.
constexpr int tieBreakSize(Category category)
{
    return isRow(category) ? 1 : groupCount(category);
}

/// True for the three categories in which the suit of a substitute is part of the hand.
constexpr bool suitMatters(Category category)
{
    return category == Category::flush || category == Category::straightFlush
           || category == Category::royalFlush;
}

/// True for the categories whose pattern is cards of equal value.
constexpr bool isOfEqualValues(Category category)
{
    return equalGroupCount(category) > 0;
}

/// The machine-readable name: `three-of-a-kind`.
constexpr std::string_view id(Category category)
{
    switch (category) {
    case Category::highCard:
        return "high-card";
    case Category::pair:
        return "pair";
    case Category::twoPair:
        return "two-pair";
    case Category::threeOfAKind:
        return "three-of-a-kind";
    case Category::straight:
        return "straight";
    case Category::flush:
        return "flush";
    case Category::fullHouse:
        return "full-house";
    case Category::fourOfAKind:
        return "four-of-a-kind";
    case Category::straightFlush:
        return "straight-flush";
    case Category::royalFlush:
        return "royal-flush";
    case Category::fiveOfAKind:
        return "five-of-a-kind";
    }
    return {};
}

/// The category with this machine-readable name, or nothing.
constexpr std::optional<Category> categoryFromId(std::string_view text)
{
    for (const Category category : allCategories()) {
        if (id(category) == text)
            return category;
    }
    return std::nullopt;
}

} // namespace showdown
