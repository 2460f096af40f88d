// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/dealplan.h"

#include <numeric>

namespace showdown {
namespace {

SuitSymmetry symmetryOf(const Seats& seats)
{
    std::vector<SuitedCards> fixed{seats.board, seats.unseen};
    for (const Seat& seat : seats.seats)
        fixed.push_back(seat.hole);
    return SuitSymmetry(fixed);
}

/// The holdings of so many unseen cards, scattered.
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
    // who lacks most comes first, so that slices are small
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
