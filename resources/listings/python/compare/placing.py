# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


# Fills in the ranks of those who take part.
def PlacePlayers(hands: dict[int, list[Card]], ranks: dict[int, str]) -> dict[int, int]:  # start when noLens
def PlacePlayersThroughLens(hands: dict[int, list[Card]], lens: str, ranks: dict[int, str]) -> dict[int, int]:  # start when lens
    for player, hand in hands.items():  # nextHand
        ranks[player] = GetPokerHand(hand)  # findRank when noLens
        fits = FitsLens(hand, lens)  # checkFit when lens
        if fits:  # askFits when lens
            ranks[player] = lens  # takePart when lens
    places = dict.fromkeys(ranks, 1)  # startPlaces
    if len(places) < 2:  # askTooFew when lens
        return places  # returnTooFew when lens
    leader = list(places)[0]  # setLeader
    other = list(places)[1]  # setOther
    result = GetWinningPlayer(hands[leader], ranks[leader], hands[other], ranks[other])  # compareTwo
    if result < 0:  # askOtherWon
        leader, other = other, leader  # swapRoles
    if result != 0:  # askDecided
        places[other] = 2  # placeOther
    if len(places) == 2:  # askNoThird
        return places  # returnTwo
    third = list(places)[2]  # setThird
    result = GetWinningPlayer(hands[leader], ranks[leader], hands[third], ranks[third])  # compareThird
    if result < 0:  # askThirdWon
        places[leader] = 2  # lowerLeader
        places[other] += 1  # lowerOther
    if result == 0 and places[other] == 2:  # askThirdTied
        places[other] = 3  # otherBelowTie
    if result > 0 and places[other] == 1:  # askThirdBelowTie
        places[third] = 3  # thirdBelowTie
    if result > 0 and places[other] == 2:  # askBothBeaten
        result = GetWinningPlayer(hands[other], ranks[other], hands[third], ranks[third])  # compareRest
        places[third] = 2  # thirdSecond
        if result > 0:  # askRestBetter
            places[third] = 3  # thirdLast
        if result < 0:  # askRestWorse
            places[other] = 3  # otherLast
    return places  # returnPlaces
