# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def AreCardsSameSuit(hand: list[Card]) -> bool:  # start
    suit = None  # setSuit
    for card in hand:  # nextCard
        if card.isWild():  # askWild
            continue  # skipWild
        if suit is None:  # askFirst
            suit = card.suit  # takeSuit
        if card.suit != suit:  # askOtherSuit
            return False  # returnNo
    return True  # returnYes
