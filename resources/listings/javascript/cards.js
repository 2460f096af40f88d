// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

// The value of a wild that has taken none yet.
const WILD = 100;

const ACE = 14;

const KING = 13;

const LOW_ACE = 1;

// The lowest pair that counts.
const PAIR_FLOOR = 11;  // value pairFloor

// Natural cards that are wild as well.
const WILD_CARDS = [];  // value wildCards

// The ranks that hands can have, lowest first.
const RANKS = [
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
    "five-of-a-kind",  // when fiveOfAKind
];

// A card; one that was dealt as a wild has no suit, whatever its value.
class Card {
    constructor(value, suit) {
        this.value = value;
        this.suit = suit;
    }

    isWild() {
        return this.value === WILD;
    }

    copy() {
        return new Card(this.value, this.suit);
    }
}

// What one search of a hand leaves to the next, and to the comparison.
class Info {
    constructor() {
        this.reset();
    }

    get isNew() {
        return this.cardValues.length === 0;
    }

    reset() {
        this.numWilds = 0;
        this.startIndex = 0;
        this.cardValues = [];
        this.aceIsOne = false;  // when lowAce
    }
}

function wildsOf(hand) {
    return hand.filter((card) => card.isWild());
}

function naturalsOf(hand) {
    return hand.filter((card) => !card.isWild());
}

function holdsValue(hand, value) {
    return hand.some((card) => card.value === value);
}

function doValuesRepeat(cards) {
    return new Set(cards.map((card) => card.value)).size < cards.length;
}

function countDealtWilds(hand) {
    return hand.filter((card) => card.suit === null).length;
}

// The same cards sorted by value, in which a wild counts as much as given.
function highestFirst(hand, wild = WILD) {
    const valueOf = (card) => (card.isWild() ? wild : card.value);
    return [...hand].sort((card, other) => valueOf(other) - valueOf(card));
}

// A copy of the hand in which every ace counts 1.
function withLowAces(hand) {
    return hand.map((card) => new Card(card.value === ACE ? LOW_ACE : card.value, card.suit));
}

// The values that lie between two others, highest first.
function valuesBetween(higher, lower) {
    return Array.from({ length: higher - lower - 1 }, (_, index) => higher - 1 - index);
}

function isOfEqualValues(rank) {
    return !["high-card", "straight", "flush", "straight-flush", "royal-flush"].includes(rank);
}

// A line that cannot be read.
class BadInput extends Error {}

function readCard(text) {
    if (text === "*" || WILD_CARDS.includes(text)) {
        return new Card(WILD, null);
    }
    if (!/^[2-9TJQKA][hdcs]$/.test(text)) {
        throw new BadInput(`'${text}' is no card; cards are written as Kh, Ts or *`);
    }
    return new Card("23456789TJQKA".indexOf(text[0]) + 2, text[1]);
}

function readHand(text) {
    const hand = (text.match(/\S+/g) ?? []).map(readCard);
    if (hand.length !== 5) {
        throw new BadInput(`'${text.trim()}' is no hand of five cards`);
    }
    return hand;
}

function readRank(text) {
    if (!RANKS.includes(text)) {
        throw new BadInput(`'${text}' is no rank; the ranks are ${RANKS.join(", ")}`);
    }
    return text;
}
