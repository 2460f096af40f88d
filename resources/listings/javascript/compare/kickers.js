// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function ComparePairKickers(sorted1, info1, sorted2, info2) {  // start
    let values = [WILD];  // setValues first
    let numWilds = CountCardsByValue(sorted1, WILD);  // countWilds first
    if (numWilds < 2) {  // askFewWilds first
        values.push(info1.cardValues[0]);  // addPairValue first
    }
    let kickers1 = BuildHandExcludingValues(sorted1, values, 2);  // takeOut first
    kickers1 = SortCardsByDescendingValueHighWilds(kickers1);  // sort first
    values = [WILD];  // setValues second
    numWilds = CountCardsByValue(sorted2, WILD);  // countWilds second
    if (numWilds < 2) {  // askFewWilds second
        values.push(info2.cardValues[0]);  // addPairValue second
    }
    let kickers2 = BuildHandExcludingValues(sorted2, values, 2);  // takeOut second
    kickers2 = SortCardsByDescendingValueHighWilds(kickers2);  // sort second
    const result = CompareHands(kickers1, kickers2);  // compareHands
    return result;  // returnResult
}

function CompareKickers(sorted1, info1, sorted2, info2, rank) {  // start
    const kickers1 = kickersOf(sorted1, info1, rank);  // getKickers first
    const kickers2 = kickersOf(sorted2, info2, rank);  // getKickers second
    const result = CompareHands(kickers1, kickers2);  // compareHands
    return result;  // returnResult
}

function kickersOf(sorted, info, rank) {
    if (rank === "two-pair") {
        return GetTwoPairKickers(sorted, info);
    }
    return GetKickers(sorted, info, rank === "three-of-a-kind" ? 3 : 4);
}

function GetKickers(sorted, info, groupSize) {  // start
    let values = [info.cardValues[0], WILD];  // setValues
    const numOfValue = CountCardsByValue(sorted, info.cardValues[0]);  // countValue
    if (numOfValue >= groupSize) {  // askNaturals
        values = [info.cardValues[0]];  // useNaturals
    }
    const numWilds = CountCardsByValue(sorted, WILD);  // countWilds
    if (numWilds >= groupSize) {  // askWilds
        values = [WILD];  // useWilds
    }
    let kickers = BuildHandExcludingValues(sorted, values, groupSize);  // takeOut
    kickers = SortCardsByDescendingValueHighWilds(kickers);  // sort
    return kickers;  // returnKickers
}

function GetTwoPairKickers(sorted, info) {  // start
    let rest = BuildHandExcludingValues(sorted, [info.cardValues[0]], 2);  // takeOutHigher
    rest = BuildHandExcludingValues(rest, [info.cardValues[1]], 2);  // takeOutLower
    const numLeft = 4 - (sorted.length - rest.length);  // setNumLeft
    rest = BuildHandExcludingValues(rest, [WILD], numLeft);  // takeOutWilds
    return rest;  // returnRest
}
