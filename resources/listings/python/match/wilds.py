# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def CopyHand(hand: list[Card]) -> list[Card]:  # start
    copy: list[Card] = []  # newCopy
    for card in hand:  # nextCard
        copy.append(card.copy())  # addCard
    return copy  # returnCopy


def ReplaceWildsWithAces(hand: list[Card]) -> None:  # start
    for card in hand:  # nextCard
        if card.isWild():  # askWild
            card.value = ACE  # becomeAce


def ReadBugs(hand: list[Card]) -> list[Card]:  # start
    copy = CopyHand(hand)  # copyHand
    ReplaceWildsWithAces(copy)  # replaceWilds
    return copy  # returnCopy


def WildsAssumeMissingValues(hand: list[Card]) -> None:  # start
    value = ACE  # setValue
    for card in wildsOf(hand):  # nextWild
        while holdsValue(hand, value):  # askHeld
            value -= 1  # lowerValue
        card.value = value  # takeValue
