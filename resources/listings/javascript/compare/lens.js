// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function FitsLens(hand, rank) {  // start
    let cards = hand;  // setCards when bug
    if (isOfEqualValues(rank)) {  // askBug when bug
        cards = ReadBugs(hand);  // readBugs when bug
    }
    const fits = hasPattern(hand, rank);  // tryMatcher when noBug
    const fits = hasPattern(cards, rank);  // tryMatcher when bug
    return fits;  // returnFits
}

// Whether the hand contains the rank, whatever better it may be.
function hasPattern(hand, rank) {
    if (rank === "two-pair") {
        return SetInfoAndCheckForTwoPair(hand, new Info());
    }
    return matches(hand, rank);
}
