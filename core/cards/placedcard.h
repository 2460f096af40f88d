// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/card.h"

#include <optional>

namespace showdown {

/// A card on the table: face up, or unknown (unseen). An unknown card is not a wild: it is some
/// card of the deck, and odds count every card that it may be.
class PlacedCard
{
public:
    constexpr PlacedCard(Card face) : m_face(face) {} // NOLINT(google-explicit-constructor)

    static constexpr PlacedCard unknown() { return {}; }

    constexpr bool isUnknown() const { return !m_face; }

    /// The card; nothing for an unknown one.
    constexpr std::optional<Card> face() const { return m_face; }

    constexpr bool operator==(const PlacedCard&) const = default;

private:
    constexpr PlacedCard() = default;

    std::optional<Card> m_face;
};

} // namespace showdown
