// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function JacksOrBetter(hand) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const info = new Info();  // newInfo
    const found = DoCardsHaveSameValue(sorted, 2, info);  // search
    if (!found) {  // askNotFound
        return false;  // returnNotFound
    }
    const numWilds = CountCardsByValue(sorted, WILD);  // countWilds when pairFloor
    if (numWilds >= 2) {  // askTwoWilds when pairFloor
        return true;  // returnAces when pairFloor
    }
    if (info.cardValues[0] < PAIR_FLOOR) {  // askBelowFloor when pairFloor
        return false;  // returnBelowFloor when pairFloor
    }
    return true;  // returnYes
}

function ThreeOfAKind(hand) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const found = DoCardsHaveSameValue(sorted, 3);  // search
    return found;  // returnFound
}

function FourOfAKind(hand) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const found = DoCardsHaveSameValue(sorted, 4);  // search
    return found;  // returnFound
}

function FiveOfAKind(hand) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const found = DoCardsHaveSameValue(sorted, 5);  // search
    return found;  // returnFound
}
