# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def TwoPair(hand: list[Card]) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    info = Info()  # newInfo
    found = DoCardsHaveSameValue(sorted, 2, info)  # searchFirst
    if not found:  # askNotFound
        return False  # returnNo
    found = DoCardsHaveSameValue(sorted, 2, info)  # searchSecond
    return found  # returnFound


def SetInfoAndCheckForTwoPair(hand: list[Card], info: Info) -> bool:  # start
    valueCounts = CountCardValues(hand)  # countValues
    numWilds = valueCounts.get(WILD, 0)  # countWilds
    for higher in range(ACE, 2, -1):  # nextHigher
        missing = max(0, 2 - valueCounts.get(higher, 0))  # setMissing
        if missing > numWilds:  # askMissing
            continue  # skipHigher
        for lower in range(higher - 1, 1, -1):  # nextLower
            needed = missing + max(0, 2 - valueCounts.get(lower, 0))  # setNeeded
            if needed <= numWilds:  # askNeeded
                info.cardValues = [higher, lower]  # giveValues
                return True  # returnYes
    return False  # returnNo
