# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def CompareHands(hand1: list[Card], hand2: list[Card]) -> int:  # start
    numToCompare = min(len(hand1), len(hand2))  # setNumToCompare
    for index in range(numToCompare):  # nextIndex
        value1 = min(hand1[index].value, ACE)  # setValue first
        value2 = min(hand2[index].value, ACE)  # setValue second
        if value1 > value2:  # askBetter
            return 1  # returnBetter
        if value1 < value2:  # askWorse
            return -1  # returnWorse
    return 0  # returnTie


def FindWinnerHighCard(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValueHighWilds(hand1)  # sort first
    sorted2 = SortCardsByDescendingValueHighWilds(hand2)  # sort second
    result = CompareHands(sorted1, sorted2)  # compareHands
    return result  # returnResult
