# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def SortCardsByDescendingValue(hand: list[Card]) -> list[Card]: return highestFirst(hand, wild=0)  # sort


def SortCardsByDescendingValueHighWilds(hand: list[Card]) -> list[Card]: return highestFirst(hand)  # sort
