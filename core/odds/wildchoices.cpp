// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/wildchoices.h"

#include "core/compare/showdown.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>

namespace showdown {
namespace {

/// The same rules with no wild but the joker, for hands in which every wild stands for a card.
HouseRules withoutWildCards(const HouseRules& rules)
{
    HouseRules made = rules;
    made.wildRanks = {};
    made.wildCards = {};
    made.deck = DeckKind::free;
    return made;
}

/// The suit that lets the wilds of a hand make five of one suit: that of its natural cards, or
/// spades where there is none. Nothing if natural cards differ in suit, or without a wild.
std::optional<Suit> suitThatMatters(const Hand& hand, const HouseRules& rules)
{
    std::optional<Suit> suit;
    bool hasWild = false;
    for (const Card card : hand) {
        if (rules.isWild(card)) {
            hasWild = true;
        } else if (suit && suit != card.suit()) {
            return std::nullopt;
        } else {
            suit = card.suit();
        }
    }
    return hasWild ? suit.value_or(Suit::spades) : std::optional<Suit>();
}

/// A complete hand that holds wilds, and the rules, ready to be asked about many choices.
class Chooser
{
public:
    Chooser(const Hand& hand, const HouseRules& rules)
        : m_hand(hand),
          m_rules(rules),
          m_madeRules(withoutWildCards(rules)),
          m_suit(suitThatMatters(hand, rules))
    {}

    int wildCount() const
    {
        return static_cast<int>(
            std::ranges::count_if(m_hand, [this](Card card) { return m_rules.isWild(card); }));
    }

    /// What the hand makes with its wilds taken for these ranks, in the suit that makes five of one
    /// suit or in another one. Nothing if the rules forbid it, or if there is no such suit.
    std::optional<WildChoice> choice(std::span<const Rank> ranks, bool ofOneSuit) const
    {
        if (ofOneSuit && !m_suit)
            return std::nullopt;
        const std::optional<HandValue> value =
            ofOneSuit ? suitedValue(ranks) : valueOf(ranks, otherSuit());
        if (!value || !isAllowed(ranks, *value))
            return std::nullopt;
        return WildChoice{substitutes(ranks, value->category()), *value};
    }

private:
    /// Five cards of one suit are a flush only if the rules let the wilds do that.
    std::optional<HandValue> suitedValue(std::span<const Rank> ranks) const
    {
        const std::optional<HandValue> value = valueOf(ranks, *m_suit);
        if (value && value->category() == Category::flush && !makesFlush(ranks))
            return valueOf(ranks, otherSuit());
        return value;
    }

    bool makesFlush(std::span<const Rank> ranks) const
    {
        if (m_rules.flushRepeats) // then every wild is an ace
            return std::ranges::all_of(ranks, [](Rank rank) { return rank == Rank::ace; });
        RankSet seen;
        const auto isNew = [&seen](Rank rank) {
            const bool result = !seen.contains(rank);
            seen.insert(rank);
            return result;
        };
        return std::ranges::all_of(ranks, isNew) && std::ranges::all_of(m_hand, [&](Card card) {
                   return m_rules.isWild(card) || isNew(*card.rank());
               });
    }

    /// A bug is an ace, or part of a straight or flush.
    bool isAllowed(std::span<const Rank> ranks, const HandValue& value) const
    {
        return m_rules.wildScope == WildScope::full || value.category() == Category::straight
               || suitMatters(value.category())
               || std::ranges::all_of(ranks, [](Rank rank) { return rank == Rank::ace; });
    }

    /// A suit with which the first wild keeps the five cards from being of one suit.
    Suit otherSuit() const { return m_suit == Suit::hearts ? Suit::clubs : Suit::hearts; }

    /// The value of the five cards with the first wild of this suit, the others as suits matter.
    std::optional<HandValue> valueOf(std::span<const Rank> ranks, Suit first) const
    {
        Hand made;
        std::size_t next = 0;
        for (const Card card : m_hand) {
            if (m_rules.isWild(card)) {
                made.add(Card(ranks[next], next == 0 ? first : m_suit.value_or(first)));
                ++next;
            } else {
                made.add(card);
            }
        }
        const std::optional<HandResult> result = evaluate(made, m_madeRules);
        return result ? std::optional(result->value) : std::nullopt;
    }

    std::vector<Substitution> substitutes(std::span<const Rank> ranks, Category category) const
    {
        std::vector<Substitution> result;
        for (int position = 0; position < m_hand.size(); ++position) {
            if (m_rules.isWild(m_hand[position])) {
                result.push_back({position, ranks[result.size()],
                                  suitMatters(category) ? m_suit : std::nullopt});
            }
        }
        return result;
    }

    const Hand& m_hand;
    const HouseRules& m_rules;
    HouseRules m_madeRules;
    std::optional<Suit> m_suit; ///< in which the five cards can be of one suit
};

/// Calls `handle` with every multiset of this many ranks, descending.
void forEachMultiset(std::vector<Rank>& ranks, int size, Rank highest,
                     const std::function<void(std::span<const Rank>)>& handle)
{
    if (static_cast<int>(ranks.size()) == size) {
        handle(ranks);
        return;
    }
    for (int value = number(highest); value >= number(Rank::two); --value) {
        ranks.push_back(*rankOf(value));
        forEachMultiset(ranks, size, ranks.back(), handle);
        ranks.pop_back();
    }
}

} // namespace

std::vector<WildChoice> wildChoices(const Hand& hand, const HouseRules& rules)
{
    std::vector<WildChoice> choices;
    const Chooser chooser(hand, rules);
    const int wilds = chooser.wildCount();
    if (!hand.isComplete() || wilds == 0)
        return choices;

    std::vector<Rank> ranks;
    forEachMultiset(ranks, wilds, Rank::ace, [&](std::span<const Rank> chosen) {
        for (const bool ofOneSuit : {true, false}) {
            if (const auto choice = chooser.choice(chosen, ofOneSuit))
                choices.push_back(*choice);
        }
    });
    std::ranges::stable_sort(choices, [](const WildChoice& left, const WildChoice& right) {
        return left.value > right.value;
    });
    const auto repeated = std::unique(
        choices.begin(), choices.end(),
        [](const WildChoice& left, const WildChoice& right) { return left.value == right.value; });
    choices.erase(repeated, choices.end());
    return choices;
}

} // namespace showdown
