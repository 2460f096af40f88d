# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def JacksOrBetter(hand: list[Card]) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    info = Info()  # newInfo
    found = DoCardsHaveSameValue(sorted, 2, info)  # search
    if not found:  # askNotFound
        return False  # returnNotFound
    numWilds = CountCardsByValue(sorted, WILD)  # countWilds when pairFloor
    if numWilds >= 2:  # askTwoWilds when pairFloor
        return True  # returnAces when pairFloor
    if info.cardValues[0] < PAIR_FLOOR:  # askBelowFloor when pairFloor
        return False  # returnBelowFloor when pairFloor
    return True  # returnYes


def ThreeOfAKind(hand: list[Card]) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    found = DoCardsHaveSameValue(sorted, 3)  # search
    return found  # returnFound


def FourOfAKind(hand: list[Card]) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    found = DoCardsHaveSameValue(sorted, 4)  # search
    return found  # returnFound


def FiveOfAKind(hand: list[Card]) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    found = DoCardsHaveSameValue(sorted, 5)  # search
    return found  # returnFound
