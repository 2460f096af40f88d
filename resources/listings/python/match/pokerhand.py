# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def GetPokerHand(hand: list[Card]) -> str:  # start
    bugs = hand  # setBugs when bug
    if wildsOf(hand):  # askBug when bug
        bugs = ReadBugs(hand)  # readBugs when bug
    for rank in reversed(RANKS[1:]):  # nextRank
        found = matches(hand, rank)  # tryMatcher when noBug
        found = matches(bugs if isOfEqualValues(rank) else hand, rank)  # tryMatcher when bug
        if found:  # askFound
            return rank  # returnRank
    return "high-card"  # returnHighCard


def matches(hand: list[Card], rank: str) -> bool:
    """Asks the rank's matcher; any hand is a high card."""
    matchers = {
        "high-card": lambda hand: True,
        "pair": JacksOrBetter,
        "two-pair": TwoPair,
        "three-of-a-kind": ThreeOfAKind,
        "straight": Straight,
        "flush": Flush,
        "full-house": lambda hand: FullHouse(hand, Info()),
        "four-of-a-kind": FourOfAKind,
        "straight-flush": StraightFlush,
        "royal-flush": RoyalFlush,
        "five-of-a-kind": FiveOfAKind,  # when fiveOfAKind
    }
    return matchers[rank](hand)
