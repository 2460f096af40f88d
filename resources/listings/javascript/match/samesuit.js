// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function AreCardsSameSuit(hand) {  // start
    let suit = null;  // setSuit
    for (const card of hand) {  // nextCard
        if (card.isWild()) {  // askWild
            continue;  // skipWild
        }
        if (suit === null) {  // askFirst
            suit = card.suit;  // takeSuit
        }
        if (card.suit !== suit) {  // askOtherSuit
            return false;  // returnNo
        }
    }
    return true;  // returnYes
}
