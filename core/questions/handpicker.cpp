// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/handpicker.h"

#include <algorithm>

namespace showdown {

int highestNatural(const NaturalValues& values)
{
    const auto highest = std::ranges::find_if(values.counts.rbegin(), values.counts.rend(),
                                              [](int count) { return count > 0; });
    return static_cast<int>(values.counts.rend() - highest) + 1;
}

std::optional<PickedHand> HandPicker::pick(int wilds, const Fits& fits)
{
    const auto all = naturalValues(wilds, m_rules);
    std::vector<const NaturalValues*> fitting;
    for (const NaturalValues& values : *all) {
        if (fits(values))
            fitting.push_back(&values);
    }
    const NaturalCards left(m_rules, m_held);
    const NaturalValues* chosen = nullptr;
    while (!chosen && !fitting.empty()) {
        const auto place =
            static_cast<std::size_t>(m_random.below(static_cast<int>(fitting.size())));
        if (left.ways(*fitting[place]) > 0)
            chosen = fitting[place];
        fitting[place] = fitting.back();
        fitting.pop_back();
    }
    if (!chosen)
        return std::nullopt;
    std::vector<Card> cards = left.pick(*chosen, m_random);
    const std::vector<Card> wild = wildCards(wilds, m_rules, m_held, m_random);
    cards.insert(cards.end(), wild.begin(), wild.end());
    for (const Card card : cards)
        m_held.insert(card);
    m_random.shuffle(cards);
    return PickedHand{Hand::of(cards).value(), *chosen, wilds};
}

} // namespace showdown
