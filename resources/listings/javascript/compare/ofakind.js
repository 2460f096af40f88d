// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FindWinnerJacksOrBetter(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    DoCardsHaveSameValue(sorted1, 2, info1);  // search first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    DoCardsHaveSameValue(sorted2, 2, info2);  // search second
    let result = ComparePairs(sorted1, info1, sorted2, info2);  // compareGroups
    if (result !== 0) {  // askDecided
        return result;  // returnDecided
    }
    result = ComparePairKickers(sorted1, info1, sorted2, info2);  // compareKickers
    return result;  // returnResult
}

function FindWinnerThreeKind(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    DoCardsHaveSameValue(sorted1, 3, info1);  // search first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    DoCardsHaveSameValue(sorted2, 3, info2);  // search second
    let result = CompareTrios(sorted1, info1, sorted2, info2);  // compareGroups
    if (result !== 0) {  // askDecided
        return result;  // returnDecided
    }
    result = CompareKickers(sorted1, info1, sorted2, info2, "three-of-a-kind");  // compareKickers
    return result;  // returnResult
}

function FindWinnerFourOfAKind(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    DoCardsHaveSameValue(sorted1, 4, info1);  // search first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    DoCardsHaveSameValue(sorted2, 4, info2);  // search second
    let result = CompareQuads(sorted1, info1, sorted2, info2);  // compareGroups
    if (result !== 0) {  // askDecided
        return result;  // returnDecided
    }
    result = CompareKickers(sorted1, info1, sorted2, info2, "four-of-a-kind");  // compareKickers
    return result;  // returnResult
}

function FindWinnerFiveOfAKind(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    DoCardsHaveSameValue(sorted1, 5, info1);  // search first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    DoCardsHaveSameValue(sorted2, 5, info2);  // search second
    const result = CompareFives(sorted1, info1, sorted2, info2);  // compareGroups
    return result;  // returnResult
}

function ComparePairs(sorted1, info1, sorted2, info2) {  // start
    let pair1 = info1.cardValues[0];  // setValue first
    let numWilds = CountCardsByValue(sorted1, WILD);  // countWilds first
    if (numWilds >= 2) {  // askAllWild first
        pair1 = ACE;  // becomeAce first
    }
    let pair2 = info2.cardValues[0];  // setValue second
    numWilds = CountCardsByValue(sorted2, WILD);  // countWilds second
    if (numWilds >= 2) {  // askAllWild second
        pair2 = ACE;  // becomeAce second
    }
    if (pair1 > pair2) {  // askBetter
        return 1;  // returnBetter
    }
    if (pair1 < pair2) {  // askWorse
        return -1;  // returnWorse
    }
    return 0;  // returnTie
}

function CompareTrios(sorted1, info1, sorted2, info2) {  // start
    let trio1 = info1.cardValues[0];  // setValue first
    let numWilds = CountCardsByValue(sorted1, WILD);  // countWilds first
    if (numWilds >= 3) {  // askAllWild first
        trio1 = ACE;  // becomeAce first
    }
    let trio2 = info2.cardValues[0];  // setValue second
    numWilds = CountCardsByValue(sorted2, WILD);  // countWilds second
    if (numWilds >= 3) {  // askAllWild second
        trio2 = ACE;  // becomeAce second
    }
    if (trio1 > trio2) {  // askBetter
        return 1;  // returnBetter
    }
    if (trio1 < trio2) {  // askWorse
        return -1;  // returnWorse
    }
    return 0;  // returnTie
}

function CompareQuads(sorted1, info1, sorted2, info2) {  // start
    let quad1 = info1.cardValues[0];  // setValue first
    let numWilds = CountCardsByValue(sorted1, WILD);  // countWilds first
    if (numWilds >= 4) {  // askAllWild first
        quad1 = ACE;  // becomeAce first
    }
    let quad2 = info2.cardValues[0];  // setValue second
    numWilds = CountCardsByValue(sorted2, WILD);  // countWilds second
    if (numWilds >= 4) {  // askAllWild second
        quad2 = ACE;  // becomeAce second
    }
    if (quad1 > quad2) {  // askBetter
        return 1;  // returnBetter
    }
    if (quad1 < quad2) {  // askWorse
        return -1;  // returnWorse
    }
    return 0;  // returnTie
}

function CompareFives(sorted1, info1, sorted2, info2) {  // start
    let five1 = info1.cardValues[0];  // setValue first
    let numWilds = CountCardsByValue(sorted1, WILD);  // countWilds first
    if (numWilds >= 5) {  // askAllWild first
        five1 = ACE;  // becomeAce first
    }
    let five2 = info2.cardValues[0];  // setValue second
    numWilds = CountCardsByValue(sorted2, WILD);  // countWilds second
    if (numWilds >= 5) {  // askAllWild second
        five2 = ACE;  // becomeAce second
    }
    if (five1 > five2) {  // askBetter
        return 1;  // returnBetter
    }
    if (five1 < five2) {  // askWorse
        return -1;  // returnWorse
    }
    return 0;  // returnTie
}
