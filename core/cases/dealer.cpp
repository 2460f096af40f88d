// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cases/dealer.h"

#include "core/cards/deck.h"

#include <algorithm>
#include <iterator>

namespace showdown {

namespace {

/// True if two or more natural cards whose suit was left open have all come in one suit.
bool isUnwantedFlush(const Hand& hand, const Shape& shape, const HouseRules& rules)
{
    if (std::ranges::any_of(shape, [](const ShapeCard& card) { return card.suitGroup != 0; }))
        return false;
    std::optional<Suit> suit;
    int naturals = 0;
    for (const Card card : hand) {
        if (rules.isWild(card))
            continue;
        if (suit && *card.suit() != *suit)
            return false;
        suit = card.suit();
        ++naturals;
    }
    return naturals > 1;
}

} // namespace

Dealer::Dealer(const HouseRules& rules, SeededRandom& random) : m_rules(rules), m_random(random)
{
    std::ranges::copy_if(naturalDeck(), std::back_inserter(m_wildCards),
                         [&](Card card) { return rules.isWild(card); });
}

std::optional<std::vector<Hand>> Dealer::deal(std::span<const Shape> shapes, DealtOrder order)
{
    constexpr int attempts = 8;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Groups groups = allSuits();
        m_random.shuffle(groups);
        m_held = {};
        std::vector<Hand> hands;
        for (Shape shape : shapes) {
            if (order == DealtOrder::shuffled)
                m_random.shuffle(shape);
            const std::optional<Hand> hand = dealHand(shape, groups);
            if (!hand || isUnwantedFlush(*hand, shape, m_rules))
                break;
            hands.push_back(*hand);
        }
        if (hands.size() == shapes.size())
            return hands;
    }
    return std::nullopt;
}

Hand Dealer::dealAny(std::span<const Hand> hands)
{
    m_held = {};
    for (const Hand& hand : hands) {
        for (const Card card : hand)
            m_held.insert(card);
    }
    Hand hand;
    while (!hand.isComplete()) {
        const Card card = *cardOf(m_random.below(53));
        if (isFree(card))
            hand.add(take(card));
    }
    return hand;
}

std::optional<Hand> Dealer::dealHand(const Shape& shape, const Groups& groups)
{
    Hand hand;
    for (const ShapeCard& each : shape) {
        const std::optional<Card> card = dealCard(each, groups);
        if (!card)
            return std::nullopt;
        hand.add(*card);
    }
    return hand;
}

std::optional<Card> Dealer::dealCard(const ShapeCard& card, const Groups& groups)
{
    if (!card.rank)
        return dealWild();
    std::array<Suit, 4> suits = allSuits();
    m_random.shuffle(suits);
    for (const Suit suit : suits) {
        const bool fits =
            card.suitGroup == 0 || suit == groups[static_cast<std::size_t>(card.suitGroup) - 1];
        const Card candidate(*card.rank, suit);
        if (fits && !m_rules.isWild(candidate) && isFree(candidate))
            return take(candidate);
    }
    return std::nullopt;
}

Card Dealer::dealWild()
{
    if (!m_wildCards.empty() && m_random.chance(2, 3)) {
        const Card card = m_random.pick(m_wildCards);
        if (isFree(card))
            return take(card);
    }
    return Card::joker();
}

bool Dealer::isFree(Card card) const
{
    return m_rules.deck == DeckKind::free || !m_held.contains(card);
}

Card Dealer::take(Card card)
{
    m_held.insert(card);
    return card;
}

} // namespace showdown
