// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function Flush(hand) {  // start
    const sameSuit = AreCardsSameSuit(hand);  // checkSuit
    if (!sameSuit) {  // askOtherSuits
        return false;  // returnOtherSuits
    }
    if (wildsOf(hand).length > 0 && doValuesRepeat(naturalsOf(hand))) {  // askRepeats when noFlushRepeats
        return false;  // returnRepeats when noFlushRepeats
    }
    return true;  // returnYes
}

function Straight(hand) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const found = AreCardsStraight(sorted);  // search
    return found;  // returnFound
}

function StraightFlush(hand) {  // start
    const sameSuit = AreCardsSameSuit(hand);  // checkSuit
    if (!sameSuit) {  // askOtherSuits
        return false;  // returnOtherSuits
    }
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const found = AreCardsStraight(sorted);  // search
    return found;  // returnFound
}

function RoyalFlush(hand) {  // start
    const sameSuit = AreCardsSameSuit(hand);  // checkSuit
    if (!sameSuit) {  // askOtherSuits
        return false;  // returnOtherSuits
    }
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const info = new Info();  // newInfo
    const found = AreCardsStraight(sorted, info);  // search
    if (!found) {  // askNotFound
        return false;  // returnNoRow
    }
    if (!holdsValue(sorted, ACE) && !info.cardValues.includes(ACE)) {  // askNoAce when noLowAce
    if (info.aceIsOne || (!holdsValue(sorted, ACE) && !info.cardValues.includes(ACE))) {  // askNoAce when lowAce
        return false;  // returnNoAce
    }
    return true;  // returnYes
}
