// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/handvalue.h"

#include <QStringList>

namespace showdown::narration {

/// How many of the first values of this category belong to groups of equal cards: 2 for a full
/// house, 1 for a pair, 0 for a straight.
constexpr int groupCount(Category category)
{
    switch (category) {
    case Category::twoPair:
    case Category::fullHouse:
        return 2;
    case Category::pair:
    case Category::threeOfAKind:
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        return 1;
    case Category::highCard:
    case Category::straight:
    case Category::flush:
    case Category::straightFlush:
    case Category::royalFlush:
        return 0;
    }
    return 0;
}

/// The values of a hand in words, as %1 … of every text about a hand: plurals for groups,
/// singulars for all others ("queens", "fives", "jack").
QStringList valueWords(const HandValue& value);

} // namespace showdown::narration
