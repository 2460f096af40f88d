# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FindWinnerJacksOrBetter(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    DoCardsHaveSameValue(sorted1, 2, info1)  # search first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    DoCardsHaveSameValue(sorted2, 2, info2)  # search second
    result = ComparePairs(sorted1, info1, sorted2, info2)  # compareGroups
    if result != 0:  # askDecided
        return result  # returnDecided
    result = ComparePairKickers(sorted1, info1, sorted2, info2)  # compareKickers
    return result  # returnResult


def FindWinnerThreeKind(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    DoCardsHaveSameValue(sorted1, 3, info1)  # search first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    DoCardsHaveSameValue(sorted2, 3, info2)  # search second
    result = CompareTrios(sorted1, info1, sorted2, info2)  # compareGroups
    if result != 0:  # askDecided
        return result  # returnDecided
    result = CompareKickers(sorted1, info1, sorted2, info2, "three-of-a-kind")  # compareKickers
    return result  # returnResult


def FindWinnerFourOfAKind(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    DoCardsHaveSameValue(sorted1, 4, info1)  # search first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    DoCardsHaveSameValue(sorted2, 4, info2)  # search second
    result = CompareQuads(sorted1, info1, sorted2, info2)  # compareGroups
    if result != 0:  # askDecided
        return result  # returnDecided
    result = CompareKickers(sorted1, info1, sorted2, info2, "four-of-a-kind")  # compareKickers
    return result  # returnResult


def FindWinnerFiveOfAKind(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    DoCardsHaveSameValue(sorted1, 5, info1)  # search first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    DoCardsHaveSameValue(sorted2, 5, info2)  # search second
    result = CompareFives(sorted1, info1, sorted2, info2)  # compareGroups
    return result  # returnResult


def ComparePairs(sorted1: list[Card], info1: Info, sorted2: list[Card], info2: Info) -> int:  # start
    pair1 = info1.cardValues[0]  # setValue first
    numWilds = CountCardsByValue(sorted1, WILD)  # countWilds first
    if numWilds >= 2:  # askAllWild first
        pair1 = ACE  # becomeAce first
    pair2 = info2.cardValues[0]  # setValue second
    numWilds = CountCardsByValue(sorted2, WILD)  # countWilds second
    if numWilds >= 2:  # askAllWild second
        pair2 = ACE  # becomeAce second
    if pair1 > pair2:  # askBetter
        return 1  # returnBetter
    if pair1 < pair2:  # askWorse
        return -1  # returnWorse
    return 0  # returnTie


def CompareTrios(sorted1: list[Card], info1: Info, sorted2: list[Card], info2: Info) -> int:  # start
    trio1 = info1.cardValues[0]  # setValue first
    numWilds = CountCardsByValue(sorted1, WILD)  # countWilds first
    if numWilds >= 3:  # askAllWild first
        trio1 = ACE  # becomeAce first
    trio2 = info2.cardValues[0]  # setValue second
    numWilds = CountCardsByValue(sorted2, WILD)  # countWilds second
    if numWilds >= 3:  # askAllWild second
        trio2 = ACE  # becomeAce second
    if trio1 > trio2:  # askBetter
        return 1  # returnBetter
    if trio1 < trio2:  # askWorse
        return -1  # returnWorse
    return 0  # returnTie


def CompareQuads(sorted1: list[Card], info1: Info, sorted2: list[Card], info2: Info) -> int:  # start
    quad1 = info1.cardValues[0]  # setValue first
    numWilds = CountCardsByValue(sorted1, WILD)  # countWilds first
    if numWilds >= 4:  # askAllWild first
        quad1 = ACE  # becomeAce first
    quad2 = info2.cardValues[0]  # setValue second
    numWilds = CountCardsByValue(sorted2, WILD)  # countWilds second
    if numWilds >= 4:  # askAllWild second
        quad2 = ACE  # becomeAce second
    if quad1 > quad2:  # askBetter
        return 1  # returnBetter
    if quad1 < quad2:  # askWorse
        return -1  # returnWorse
    return 0  # returnTie


def CompareFives(sorted1: list[Card], info1: Info, sorted2: list[Card], info2: Info) -> int:  # start
    five1 = info1.cardValues[0]  # setValue first
    numWilds = CountCardsByValue(sorted1, WILD)  # countWilds first
    if numWilds >= 5:  # askAllWild first
        five1 = ACE  # becomeAce first
    five2 = info2.cardValues[0]  # setValue second
    numWilds = CountCardsByValue(sorted2, WILD)  # countWilds second
    if numWilds >= 5:  # askAllWild second
        five2 = ACE  # becomeAce second
    if five1 > five2:  # askBetter
        return 1  # returnBetter
    if five1 < five2:  # askWorse
        return -1  # returnWorse
    return 0  # returnTie
