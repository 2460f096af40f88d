// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/seats.h"

#include "core/odds/unseendeck.h"

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

} // namespace showdown
