# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def ComparePairKickers(sorted1: list[Card], info1: Info, sorted2: list[Card], info2: Info) -> int:  # start
    values = [WILD]  # setValues first
    numWilds = CountCardsByValue(sorted1, WILD)  # countWilds first
    if numWilds < 2:  # askFewWilds first
        values.append(info1.cardValues[0])  # addPairValue first
    kickers1 = BuildHandExcludingValues(sorted1, values, 2)  # takeOut first
    kickers1 = SortCardsByDescendingValueHighWilds(kickers1)  # sort first
    values = [WILD]  # setValues second
    numWilds = CountCardsByValue(sorted2, WILD)  # countWilds second
    if numWilds < 2:  # askFewWilds second
        values.append(info2.cardValues[0])  # addPairValue second
    kickers2 = BuildHandExcludingValues(sorted2, values, 2)  # takeOut second
    kickers2 = SortCardsByDescendingValueHighWilds(kickers2)  # sort second
    result = CompareHands(kickers1, kickers2)  # compareHands
    return result  # returnResult


def CompareKickers(sorted1: list[Card], info1: Info, sorted2: list[Card], info2: Info, rank: str) -> int:  # start
    kickers1 = kickersOf(sorted1, info1, rank)  # getKickers first
    kickers2 = kickersOf(sorted2, info2, rank)  # getKickers second
    result = CompareHands(kickers1, kickers2)  # compareHands
    return result  # returnResult


def kickersOf(sorted: list[Card], info: Info, rank: str) -> list[Card]:
    if rank == "two-pair":
        return GetTwoPairKickers(sorted, info)
    return GetKickers(sorted, info, 3 if rank == "three-of-a-kind" else 4)


def GetKickers(sorted: list[Card], info: Info, groupSize: int) -> list[Card]:  # start
    values = [info.cardValues[0], WILD]  # setValues
    numOfValue = CountCardsByValue(sorted, info.cardValues[0])  # countValue
    if numOfValue >= groupSize:  # askNaturals
        values = [info.cardValues[0]]  # useNaturals
    numWilds = CountCardsByValue(sorted, WILD)  # countWilds
    if numWilds >= groupSize:  # askWilds
        values = [WILD]  # useWilds
    kickers = BuildHandExcludingValues(sorted, values, groupSize)  # takeOut
    kickers = SortCardsByDescendingValueHighWilds(kickers)  # sort
    return kickers  # returnKickers


def GetTwoPairKickers(sorted: list[Card], info: Info) -> list[Card]:  # start
    rest = BuildHandExcludingValues(sorted, [info.cardValues[0]], 2)  # takeOutHigher
    rest = BuildHandExcludingValues(rest, [info.cardValues[1]], 2)  # takeOutLower
    numLeft = 4 - (len(sorted) - len(rest))  # setNumLeft
    rest = BuildHandExcludingValues(rest, [WILD], numLeft)  # takeOutWilds
    return rest  # returnRest
