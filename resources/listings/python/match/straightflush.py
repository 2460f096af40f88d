# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def Flush(hand: list[Card]) -> bool:  # start
    sameSuit = AreCardsSameSuit(hand)  # checkSuit
    if not sameSuit:  # askOtherSuits
        return False  # returnOtherSuits
    if wildsOf(hand) and doValuesRepeat(naturalsOf(hand)):  # askRepeats when noFlushRepeats
        return False  # returnRepeats when noFlushRepeats
    return True  # returnYes


def Straight(hand: list[Card]) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    found = AreCardsStraight(sorted)  # search
    return found  # returnFound


def StraightFlush(hand: list[Card]) -> bool:  # start
    sameSuit = AreCardsSameSuit(hand)  # checkSuit
    if not sameSuit:  # askOtherSuits
        return False  # returnOtherSuits
    sorted = SortCardsByDescendingValue(hand)  # sort
    found = AreCardsStraight(sorted)  # search
    return found  # returnFound


def RoyalFlush(hand: list[Card]) -> bool:  # start
    sameSuit = AreCardsSameSuit(hand)  # checkSuit
    if not sameSuit:  # askOtherSuits
        return False  # returnOtherSuits
    sorted = SortCardsByDescendingValue(hand)  # sort
    info = Info()  # newInfo
    found = AreCardsStraight(sorted, info)  # search
    if not found:  # askNotFound
        return False  # returnNoRow
    if not (holdsValue(sorted, ACE) or ACE in info.cardValues):  # askNoAce when noLowAce
    if info.aceIsOne or not (holdsValue(sorted, ACE) or ACE in info.cardValues):  # askNoAce when lowAce
        return False  # returnNoAce
    return True  # returnYes
