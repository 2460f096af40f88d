// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/hand.h"
#include "core/questions/naturalcards.h"

#include <optional>

namespace showdown {

/// A hand and the values that it was picked by; it holds the wilds beside them.
struct PickedHand
{
    Hand hand;
    NaturalValues values;
    int wilds = 0;
};

/// Whether two values of one rank are decided late: not by the part compared first or, where one
/// deck has no two such hands without wilds, by one step of it.
bool differLate(const HandValue& value, const HandValue& other);

/// Whether of two hands the one that is worth less has the highest natural card, or as high a one.
bool isHighestCardMisleading(const NaturalValues& values, const NaturalValues& other);

/// Picks hands by what they are worth, one after another from one deck.
class HandPicker
{
public:
    HandPicker(const HouseRules& rules, SeededRandom& random) : m_rules(rules), m_random(random) {}

    /// All hands of a rank.
    static ValuesFit ofRank(Category rank);

    /// A hand with this many wilds, 0 to 4, whose values fit, each of them as likely; nothing if
    /// the deck has none left. The cards are in any order.
    std::optional<PickedHand> pick(int wilds, const ValuesFit& fits);

    /// Gathers the cards of all hands.
    void gather() { m_held = {}; }

private:
    const HouseRules& m_rules;
    SeededRandom& m_random;
    CardSet m_held;
};

} // namespace showdown
