# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def GetWinningPlayer(hand1: list[Card], rank1: str, hand2: list[Card], rank2: str) -> int:  # start
    if RANKS.index(rank1) > RANKS.index(rank2):  # askHigher
        return 1  # returnHigher
    if RANKS.index(rank1) < RANKS.index(rank2):  # askLower
        return -1  # returnLower
    if isOfEqualValues(rank1):  # askEqualValues when bug
        hand1 = ReadBugs(hand1)  # readBugs first when bug
        hand2 = ReadBugs(hand2)  # readBugs second when bug
    result = findWinner(rank1, hand1, hand2)  # findWinner
    if result == 0:  # askTie when naturalBeatsWild
        result = CompareWildCounts(hand1, hand2)  # compareWilds when naturalBeatsWild
    return result  # returnResult


def findWinner(rank: str, hand1: list[Card], hand2: list[Card]) -> int:
    """Asks the rank's FindWinner function."""
    findWinnerFunctions = {
        "high-card": FindWinnerHighCard,
        "pair": FindWinnerJacksOrBetter,
        "two-pair": FindWinnerTwoPair,
        "three-of-a-kind": FindWinnerThreeKind,
        "straight": FindWinnerStraight,
        "flush": FindWinnerFlush,
        "full-house": FindWinnerFullHouse,
        "four-of-a-kind": FindWinnerFourOfAKind,
        "straight-flush": FindWinnerStraightFlush,
        "royal-flush": FindWinnerStraightFlush,
        "five-of-a-kind": FindWinnerFiveOfAKind,  # when fiveOfAKind
    }
    return findWinnerFunctions[rank](hand1, hand2)


def CompareWildCounts(hand1: list[Card], hand2: list[Card]) -> int:  # start
    wilds1 = countDealtWilds(hand1)  # countWilds first
    wilds2 = countDealtWilds(hand2)  # countWilds second
    if wilds1 < wilds2:  # askFewer
        return 1  # returnFewer
    if wilds1 > wilds2:  # askMore
        return -1  # returnMore
    return 0  # returnTie
