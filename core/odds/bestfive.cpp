// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/bestfive.h"

#include "core/table/valuetable.h"

#include <algorithm>
#include <vector>

namespace showdown {

std::optional<Hand> bestFive(const Situation& situation, int player)
{
    const std::vector<Card> cards = situation.cardsOf(player);
    if (static_cast<int>(cards.size()) < Hand::fullSize)
        return std::nullopt;
    const auto table = valueTable(situation.rules);
    std::vector<bool> isChosen(cards.size());
    std::fill_n(isChosen.begin(), Hand::fullSize, true);
    TableValue best = TableValue::none;
    std::vector<Card> five;
    do {
        std::vector<Card> choice;
        for (std::size_t at = 0; at < cards.size(); ++at) {
            if (isChosen[at])
                choice.push_back(cards[at]);
        }
        if (const TableValue value = table->value(table->hand(choice)); value > best) {
            best = value;
            five = choice;
        }
    } while (std::prev_permutation(isChosen.begin(), isChosen.end()));
    return Hand::of(five);
}

} // namespace showdown
