// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function DoCardsHaveSameValue(sorted, numToMatch, info = null) {  // start
    let startIndex = info === null || info.isNew ? 0 : info.startIndex;  // setStartIndex
    let numWilds = info === null || info.isNew ? wildsOf(sorted).length : info.numWilds;  // setNumWilds
    let baseValue = null;  // clearBase
    let numMatched = 0;  // clearMatched
    for (let index = startIndex; index < naturalsOf(sorted).length; index += 1) {  // nextCard
        if (sorted[index].value !== baseValue) {  // askOtherValue
            if (baseValue !== null && numMatched + numWilds >= numToMatch) {  // askWildsComplete
                break;  // leaveToWilds
            }
            baseValue = sorted[index].value;  // setBase
            numMatched = 0;  // restartMatched
        }
        numMatched += 1;  // countMatched
        startIndex = index + 1;  // moveStartIndex
        if (numMatched === numToMatch) {  // askMatched
            break;  // leaveMatched
        }
    }
    if (numMatched + numWilds < numToMatch) {  // askTooFew
        return false;  // returnNo
    }
    numWilds -= numToMatch - numMatched;  // spendWilds
    if (baseValue === null) {  // askOnlyWilds
        baseValue = WILD;  // setBaseWild
        startIndex += numToMatch;  // skipWilds
    }
    if (info === null) {  // askNoInfo
        return true;  // returnWithoutInfo
    }
    info.numWilds = numWilds;  // giveWilds
    info.startIndex = startIndex;  // giveStartIndex
    info.cardValues.push(baseValue);  // giveValue
    return true;  // returnWithInfo
}
