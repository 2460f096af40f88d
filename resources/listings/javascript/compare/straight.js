// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FindWinnerStraight(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    AreCardsStraight(sorted1, info1);  // search first
    const working1 = WildsAssumeValues(sorted1, info1);  // assumeValues first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    AreCardsStraight(sorted2, info2);  // search second
    const working2 = WildsAssumeValues(sorted2, info2);  // assumeValues second
    const result = CompareHands(working1, working2);  // compareHands
    return result;  // returnResult
}

function FindWinnerStraightFlush(hand1, hand2) {  // start
    const sorted1 = SortCardsByDescendingValue(hand1);  // sort first
    const info1 = new Info();  // newInfo first
    AreCardsStraight(sorted1, info1);  // search first
    const working1 = WildsAssumeValues(sorted1, info1);  // assumeValues first
    const sorted2 = SortCardsByDescendingValue(hand2);  // sort second
    const info2 = new Info();  // newInfo second
    AreCardsStraight(sorted2, info2);  // search second
    const working2 = WildsAssumeValues(sorted2, info2);  // assumeValues second
    const result = CompareHands(working1, working2);  // compareHands
    return result;  // returnResult
}

function WildsAssumeValues(hand, info) {  // start
    let copy = CopyHand(hand);  // copyHand
    const values = [...info.cardValues].sort((value, other) => other - value);  // sortValues
    for (const card of wildsOf(copy)) {  // nextWild
        card.value = values[0];  // takeValue
        values.shift();  // dropValue
    }
    if (info.aceIsOne) {  // askAceIsOne when lowAce
        copy = withLowAces(copy);  // lowerAces when lowAce
    }
    copy = SortCardsByDescendingValue(copy);  // sort
    return copy;  // returnCopy
}
