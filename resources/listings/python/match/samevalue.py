# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def DoCardsHaveSameValue(sorted: list[Card], numToMatch: int, info: Optional[Info] = None) -> bool:  # start
    startIndex = 0 if info is None or info.isNew else info.startIndex  # setStartIndex
    numWilds = len(wildsOf(sorted)) if info is None or info.isNew else info.numWilds  # setNumWilds
    baseValue = None  # clearBase
    numMatched = 0  # clearMatched
    for index in range(startIndex, len(naturalsOf(sorted))):  # nextCard
        if sorted[index].value != baseValue:  # askOtherValue
            if baseValue is not None and numMatched + numWilds >= numToMatch:  # askWildsComplete
                break  # leaveToWilds
            baseValue = sorted[index].value  # setBase
            numMatched = 0  # restartMatched
        numMatched += 1  # countMatched
        startIndex = index + 1  # moveStartIndex
        if numMatched == numToMatch:  # askMatched
            break  # leaveMatched
    if numMatched + numWilds < numToMatch:  # askTooFew
        return False  # returnNo
    numWilds -= numToMatch - numMatched  # spendWilds
    if baseValue is None:  # askOnlyWilds
        baseValue = WILD  # setBaseWild
        startIndex += numToMatch  # skipWilds
    if info is None:  # askNoInfo
        return True  # returnWithoutInfo
    info.numWilds = numWilds  # giveWilds
    info.startIndex = startIndex  # giveStartIndex
    info.cardValues.append(baseValue)  # giveValue
    return True  # returnWithInfo
