# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


def AreCardsStraight(sorted: list[Card], info: Optional[Info] = None) -> bool:  # start when noLowAce
def AreCardsStraight(sorted: list[Card], info: Optional[Info] = None, top: int = ACE) -> bool:  # start when lowAce
    numWilds = CountCardsByValue(sorted, WILD)  # countWilds
    unused = numWilds  # setUnused
    cardValues: list[int] = []  # clearValues
    highest = ACE + 1  # startHighest when noLowAce
    highest = top + 1  # startHighest when lowAce
    lowest = highest  # startLowest
    isStraight = True  # setStraight
    for index, card in enumerate(naturalsOf(sorted)):  # nextCard
        if index == 0:  # askFirst
            highest = card.value  # takeHighest
            lowest = card.value  # takeLowest
            continue  # goOn
        gap = lowest - card.value - 1  # setGap
        if gap < 0 or gap > unused:  # askGap
            isStraight = False  # denyStraight
            break  # leaveLoop
        cardValues.extend(range(lowest - 1, card.value, -1))  # addGapValues
        unused -= gap  # useWilds
        lowest = card.value  # moveLowest
    if isStraight:  # askStraight
        while unused > 0 and highest < ACE:  # askAbove when noLowAce
        while unused > 0 and highest < top:  # askAbove when lowAce
            highest += 1  # raiseHighest
            cardValues.append(highest)  # addAbove
            unused -= 1  # useWildAbove
        while unused > 0:  # askBelow
            lowest -= 1  # lowerLowest
            cardValues.append(lowest)  # addBelow
            unused -= 1  # useWildBelow
        if info is None:  # askNoInfo
            return True  # returnWithoutInfo
        info.numWilds = numWilds  # giveWilds
        info.cardValues = cardValues  # giveValues
        return True  # returnWithInfo
    if top == ACE and holdsValue(sorted, ACE):  # askAce when lowAce
        lowered = highestFirst(withLowAces(sorted), wild=0)  # lowerAces when lowAce
        isStraight = AreCardsStraight(lowered, info, 5)  # tryLowAce when lowAce
        if isStraight and info is not None:  # askLowInfo when lowAce
            info.aceIsOne = True  # giveAceIsOne when lowAce
        return isStraight  # returnLowAce when lowAce
    return False  # returnNo
