# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FindWinnerTwoPair(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    SetInfoAndCheckForTwoPair(sorted1, info1)  # findPairs first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    SetInfoAndCheckForTwoPair(sorted2, info2)  # findPairs second
    result = CompareTwoPairs(info1, info2)  # comparePairs
    if result != 0:  # askDecided
        return result  # returnDecided
    result = CompareKickers(sorted1, info1, sorted2, info2, "two-pair")  # compareKickers
    return result  # returnResult


def CompareTwoPairs(info1: Info, info2: Info) -> int:  # start
    for index in range(2):  # nextIndex
        pair1 = info1.cardValues[index]  # setPair first
        pair2 = info2.cardValues[index]  # setPair second
        if pair1 > pair2:  # askBetter
            return 1  # returnBetter
        if pair1 < pair2:  # askWorse
            return -1  # returnWorse
    return 0  # returnTie
