# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FindWinnerStraight(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    AreCardsStraight(sorted1, info1)  # search first
    working1 = WildsAssumeValues(sorted1, info1)  # assumeValues first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    AreCardsStraight(sorted2, info2)  # search second
    working2 = WildsAssumeValues(sorted2, info2)  # assumeValues second
    result = CompareHands(working1, working2)  # compareHands
    return result  # returnResult


def FindWinnerStraightFlush(hand1: list[Card], hand2: list[Card]) -> int:  # start
    sorted1 = SortCardsByDescendingValue(hand1)  # sort first
    info1 = Info()  # newInfo first
    AreCardsStraight(sorted1, info1)  # search first
    working1 = WildsAssumeValues(sorted1, info1)  # assumeValues first
    sorted2 = SortCardsByDescendingValue(hand2)  # sort second
    info2 = Info()  # newInfo second
    AreCardsStraight(sorted2, info2)  # search second
    working2 = WildsAssumeValues(sorted2, info2)  # assumeValues second
    result = CompareHands(working1, working2)  # compareHands
    return result  # returnResult


def WildsAssumeValues(hand: list[Card], info: Info) -> list[Card]:  # start
    copy = CopyHand(hand)  # copyHand
    values = sorted(info.cardValues, reverse=True)  # sortValues
    for card in wildsOf(copy):  # nextWild
        card.value = values[0]  # takeValue
        del values[0]  # dropValue
    if info.aceIsOne:  # askAceIsOne when lowAce
        copy = withLowAces(copy)  # lowerAces when lowAce
    copy = SortCardsByDescendingValue(copy)  # sort
    return copy  # returnCopy
