# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FindWinnerFullHouse(hand1: list[Card], hand2: list[Card]) -> int:  # start
    FullHouse(hand1, info1 := Info())  # findGroups first
    cardValues = WildsAssumeInfoCardValues(info1.cardValues)  # assumeInfo first
    working1 = WildsAssumeCardValues(hand1, cardValues)  # assumeValues first
    values1 = GetTrioPairValues(working1)  # readTrioPair first
    FullHouse(hand2, info2 := Info())  # findGroups second
    cardValues = WildsAssumeInfoCardValues(info2.cardValues)  # assumeInfo second
    working2 = WildsAssumeCardValues(hand2, cardValues)  # assumeValues second
    values2 = GetTrioPairValues(working2)  # readTrioPair second
    trio1 = values1[0]  # setTrio first
    trio2 = values2[0]  # setTrio second
    if trio1 > trio2:  # askTrioBetter
        return 1  # returnTrioBetter
    if trio1 < trio2:  # askTrioWorse
        return -1  # returnTrioWorse
    pair1 = values1[1]  # setPair first
    pair2 = values2[1]  # setPair second
    if pair1 > pair2:  # askPairBetter
        return 1  # returnPairBetter
    if pair1 < pair2:  # askPairWorse
        return -1  # returnPairWorse
    return 0  # returnTie


def WildsAssumeInfoCardValues(cardValues: list[int]) -> list[int]:  # start
    replaceValue = ACE  # setReplaceValue
    for index, value in enumerate(cardValues):  # nextValue
        if value == WILD:  # askWild
            if replaceValue in cardValues:  # askHeld
                replaceValue = KING  # takeKing
            cardValues[index] = replaceValue  # becomeValue
    cardValues.sort(reverse=True)  # sortValues
    return cardValues  # returnValues


def WildsAssumeCardValues(hand: list[Card], cardValues: list[int]) -> list[Card]:  # start
    copy = CopyHand(hand)  # copyHand
    for value, size in zip(cardValues, (3, 2)):  # nextGroup
        count = CountCardsByValue(copy, value)  # countValue
        numMissing = size - count  # setMissing
        for card in wildsOf(copy)[:max(0, numMissing)]:  # nextWild
            card.value = value  # takeValue
            numMissing -= 1  # countMissing
    copy = SortCardsByDescendingValue(copy)  # sort
    return copy  # returnCopy


def GetTrioPairValues(hand: list[Card]) -> list[int]:  # start
    if hand[1].value == hand[2].value:  # askTrioFirst
        return [hand[1].value, hand[3].value]  # returnTrioFirst
    return [hand[2].value, hand[1].value]  # returnTrioLast
