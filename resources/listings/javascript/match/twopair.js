// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function TwoPair(hand) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    const info = new Info();  // newInfo
    let found = DoCardsHaveSameValue(sorted, 2, info);  // searchFirst
    if (!found) {  // askNotFound
        return false;  // returnNo
    }
    found = DoCardsHaveSameValue(sorted, 2, info);  // searchSecond
    return found;  // returnFound
}

function SetInfoAndCheckForTwoPair(hand, info) {  // start
    const valueCounts = CountCardValues(hand);  // countValues
    const numWilds = valueCounts[WILD] ?? 0;  // countWilds
    for (let higher = ACE; higher > 2; higher -= 1) {  // nextHigher
        const missing = Math.max(0, 2 - (valueCounts[higher] ?? 0));  // setMissing
        if (missing > numWilds) {  // askMissing
            continue;  // skipHigher
        }
        for (let lower = higher - 1; lower > 1; lower -= 1) {  // nextLower
            const needed = missing + Math.max(0, 2 - (valueCounts[lower] ?? 0));  // setNeeded
            if (needed <= numWilds) {  // askNeeded
                info.cardValues = [higher, lower];  // giveValues
                return true;  // returnYes
            }
        }
    }
    return false;  // returnNo
}
