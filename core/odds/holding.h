// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/binomial.h"
#include "core/odds/suitedcards.h"
#include "core/table/tablehand.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace showdown {

/// The kinds of card: 0 to 51 as Card::index() for natural cards, and one for all that are wild.
using CardKind = std::uint8_t;
constexpr CardKind wildCardKind = 52;

/// All kinds as cards for the tables. They are made beforehand, because a card that has only just
/// been put together is slow to add.
inline constexpr std::array<TableCard, 53> kindCards =
    []<std::size_t... kinds>(std::index_sequence<kinds...>)
{
    return std::array{TableCard::natural(*cardOf(kinds)->rank(), *cardOf(kinds)->suit())...,
                      TableCard::wild()};
}
(std::make_index_sequence<52>());

/// The card of a kind for the tables.
constexpr const TableCard& tableCard(CardKind kind)
{
    return kindCards[kind];
}

constexpr bool contains(const SuitedCards& cards, CardKind kind)
{
    return kind == wildCardKind ? cards.wilds > 0
                                : (cards.ranks[kind % 4U] >> (kind / 4U) & 1U) != 0;
}

/// Takes one card of the kind out.
constexpr void remove(SuitedCards& cards, CardKind kind)
{
    if (kind == wildCardKind)
        --cards.wilds;
    else
        cards.removeNatural(*cardOf(kind));
}

/// One or two cards that may be dealt, and in how many ways. One card stands here twice.
struct Holding
{
    CardKind first = 0;
    CardKind second = 0;
    std::uint64_t ways = 1;
};

/// Calls `handle` with every holding of so many unseen cards, one or two.
template <typename Handle>
void forEachHolding(const SuitedCards& unseen, int cards, const Handle& handle)
{
    for (CardKind first = 0; first < wildCardKind; ++first) {
        if (!contains(unseen, first))
            continue;
        if (cards == 1) {
            handle(Holding{first, first, 1});
            continue;
        }
        for (CardKind second = first + 1; second < wildCardKind; ++second) {
            if (contains(unseen, second))
                handle(Holding{first, second, 1});
        }
        if (unseen.wilds > 0)
            handle(Holding{first, wildCardKind, static_cast<std::uint64_t>(unseen.wilds)});
    }
    if (unseen.wilds >= cards)
        handle(Holding{wildCardKind, wildCardKind, binomial(unseen.wilds, cards)});
}

} // namespace showdown
