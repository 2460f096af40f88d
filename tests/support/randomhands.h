// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/category.h"
#include "core/rules/houserules.h"

#include <cstddef>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace showdown::tests {

/// Hands for tests, the same ones in every run.
class RandomHands
{
public:
    explicit RandomHands(unsigned seed) : m_random(seed) {}

    /// A number from 0 to `count` - 1.
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    template <typename T>
    void shuffle(std::vector<T>& values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[m_random() % i]);
    }

    /// Five cards out of a few neighbouring ranks and a few suits, and some jokers, so that every
    /// kind of hand is frequent. With one deck no natural card comes twice.
    Hand hand(DeckKind deck)
    {
        const int ranks = 4 + below(10);
        const int lowest = below(14 - ranks);
        const int suits = 1 + below(4);
        const int jokersInTen = below(2) == 0 ? 0 : below(8);
        Hand hand;
        CardSet held;
        while (!hand.isComplete()) {
            // occasionally any card, because a few suits and ranks would never make five
            const bool isAny = below(8) == 0;
            const int rank = isAny ? below(13) : lowest + below(ranks);
            const int suit = isAny ? below(4) : below(suits);
            const Card card = below(10) < jokersInTen ? Card::joker() : *cardOf(rank * 4 + suit);
            if (deck == DeckKind::one && held.contains(card))
                continue;
            held.insert(card);
            hand.add(card);
        }
        return hand;
    }

    /// A hand much like another, for hands that are nearly or exactly equal: other suits, another
    /// order, and occasionally another card. It may hold a card twice.
    Hand variant(const Hand& other)
    {
        std::vector<Card> cards;
        for (const Card card : other) {
            const bool isAny = below(6) == 0;
            const Card like =
                card.isJoker() ? card : Card(*card.rank(), static_cast<Suit>(1 + below(4)));
            cards.push_back(isAny ? *cardOf(below(53)) : like);
        }
        shuffle(cards);
        return Hand::of(cards).value_or(other);
    }

    /// House rules of any kind. One in three makes ranks or cards wild. Adding a rule does not
    /// change the hands drawn afterwards.
    HouseRules rules() { return RandomHands(static_cast<unsigned>(m_random())).drawRules(); }

    /// No lens half of the time.
    std::optional<Category> lens()
    {
        if (below(2) == 0)
            return std::nullopt;
        return allCategories()[static_cast<std::size_t>(below(allCategories().size()))];
    }

private:
    HouseRules drawRules()
    {
        HouseRules rules;
        rules.pairFloor = static_cast<Rank>(below(2) == 0 ? 2 : 2 + below(13));
        rules.lowAceStraight = below(2) == 0;
        rules.fiveOfAKind = below(2) == 0;
        rules.flushRepeats = below(2) == 0;
        rules.naturalBeatsWild = below(2) == 0;
        rules.wildScope = below(3) == 0 ? WildScope::bug : WildScope::full;
        rules.deck = below(2) == 0 ? DeckKind::one : DeckKind::free;
        if (below(3) == 0) {
            rules.wildRanks.insert(static_cast<Rank>(2 + below(13)));
            for (int count = below(4); count > 0; --count)
                rules.wildCards.insert(*cardOf(below(52)));
        }
        return rules;
    }

    std::mt19937 m_random;
};

} // namespace showdown::tests
