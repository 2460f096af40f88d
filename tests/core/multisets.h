// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"

#include <array>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

namespace showdown::tests {

/// How suits are dealt to cards.
enum class Suits { hearts, clubs, mixed };

/// Cards by index into the ranks, 13 for the joker, not descending.
template <std::size_t size>
using Multiset = std::array<int, size>;

/// The next multiset; false after the last.
template <std::size_t size>
bool advance(Multiset<size>& cards)
{
    for (std::size_t i = cards.size(); i-- > 0;) {
        if (cards[i] == 13)
            continue;
        const int value = cards[i] + 1;
        while (i < cards.size())
            cards[i++] = value;
        return true;
    }
    return false;
}

/// The cards in a random order. Mixed suits rotate from `offset`, so that neighbours differ.
template <std::size_t size>
std::vector<Card> deal(const Multiset<size>& cards, Suits suits, int offset, std::mt19937& random)
{
    std::vector<Card> dealt;
    for (const int rank : cards) {
        const int turn = (static_cast<int>(dealt.size()) + offset) % 4;
        const Suit suit = suits == Suits::hearts  ? Suit::hearts
                          : suits == Suits::clubs ? Suit::clubs
                                                  : allSuits()[static_cast<std::size_t>(turn)];
        dealt.push_back(rank == 13 ? Card::joker()
                                   : Card(allRanks()[static_cast<std::size_t>(rank)], suit));
    }
    for (std::size_t i = dealt.size(); i > 1; --i)
        std::swap(dealt[i - 1], dealt[random() % i]);
    return dealt;
}

} // namespace showdown::tests
