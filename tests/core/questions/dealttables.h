// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"
#include "core/questions/exercise.h"
#include "tests/support/plainodds.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"

#include <algorithm>
#include <vector>

namespace showdown::tests {

/// Two or three hands dealt from one deck, or a free one, often nearly equal. None holds more than
/// two wilds, because the reference would be slow.
inline std::vector<Hand> dealtTable(RandomHands& random, const HouseRules& rules)
{
    const auto isQuick = [&rules](const Hand& hand) {
        return std::ranges::count_if(hand, [&](Card card) { return rules.isWild(card); }) <= 2;
    };
    const int players = 2 + random.below(2);
    std::vector<Hand> hands;
    while (static_cast<int>(hands.size()) < players) {
        const bool isLike = !hands.empty() && random.below(2) == 0;
        const Hand hand = isLike ? random.variant(hands.front()) : random.hand(rules.deck);
        hands.push_back(hand);
        const bool isRefused = rules.deck == DeckKind::one && findRepeatedCard(hands).has_value();
        if (isRefused || !isQuick(hand))
            hands.pop_back();
    }
    return hands;
}

/// The players, from 1, who win by the definition of a hand's value.
inline std::vector<int> referenceWinners(const std::vector<Hand>& hands, const HouseRules& rules,
                                         std::optional<Category> lens)
{
    struct Standing
    {
        HandValue value;
        std::ptrdiff_t naturals;
        auto operator<=>(const Standing&) const = default; // NOLINT(modernize-use-nullptr)
    };
    std::optional<Standing> best;
    std::vector<int> winners;
    int player = 0;
    for (const Hand& hand : hands) {
        ++player;
        const std::optional<HandValue> value = reference::valuesOf(hand, rules)[lens];
        if (!value)
            continue;
        const auto isNatural = [&rules](Card card) { return !rules.isWild(card); };
        const Standing own{*value,
                           rules.naturalBeatsWild ? std::ranges::count_if(hand, isNatural) : 0};
        if (best && own < *best)
            continue;
        if (!best || own > *best)
            winners.clear();
        best = own;
        winners.push_back(player);
    }
    return winners;
}

/// The outs found by trying each card.
inline std::vector<Card> plainOuts(const Exercise& exercise, int player, PlainOdds& odds)
{
    const Situation& situation = *exercise.situation;
    const int players = static_cast<int>(situation.players.size());
    std::vector<Card> outs;
    const UnseenDeck deck(situation);
    for (const UnseenCard& unseen : deck.cards()) {
        std::vector<PlainWorth> worths;
        for (int each = 0; each < players; ++each) {
            std::vector<Card> cards = situation.cardsOf(each);
            cards.push_back(unseen.card);
            worths.push_back(*odds.worthOf(cards));
        }
        const PlainWorth own = worths[static_cast<std::size_t>(player) - 1];
        const bool isOut =
            players == 1 ? own.first.category() >= *exercise.hope
                         : own == std::ranges::max(worths) && std::ranges::count(worths, own) == 1;
        if (isOut)
            outs.push_back(unseen.card);
    }
    return outs;
}

} // namespace showdown::tests
