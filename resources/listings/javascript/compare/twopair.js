// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FindWinnerTwoPair(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    SetInfoAndCheckForTwoPair(sorted1, info1);  // findPairs first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    SetInfoAndCheckForTwoPair(sorted2, info2);  // findPairs second
    let result = CompareTwoPairs(info1, info2);  // comparePairs
    if (result !== 0) {  // askDecided
        return result;  // returnDecided
    }
    result = CompareKickers(sorted1, info1, sorted2, info2, "two-pair");  // compareKickers
    return result;  // returnResult
}

function CompareTwoPairs(info1, info2) {  // start
    for (let index = 0; index < 2; index += 1) {  // nextIndex
        const pair1 = info1.cardValues[index];  // setPair first
        const pair2 = info2.cardValues[index];  // setPair second
        if (pair1 > pair2) {  // askBetter
            return 1;  // returnBetter
        }
        if (pair1 < pair2) {  // askWorse
            return -1;  // returnWorse
        }
    }
    return 0;  // returnTie
}
