// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/wildchooser.h"

#include "core/compare/showdown.h"

#include <algorithm>
#include <bitset>
#include <cstddef>

namespace showdown {
namespace {

/// The rules with only the joker wild, for hands in which every wild stands for a card.
HouseRules withoutWildCards(const HouseRules& rules)
{
    HouseRules made = rules;
    made.wildRanks = {};
    made.wildCards = {};
    made.deck = DeckKind::free;
    return made;
}

void extend(std::vector<Rank>& ranks, int count, Rank highest,
            const std::function<void(std::span<const Rank>)>& handle)
{
    if (static_cast<int>(ranks.size()) == count) {
        handle(ranks);
        return;
    }
    for (int value = number(highest); value >= number(Rank::two); --value) {
        ranks.push_back(*rankOf(value));
        extend(ranks, count, ranks.back(), handle);
        ranks.pop_back();
    }
}

} // namespace

WildChooser::WildChooser(const Hand& hand, const HouseRules& rules)
    : m_hand(hand), m_rules(rules), m_madeRules(withoutWildCards(rules))
{
    std::bitset<5> suits;
    std::optional<Suit> last;
    for (const Card card : hand) {
        if (rules.isWild(card)) {
            ++m_wildCount;
        } else {
            last = card.suit();
            suits.set(static_cast<std::size_t>(*last));
        }
    }
    m_naturalSuits = static_cast<int>(suits.count());
    if (m_wildCount > 0 && m_naturalSuits <= 1)
        m_suit = last.value_or(Suit::spades);
}

WildMade WildChooser::make(std::span<const Rank> ranks, bool ofOneSuit) const
{
    const std::optional<HandResult> result = evaluate(made(ranks, ofOneSuit), m_madeRules);
    if (!result)
        return {};
    const HandValue& value = result->value;
    if (ofOneSuit && value.category() == Category::flush && !makesFlush(ranks)) {
        return {std::nullopt,
                m_rules.flushRepeats ? WildBan::flushWildsAreAces : WildBan::flushValuesDiffer};
    }
    const bool isAllowed =
        m_rules.wildScope == WildScope::full || value.category() == Category::straight
        || suitMatters(value.category())
        || std::ranges::all_of(ranks, [](Rank rank) { return rank == Rank::ace; });
    if (!isAllowed)
        return {std::nullopt, WildBan::bugIsAce};
    return {value, WildBan::none};
}

bool WildChooser::suitCounts(std::span<const Rank> ranks) const
{
    return m_suit && (makesFlush(ranks) || allDiffer(ranks));
}

/// Whether the rules let the wilds make five cards of one suit a flush.
bool WildChooser::makesFlush(std::span<const Rank> ranks) const
{
    if (m_rules.flushRepeats)
        return std::ranges::all_of(ranks, [](Rank rank) { return rank == Rank::ace; });
    return allDiffer(ranks);
}

/// Whether the five cards have five different values.
bool WildChooser::allDiffer(std::span<const Rank> ranks) const
{
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

/// The five cards. Unless they are to be of one suit, the first wild gets a different one.
Hand WildChooser::made(std::span<const Rank> ranks, bool ofOneSuit) const
{
    const Suit other = m_suit == Suit::hearts ? Suit::clubs : Suit::hearts;
    Hand made;
    std::size_t next = 0;
    for (const Card card : m_hand) {
        if (m_rules.isWild(card)) {
            const bool isOther = next == 0 && !ofOneSuit;
            made.add(Card(ranks[next], isOther ? other : m_suit.value_or(other)));
            ++next;
        } else {
            made.add(card);
        }
    }
    return made;
}

std::vector<Substitution> WildChooser::substitutes(std::span<const Rank> ranks,
                                                   Category category) const
{
    std::vector<Substitution> result;
    for (int position = 0; position < m_hand.size(); ++position) {
        if (m_rules.isWild(m_hand[position])) {
            result.push_back(
                {position, ranks[result.size()], suitMatters(category) ? m_suit : std::nullopt});
        }
    }
    return result;
}

void forEachWildRanks(int count, const std::function<void(std::span<const Rank>)>& handle)
{
    std::vector<Rank> ranks;
    extend(ranks, count, Rank::ace, handle);
}

} // namespace showdown
