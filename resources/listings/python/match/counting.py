# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def CountCardsByValue(hand: list[Card], value: int) -> int:  # start
    count = 0  # setCount
    for card in hand:  # nextCard
        if card.value == value:  # askValue
            count += 1  # countCard
    return count  # returnCount


def CountCardValues(hand: list[Card]) -> dict[int, int]:  # start
    valueCounts: dict[int, int] = {}  # setCounts
    for card in hand:  # nextCard
        if card.value not in valueCounts:  # askNew
            valueCounts[card.value] = 0  # addEntry
        valueCounts[card.value] += 1  # countCard
    return valueCounts  # returnCounts
