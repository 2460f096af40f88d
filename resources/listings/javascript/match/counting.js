// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function CountCardsByValue(hand, value) {  // start
    let count = 0;  // setCount
    for (const card of hand) {  // nextCard
        if (card.value === value) {  // askValue
            count += 1;  // countCard
        }
    }
    return count;  // returnCount
}

function CountCardValues(hand) {  // start
    const valueCounts = {};  // setCounts
    for (const card of hand) {  // nextCard
        if (!(card.value in valueCounts)) {  // askNew
            valueCounts[card.value] = 0;  // addEntry
        }
        valueCounts[card.value] += 1;  // countCard
    }
    return valueCounts;  // returnCounts
}
