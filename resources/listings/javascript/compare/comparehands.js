// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function CompareHands(hand1, hand2) {  // start
    const numToCompare = Math.min(hand1.length, hand2.length);  // setNumToCompare
    for (let index = 0; index < numToCompare; index += 1) {  // nextIndex
        const value1 = Math.min(hand1[index].value, ACE);  // setValue first
        const value2 = Math.min(hand2[index].value, ACE);  // setValue second
        if (value1 > value2) {  // askBetter
            return 1;  // returnBetter
        }
        if (value1 < value2) {  // askWorse
            return -1;  // returnWorse
        }
    }
    return 0;  // returnTie
}

function FindWinnerHighCard(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValueHighWilds(hand1);  // sort first
    const sorted2 = SortCardsByDescendingValueHighWilds(hand2);  // sort second
    const result = CompareHands(sorted1, sorted2);  // compareHands
    return result;  // returnResult
}
