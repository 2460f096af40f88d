// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FullHouse(hand, info) {  // start
    const sorted = SortCardsByDescendingValue(hand);  // sort
    info.reset();  // newInfo first
    let found = DoCardsHaveSameValue(sorted, 3, info);  // searchFirst first
    if (found) {  // askFirst first
        found = DoCardsHaveSameValue(sorted, 2, info);  // searchSecond first
    }
    if (found && areTwoGroups(info.cardValues)) {  // askGroups first
        return true;  // returnYes first
    }
    info.reset();  // newInfo second
    found = DoCardsHaveSameValue(sorted, 2, info);  // searchFirst second
    if (found) {  // askFirst second
        found = DoCardsHaveSameValue(sorted, 3, info);  // searchSecond second
    }
    if (found && areTwoGroups(info.cardValues)) {  // askGroups second
        return true;  // returnYes second
    }
    return false;  // returnNo
}

// Whether the values differ, or are wild and can be made to.
function areTwoGroups(cardValues) {
    return cardValues[0] !== cardValues[1] || cardValues[0] === WILD;
}
