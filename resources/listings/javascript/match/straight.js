// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function AreCardsStraight(sorted, info = null) {  // start when noLowAce
function AreCardsStraight(sorted, info = null, top = ACE) {  // start when lowAce
    const numWilds = CountCardsByValue(sorted, WILD);  // countWilds
    let unused = numWilds;  // setUnused
    const cardValues = [];  // clearValues
    let highest = ACE + 1;  // startHighest when noLowAce
    let highest = top + 1;  // startHighest when lowAce
    let lowest = highest;  // startLowest
    let isStraight = true;  // setStraight
    for (const [index, card] of naturalsOf(sorted).entries()) {  // nextCard
        if (index === 0) {  // askFirst
            highest = card.value;  // takeHighest
            lowest = card.value;  // takeLowest
            continue;  // goOn
        }
        const gap = lowest - card.value - 1;  // setGap
        if (gap < 0 || gap > unused) {  // askGap
            isStraight = false;  // denyStraight
            break;  // leaveLoop
        }
        cardValues.push(...valuesBetween(lowest, card.value));  // addGapValues
        unused -= gap;  // useWilds
        lowest = card.value;  // moveLowest
    }
    if (isStraight) {  // askStraight
        while (unused > 0 && highest < ACE) {  // askAbove when noLowAce
        while (unused > 0 && highest < top) {  // askAbove when lowAce
            highest += 1;  // raiseHighest
            cardValues.push(highest);  // addAbove
            unused -= 1;  // useWildAbove
        }
        while (unused > 0) {  // askBelow
            lowest -= 1;  // lowerLowest
            cardValues.push(lowest);  // addBelow
            unused -= 1;  // useWildBelow
        }
        if (info === null) {  // askNoInfo
            return true;  // returnWithoutInfo
        }
        info.numWilds = numWilds;  // giveWilds
        info.cardValues = cardValues;  // giveValues
        return true;  // returnWithInfo
    }
    if (top === ACE && holdsValue(sorted, ACE)) {  // askAce when lowAce
        const lowered = highestFirst(withLowAces(sorted), 0);  // lowerAces when lowAce
        isStraight = AreCardsStraight(lowered, info, 5);  // tryLowAce when lowAce
        if (isStraight && info !== null) {  // askLowInfo when lowAce
            info.aceIsOne = true;  // giveAceIsOne when lowAce
        }
        return isStraight;  // returnLowAce when lowAce
    }
    return false;  // returnNo
}
