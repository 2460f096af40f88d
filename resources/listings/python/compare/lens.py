# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def FitsLens(hand: list[Card], rank: str) -> bool:  # start
    cards = hand  # setCards when bug
    if isOfEqualValues(rank):  # askBug when bug
        cards = ReadBugs(hand)  # readBugs when bug
    fits = hasPattern(hand, rank)  # tryMatcher when noBug
    fits = hasPattern(cards, rank)  # tryMatcher when bug
    return fits  # returnFits


def hasPattern(hand: list[Card], rank: str) -> bool:
    """Whether the hand contains the rank, whatever better it may be."""
    if rank == "two-pair":
        return SetInfoAndCheckForTwoPair(hand, Info())
    return matches(hand, rank)
