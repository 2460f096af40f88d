// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

// The winners among several hands, the rank of a single one.
function answer(line, lens = null) {
    const colon = line.lastIndexOf(":");
    const rank = colon < 0 ? lens : readRank(line.slice(0, colon).trim());
    const hands = readHands(line.slice(colon + 1));
    if (rank === null && !(2 in hands)) {
        return GetPokerHand(hands[1]);
    }
    const places = rank ? PlacePlayersThroughLens(hands, rank, {}) : PlacePlayers(hands, {});
    return Object.keys(places).filter((player) => places[player] === 1).join(" ");
}

// The hand of each player, by number.
function readHands(text) {
    const hands = text.split("|").map(readHand);
    if (hands.length > 3) {
        throw new BadInput("there are more than three hands");
    }
    return Object.fromEntries(hands.map((hand, index) => [index + 1, hand]));
}

function readLens(options) {
    if (options.length === 0) {
        return null;
    }
    if (options.length !== 2 || options[0] !== "--lens") {
        throw new BadInput("the only option is --lens RANK");
    }
    return readRank(options[1]);
}

async function main() {
    try {
        const lens = readLens(process.argv.slice(2));
        const { createInterface } = await import("readline");
        for await (const line of createInterface({ input: process.stdin })) {
            console.log(answer(line, lens));
        }
    } catch (error) {
        if (!(error instanceof BadInput)) {
            throw error;
        }
        console.error(error.message);
        process.exitCode = 2;
        process.stdin.destroy();
    }
}

// A module that another one requires gives its functions; else it reads and answers.
if (typeof module !== "undefined" && typeof require !== "undefined" && require.main !== module) {
    module.exports = {
        answer, GetPokerHand, GetWinningPlayer, PlacePlayers, PlacePlayersThroughLens,
    };
} else if (typeof process !== "undefined") {
    main();
}
