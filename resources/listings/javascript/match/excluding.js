// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function BuildHandExcludingValues(cards, values, max) {  // start
    const rest = [];  // setRest
    let numExcluded = 0;  // setExcluded
    for (const card of cards) {  // nextCard
        if (values.includes(card.value) && numExcluded < max) {  // askExclude
            numExcluded += 1;  // countExcluded
            continue;  // skipCard
        }
        rest.push(card.copy());  // keepCard
    }
    return rest;  // returnRest
}
