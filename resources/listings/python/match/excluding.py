# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def BuildHandExcludingValues(cards: list[Card], values: list[int], max: int) -> list[Card]:  # start
    rest: list[Card] = []  # setRest
    numExcluded = 0  # setExcluded
    for card in cards:  # nextCard
        if card.value in values and numExcluded < max:  # askExclude
            numExcluded += 1  # countExcluded
            continue  # skipCard
        rest.append(card.copy())  # keepCard
    return rest  # returnRest
