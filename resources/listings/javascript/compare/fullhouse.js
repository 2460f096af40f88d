// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FindWinnerFullHouse(hand1, hand2, info1 = new Info(), info2 = new Info()) {  // start
    FullHouse(hand1, info1);  // findGroups first
    let cardValues = WildsAssumeInfoCardValues(info1.cardValues);  // assumeInfo first
    const working1 = WildsAssumeCardValues(hand1, cardValues);  // assumeValues first
    const values1 = GetTrioPairValues(working1);  // readTrioPair first
    FullHouse(hand2, info2);  // findGroups second
    cardValues = WildsAssumeInfoCardValues(info2.cardValues);  // assumeInfo second
    const working2 = WildsAssumeCardValues(hand2, cardValues);  // assumeValues second
    const values2 = GetTrioPairValues(working2);  // readTrioPair second
    const trio1 = values1[0];  // setTrio first
    const trio2 = values2[0];  // setTrio second
    if (trio1 > trio2) {  // askTrioBetter
        return 1;  // returnTrioBetter
    }
    if (trio1 < trio2) {  // askTrioWorse
        return -1;  // returnTrioWorse
    }
    const pair1 = values1[1];  // setPair first
    const pair2 = values2[1];  // setPair second
    if (pair1 > pair2) {  // askPairBetter
        return 1;  // returnPairBetter
    }
    if (pair1 < pair2) {  // askPairWorse
        return -1;  // returnPairWorse
    }
    return 0;  // returnTie
}

function WildsAssumeInfoCardValues(cardValues) {  // start
    let replaceValue = ACE;  // setReplaceValue
    for (const [index, value] of cardValues.entries()) {  // nextValue
        if (value === WILD) {  // askWild
            if (cardValues.includes(replaceValue)) {  // askHeld
                replaceValue = KING;  // takeKing
            }
            cardValues[index] = replaceValue;  // becomeValue
        }
    }
    cardValues.sort((value, other) => other - value);  // sortValues
    return cardValues;  // returnValues
}

function WildsAssumeCardValues(hand, cardValues) {  // start
    let copy = CopyHand(hand);  // copyHand
    for (const [value, size] of [[cardValues[0], 3], [cardValues[1], 2]]) {  // nextGroup
        const count = CountCardsByValue(copy, value);  // countValue
        let numMissing = size - count;  // setMissing
        for (const card of wildsOf(copy).slice(0, Math.max(0, numMissing))) {  // nextWild
            card.value = value;  // takeValue
            numMissing -= 1;  // countMissing
        }
    }
    copy = SortCardsByDescendingValue(copy);  // sort
    return copy;  // returnCopy
}

function GetTrioPairValues(hand) {  // start
    if (hand[1].value === hand[2].value) {  // askTrioFirst
        return [hand[1].value, hand[3].value];  // returnTrioFirst
    }
    return [hand[2].value, hand[1].value];  // returnTrioLast
}
