// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/rank.h"

#include <array>
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

/// All eleven, high card first. Five of a kind exists only under rules that know it.
constexpr std::array<Category, 11> allCategories()
{
    using enum Category;
    return {highCard,  pair,        twoPair,       threeOfAKind, straight,   flush,
            fullHouse, fourOfAKind, straightFlush, royalFlush,   fiveOfAKind};
}

/// How many values break a tie between two hands of this category, 1 to 5.
constexpr int tieBreakSize(Category category)
{
    switch (category) {
    case Category::highCard:
    case Category::flush:
        return 5;
    case Category::pair:
        return 4;
    case Category::twoPair:
    case Category::threeOfAKind:
        return 3;
    case Category::fullHouse:
    case Category::fourOfAKind:
        return 2;
    case Category::straight:
    case Category::straightFlush:
    case Category::royalFlush:
    case Category::fiveOfAKind:
        return 1;
    }
    return 1;
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
    switch (category) {
    case Category::pair:
    case Category::twoPair:
    case Category::threeOfAKind:
    case Category::fullHouse:
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        return true;
    case Category::highCard:
    case Category::straight:
    case Category::flush:
    case Category::straightFlush:
    case Category::royalFlush:
        return false;
    }
    return false;
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
