// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function GetPokerHand(hand) {  // start
    let bugs = hand;  // setBugs when bug
    if (wildsOf(hand).length > 0) {  // askBug when bug
        bugs = ReadBugs(hand);  // readBugs when bug
    }
    for (const rank of RANKS.slice(1).reverse()) {  // nextRank
        const found = matches(hand, rank);  // tryMatcher when noBug
        const found = matches(isOfEqualValues(rank) ? bugs : hand, rank);  // tryMatcher when bug
        if (found) {  // askFound
            return rank;  // returnRank
        }
    }
    return "high-card";  // returnHighCard
}

// Asks the rank's matcher; any hand is a high card.
function matches(hand, rank) {
    const matchers = {
        "high-card": () => true,
        "pair": JacksOrBetter,
        "two-pair": TwoPair,
        "three-of-a-kind": ThreeOfAKind,
        "straight": Straight,
        "flush": Flush,
        "full-house": (cards) => FullHouse(cards, new Info()),
        "four-of-a-kind": FourOfAKind,
        "straight-flush": StraightFlush,
        "royal-flush": RoyalFlush,
        "five-of-a-kind": FiveOfAKind,  // when fiveOfAKind
    };
    return matchers[rank](hand);
}
