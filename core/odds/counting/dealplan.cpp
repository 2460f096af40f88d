// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "core/odds/counting/dealplan.h"

#include "core/odds/situation.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <numeric>

namespace showdown {

Seats::Seats(const Situation& situation)
    : table(valueTable(situation.rules)), toCome(situation.boardCardsToCome())
{
    TableHand shared;
    for (const Card card : situation.board) {
        shared += table->card(card);
        board.add(card, situation.rules);
    }
    for (const HoleCards& hole : situation.players) {
        Seat seat{shared, 0, {}};
        for (const std::optional<Card> card : hole) {
            if (card) {
                seat.hand += table->card(*card);
                seat.hole.add(*card, situation.rules);
            } else {
                ++seat.unknown;
            }
        }
        seats.push_back(seat);
    }
    const UnseenDeck deck(situation);
    for (const UnseenCard& card : deck.cards())
        unseen.add(card.card, situation.rules, card.copies);
}

SuitSymmetry::SuitSymmetry(std::span<const SuitedCards> fixed)
{
    std::array<std::size_t, 4> suits{0, 1, 2, 3};
    do {
        const bool changesNothing = std::ranges::all_of(fixed, [&](const SuitedCards& cards) {
            return std::ranges::all_of(suits, [&](const std::size_t& image) {
                const auto suit = static_cast<std::size_t>(&image - suits.data());
                return cards.ranks[suit] == cards.ranks[image];
            });
        });
        if (!changesNothing)
            continue;
        std::array<CardKind, 53> images{};
        std::iota(images.begin(), images.end(), CardKind{0});
        for (std::size_t index = 0; index < 52; ++index)
            images[index] = static_cast<CardKind>(index / 4 * 4 + suits[index % 4]);
        m_images.push_back(images);
    } while (std::ranges::next_permutation(suits).found);
}

SuitSymmetry::Exchanges SuitSymmetry::keeping(Exchanges exchanges, CardKind first,
                                              CardKind second) const
{
    Exchanges kept = 0;
    const unsigned own = code(first, second);
    for (Exchanges rest = exchanges; rest != 0; rest &= rest - 1) {
        const auto& images = m_images[static_cast<std::size_t>(std::countr_zero(rest))];
        const unsigned image = code(images[first], images[second]);
        if (image < own)
            return 0;
        if (image == own)
            kept |= rest & -rest;
    }
    return kept;
}

namespace {

SuitSymmetry symmetryOf(const Seats& seats)
{
    std::vector<SuitedCards> fixed{seats.board, seats.unseen};
    for (const Seat& seat : seats.seats)
        fixed.push_back(seat.hole);
    return SuitSymmetry(fixed);
}

/// The holdings of this many unseen cards, shuffled.
std::vector<Holding> scatteredHoldings(const SuitedCards& unseen, int cards)
{
    std::vector<Holding> holdings;
    forEachHolding(unseen, cards, [&](const Holding& holding) { holdings.push_back(holding); });
    std::size_t step = holdings.size() * 5 / 8 + 1;
    while (std::gcd(step, holdings.size()) > 1)
        ++step;
    std::vector<Holding> scattered;
    for (std::size_t i = 0; i < holdings.size(); ++i)
        scattered.push_back(holdings[i * step % holdings.size()]);
    return scattered;
}

} // namespace

DealPlan::DealPlan(const Seats& seats) : symmetry(symmetryOf(seats))
{
    std::vector<std::size_t> blind;
    for (std::size_t player = 0; player < seats.seats.size(); ++player) {
        if (seats.seats[player].unknown == 2)
            blind.push_back(player);
        else if (seats.seats[player].unknown == 1)
            players.push_back(player);
    }
    if (blind.size() >= 2) {
        const std::size_t last = blind.size() - 1;
        pair.emplace(blind[last - 1], blind[last]);
        blind.resize(last - 1);
    }
    // players who lack the most cards come first, so that slices are small
    players.insert(players.begin(), blind.begin(), blind.end());

    if (!players.empty()) {
        kind = SliceKind::holding;
        slices = scatteredHoldings(seats.unseen, seats.seats[players.front()].unknown);
    } else if (pair && seats.toCome > 0) {
        kind = SliceKind::boardCard;
        slices = scatteredHoldings(seats.unseen, 1);
    } else {
        slices.emplace_back();
    }
}

} // namespace showdown
