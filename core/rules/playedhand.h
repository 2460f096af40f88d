// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/rules/houserules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace showdown {

/// A card's value as the series counts: 2 to 14, and 100 for a wild. An ace that is below the
/// two in a straight counts 1.
namespace cardvalue {
constexpr int lowAce = 1;
constexpr int two = 2;
constexpr int five = 5;
constexpr int ten = 10;
constexpr int king = 13;
constexpr int ace = 14;
constexpr int wild = 100;
} // namespace cardvalue

/// One card of a hand in play: a dealt card as the house rules read it. Matchers and comparators
/// work on copies in which a wild may have taken a value; position says which dealt card it is.
struct PlayedCard
{
    std::uint8_t value = 0;    ///< see cardvalue
    std::uint8_t suit = 0;     ///< as the Suit's number; 0 while a wild has none
    std::uint8_t position = 0; ///< in the hand as dealt, from 0
    std::uint8_t player = 0;   ///< whose card it is, from 1
    bool dealtWild = false;    ///< stays true when the wild takes a value

    constexpr bool isWild() const { return value == cardvalue::wild; }
    /// The rank that it stands for: an ace below the two is an ace. Nothing for a wild without a
    /// value.
    constexpr std::optional<Rank> rank() const
    {
        return rankOf(value == cardvalue::lowAce ? cardvalue::ace : int{value});
    }
    constexpr bool operator==(const PlayedCard&) const = default;
};

/// Up to five played cards of one player, in any order.
class PlayedHand
{
public:
    constexpr PlayedHand() = default;
    explicit constexpr PlayedHand(int player) : m_player(player) {}

    /// Adds a card; a sixth one is ignored.
    constexpr void add(PlayedCard card)
    {
        if (m_size < Hand::fullSize)
            m_cards[static_cast<std::size_t>(m_size++)] = card;
    }

    /// The player who holds the hand, from 1.
    constexpr int player() const { return m_player; }
    constexpr int size() const { return m_size; }

    constexpr PlayedCard* begin() { return m_cards.data(); }
    constexpr PlayedCard* end() { return m_cards.data() + m_size; }
    constexpr const PlayedCard* begin() const { return m_cards.data(); }
    constexpr const PlayedCard* end() const { return m_cards.data() + m_size; }

    /// The card at an index from 0, which must be below size().
    constexpr PlayedCard& operator[](int index) { return m_cards[static_cast<std::size_t>(index)]; }
    constexpr const PlayedCard& operator[](int index) const
    {
        return m_cards[static_cast<std::size_t>(index)];
    }

    constexpr bool operator==(const PlayedHand&) const = default;

private:
    std::array<PlayedCard, Hand::fullSize> m_cards{};
    int m_size = 0;
    int m_player = 1;
};

/// The hand as the rules read it: jokers and natural cards that are wild have the value
/// cardvalue::wild and no suit; the order is as dealt.
PlayedHand read(const Hand& hand, const HouseRules& rules, int player = 1);

/// The number of cards dealt as wilds, whatever they currently stand for.
int dealtWildCount(const PlayedHand& hand);

/// `Kh 6* *`: a wild that has taken a value shows it with a star, one that has not is `*`.
std::string toText(const PlayedHand& hand);

} // namespace showdown
