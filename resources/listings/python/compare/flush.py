# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FindWinnerFlush(hand1: list[Card], hand2: list[Card]) -> int:  # start
    working1 = CopyHand(hand1)  # copyHand first
    ReplaceWildsWithAces(working1)  # becomeAces first when flushRepeats
    WildsAssumeMissingValues(working1)  # takeMissing first when noFlushRepeats
    working1 = SortCardsByDescendingValue(working1)  # sort first
    working2 = CopyHand(hand2)  # copyHand second
    ReplaceWildsWithAces(working2)  # becomeAces second when flushRepeats
    WildsAssumeMissingValues(working2)  # takeMissing second when noFlushRepeats
    working2 = SortCardsByDescendingValue(working2)  # sort second
    result = CompareHands(working1, working2)  # compareHands
    return result  # returnResult
