// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/handpicker.h"

#include <algorithm>
#include <cstdlib>

namespace showdown {
namespace {

/// 2 to 14.
int highestNatural(const NaturalValues& values)
{
    const auto highest = std::ranges::find_if(values.counts.rbegin(), values.counts.rend(),
                                              [](int count) { return count > 0; });
    return static_cast<int>(values.counts.rend() - highest) + 1;
}

} // namespace

bool differLate(const HandValue& value, const HandValue& other)
{
    if (value.category() != other.category() || value == other)
        return false;
    const int step = std::abs(number(value[0]) - number(other[0]));
    const bool isSeldomEqual = value.size() < 4 && value.category() != Category::twoPair;
    return step == 0 || (isSeldomEqual && step == 1);
}

bool isHighestCardMisleading(const NaturalValues& values, const NaturalValues& other)
{
    const int more = highestNatural(values) - highestNatural(other);
    return values.value < other.value ? more >= 0 : more <= 0;
}

ValuesFit HandPicker::ofRank(Category rank)
{
    return [rank](const NaturalValues& values) { return values.value.category() == rank; };
}

std::optional<PickedHand> HandPicker::pick(int wilds, const ValuesFit& fits)
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
