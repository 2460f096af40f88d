// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/workinghand.h"

#include <algorithm>
#include <cassert>

namespace showdown {

namespace {

/// The five values in comparing order.
std::array<Rank, 5> valuesInOrder(const HandValue& value)
{
    std::array<Rank, 5> values{};
    if (isRow(value.category())) {
        for (int i = 0; i < 5; ++i)
            values[static_cast<std::size_t>(i)] = rankOf(number(value[0]) - i).value_or(Rank::ace);
        return values;
    }
    auto* next = values.begin();
    for (int i = 0; i < value.size(); ++i)
        next = std::fill_n(next, groupRange(value.category(), i).count, value[i]);
    return values;
}

std::vector<int> naturalPositions(const Hand& hand, const HouseRules& rules, Rank rank)
{
    std::vector<int> positions;
    for (int i = 0; i < hand.size(); ++i) {
        if (!rules.isWild(hand[i]) && hand[i].rank() == rank)
            positions.push_back(i);
    }
    return positions;
}

std::optional<Suit> substituteSuit(const Hand& hand, const HouseRules& rules, Category category)
{
    if (!suitMatters(category))
        return std::nullopt;
    const auto* natural =
        std::ranges::find_if(hand, [&rules](const Card card) { return !rules.isWild(card); });
    return natural == hand.end() ? Suit::spades : natural->suit();
}

} // namespace

std::string toText(const WorkingCard& card)
{
    std::string text(1, letter(card.rank));
    if (card.suit)
        text += letter(*card.suit);
    if (card.isSubstitute)
        text += '*';
    return text;
}

std::string toText(const Substitution& substitution)
{
    std::string text(1, letter(substitution.rank));
    if (substitution.suit)
        text += letter(*substitution.suit);
    return text;
}

WorkingHand workingHand(const Hand& hand, const HouseRules& rules, const HandValue& value)
{
    assert(hand.isComplete());
    const std::array<Rank, 5> values = valuesInOrder(value);
    const std::optional<Suit> suit = substituteSuit(hand, rules, value.category());
    WorkingHand working;
    int nextWild = 0;
    for (std::size_t i = 0; i < working.size(); ++i) {
        const Rank rank = values[i];
        const std::vector<int> naturals = naturalPositions(hand, rules, rank);
        const auto before = std::count(values.begin(), values.begin() + static_cast<int>(i), rank);
        const auto places = std::ranges::count(values, rank);
        const auto substitutes = places - static_cast<std::ptrdiff_t>(naturals.size());
        assert(substitutes >= 0);
        if (before < substitutes) {
            while (!rules.isWild(hand[nextWild]))
                ++nextWild;
            working[i] = {rank, suit, nextWild++, true};
        } else {
            const int position = naturals[static_cast<std::size_t>(before - substitutes)];
            working[i] = {rank, hand[position].suit(), position, false};
        }
    }
    return working;
}

std::vector<Substitution> substitutions(const WorkingHand& working)
{
    std::vector<Substitution> result;
    for (const WorkingCard& card : working) {
        if (card.isSubstitute)
            result.push_back({card.dealtPosition, card.rank, card.suit});
    }
    std::ranges::sort(result, {}, &Substitution::dealtPosition);
    return result;
}

} // namespace showdown
