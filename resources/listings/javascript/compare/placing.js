// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

// Fills in the ranks of those who take part.
function PlacePlayers(hands, ranks) {  // start when noLens
function PlacePlayersThroughLens(hands, lens, ranks) {  // start when lens
    for (const [player, hand] of Object.entries(hands)) {  // nextHand
        ranks[player] = GetPokerHand(hand);  // findRank when noLens
        const fits = FitsLens(hand, lens);  // checkFit when lens
        if (fits) {  // askFits when lens
            ranks[player] = lens;  // takePart when lens
        }
    }
    const places = Object.fromEntries(Object.keys(ranks).map((player) => [player, 1]));  // startPlaces
    if (Object.keys(places).length < 2) {  // askTooFew when lens
        return places;  // returnTooFew when lens
    }
    let leader = Object.keys(places)[0];  // setLeader
    let other = Object.keys(places)[1];  // setOther
    let result = GetWinningPlayer(hands[leader], ranks[leader], hands[other], ranks[other]);  // compareTwo
    if (result < 0) {  // askOtherWon
        [leader, other] = [other, leader];  // swapRoles
    }
    if (result !== 0) {  // askDecided
        places[other] = 2;  // placeOther
    }
    if (Object.keys(places).length === 2) {  // askNoThird
        return places;  // returnTwo
    }
    const third = Object.keys(places)[2];  // setThird
    result = GetWinningPlayer(hands[leader], ranks[leader], hands[third], ranks[third]);  // compareThird
    if (result < 0) {  // askThirdWon
        places[leader] = 2;  // lowerLeader
        places[other] += 1;  // lowerOther
    }
    if (result === 0 && places[other] === 2) {  // askThirdTied
        places[other] = 3;  // otherBelowTie
    }
    if (result > 0 && places[other] === 1) {  // askThirdBelowTie
        places[third] = 3;  // thirdBelowTie
    }
    if (result > 0 && places[other] === 2) {  // askBothBeaten
        result = GetWinningPlayer(hands[other], ranks[other], hands[third], ranks[third]);  // compareRest
        places[third] = 2;  // thirdSecond
        if (result > 0) {  // askRestBetter
            places[third] = 3;  // thirdLast
        }
        if (result < 0) {  // askRestWorse
            places[other] = 3;  // otherLast
        }
    }
    return places;  // returnPlaces
}
