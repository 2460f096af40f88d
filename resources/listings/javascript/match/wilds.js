// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function CopyHand(hand) {  // start
    const copy = [];  // newCopy
    for (const card of hand) {  // nextCard
        copy.push(card.copy());  // addCard
    }
    return copy;  // returnCopy
}

function ReplaceWildsWithAces(hand) {  // start
    for (const card of hand) {  // nextCard
        if (card.isWild()) {  // askWild
            card.value = ACE;  // becomeAce
        }
    }
}

function ReadBugs(hand) {  // start
    const copy = CopyHand(hand);  // copyHand
    ReplaceWildsWithAces(copy);  // replaceWilds
    return copy;  // returnCopy
}

function WildsAssumeMissingValues(hand) {  // start
    let value = ACE;  // setValue
    for (const card of wildsOf(hand)) {  // nextWild
        while (holdsValue(hand, value)) {  // askHeld
            value -= 1;  // lowerValue
        }
        card.value = value;  // takeValue
    }
}
