// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/situation.h"
#include "tests/support/randomhands.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace showdown::tests {

/// Situations for tests, the same ones in every run.
class RandomSituations
{
public:
    explicit RandomSituations(unsigned seed) : m_random(seed) {}

    /// Known hands on a board of `boardCards` cards, under any rules. Suits are few and hands share
    /// them, so that flushes matter; every other deck holds jokers, and every fourth time a player
    /// holds some. At most `left` natural cards are unseen; every other time the missing ranks are
    /// missing in all suits, so that some suits can be exchanged.
    Situation known(int players, int boardCards, int left)
    {
        Situation situation;
        situation.rules = m_random.rules();
        situation.rules.jokers =
            *JokerCount::of(m_random.below(2) == 0 ? 0 : 1 + m_random.below(3));
        const bool hasJokers = m_random.below(4) == 0;
        std::vector<Card> deck = stackedDeck();
        const auto next = [&] {
            if (hasJokers && m_random.below(5) == 0)
                return Card::joker();
            const Card card = deck.back();
            deck.pop_back();
            return card;
        };
        for (int player = 0; player < players; ++player)
            situation.players.push_back({next(), next()});
        for (int card = 0; card < boardCards; ++card)
            situation.board.push_back(next());
        m_random.shuffle(deck);
        if (m_random.below(2) == 0)
            std::ranges::stable_sort(deck, {}, [shift = m_random.below(13)](Card card) {
                return (number(*card.rank()) + shift) % 13;
            });
        while (static_cast<int>(deck.size()) > left) {
            situation.dead.push_back(deck.back());
            deck.pop_back();
        }
        return situation;
    }

    /// As known(), with `unknownCards` unknown hole cards, every other time whole hands first.
    Situation unknown(int players, int boardCards, int left, int unknownCards)
    {
        Situation situation = known(players, boardCards, left + unknownCards);
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < 2 * situation.players.size(); ++i)
            places.push_back(i);
        m_random.shuffle(places);
        if (m_random.below(2) == 0)
            std::ranges::stable_sort(places, {},
                                     [&, first = places.front() / 2](std::size_t place) {
                                         return (place / 2 + situation.players.size() - first)
                                                % situation.players.size();
                                     });
        for (std::size_t i = 0; i < static_cast<std::size_t>(unknownCards); ++i) {
            std::optional<Card>& card = situation.players[places[i] / 2][places[i] % 2];
            if (!card->isJoker())
                situation.dead.push_back(*card);
            card.reset();
        }
        return situation;
    }

    int below(int count) { return m_random.below(count); }

private:
    /// The natural cards in random order, every other time with two suits near the top.
    std::vector<Card> stackedDeck()
    {
        std::vector<Card> deck;
        deck.reserve(52);
        for (int index = 0; index < 52; ++index)
            deck.push_back(*cardOf(index));
        m_random.shuffle(deck);
        if (m_random.below(2) == 0) {
            const auto split = deck.begin() + 26;
            std::stable_partition(split, deck.end(), [](Card card) {
                return card.suit() == Suit::hearts || card.suit() == Suit::spades;
            });
            std::reverse(split, deck.end());
        }
        return deck;
    }

    RandomHands m_random;
};

} // namespace showdown::tests
