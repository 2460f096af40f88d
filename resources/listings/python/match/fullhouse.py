# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FullHouse(hand: list[Card], info: Info) -> bool:  # start
    sorted = SortCardsByDescendingValue(hand)  # sort
    info.reset()  # newInfo first
    found = DoCardsHaveSameValue(sorted, 3, info)  # searchFirst first
    if found:  # askFirst first
        found = DoCardsHaveSameValue(sorted, 2, info)  # searchSecond first
    if found and areTwoGroups(info.cardValues):  # askGroups first
        return True  # returnYes first
    info.reset()  # newInfo second
    found = DoCardsHaveSameValue(sorted, 2, info)  # searchFirst second
    if found:  # askFirst second
        found = DoCardsHaveSameValue(sorted, 3, info)  # searchSecond second
    if found and areTwoGroups(info.cardValues):  # askGroups second
        return True  # returnYes second
    return False  # returnNo


def areTwoGroups(cardValues: list[int]) -> bool:
    """Whether the values differ, or are wild and can be made to."""
    return cardValues[0] != cardValues[1] or cardValues[0] == WILD
