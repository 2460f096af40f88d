// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FindWinnerFlush(hand1, hand2) {  // start
    let working1 = CopyHand(hand1);  // copyHand first
    ReplaceWildsWithAces(working1);  // becomeAces first when flushRepeats
    WildsAssumeMissingValues(working1);  // takeMissing first when noFlushRepeats
    working1 = SortCardsByDescendingValue(working1);  // sort first
    let working2 = CopyHand(hand2);  // copyHand second
    ReplaceWildsWithAces(working2);  // becomeAces second when flushRepeats
    WildsAssumeMissingValues(working2);  // takeMissing second when noFlushRepeats
    working2 = SortCardsByDescendingValue(working2);  // sort second
    const result = CompareHands(working1, working2);  // compareHands
    return result;  // returnResult
}
