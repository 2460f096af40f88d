// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/rules/alsowild.h"

namespace showdown {

std::optional<AlsoWild> alsoWild(const HouseRules& rules)
{
    for (const AlsoWild wild : allAlsoWild()) {
        if (withAlsoWild(rules, wild) == rules)
            return wild;
    }
    return std::nullopt;
}

HouseRules withAlsoWild(HouseRules rules, AlsoWild wild)
{
    rules.wildRanks = {};
    rules.wildCards = {};
    switch (wild) {
    case AlsoWild::none:
        break;
    case AlsoWild::twos:
        rules.wildRanks.insert(Rank::two);
        break;
    case AlsoWild::oneEyedJacks:
        rules.wildCards.insert(Card(Rank::jack, Suit::hearts));
        rules.wildCards.insert(Card(Rank::jack, Suit::spades));
        break;
    case AlsoWild::kingOfHearts:
        rules.wildCards.insert(Card(Rank::king, Suit::hearts));
        break;
    }
    return rules;
}

} // namespace showdown
