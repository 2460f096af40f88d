// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/ladder/rowfit.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/ladder/rowvalue.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

using TextsByWilds = std::array<SourceText, 6>; // no wild to five

constexpr TextsByWilds rows{{
    QT_TRANSLATE_NOOP3("LadderText", "In a row: %1 up to %2", "%1: '5', 'ace'; %2: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("LadderText", "In a row: %1 up to %2, the wild acts as %3",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3: '8', 'J'"),
    QT_TRANSLATE_NOOP3("LadderText", "In a row: %1 up to %2, the wilds act as %3 and %4",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3, %4: '8', 'J'"),
    QT_TRANSLATE_NOOP3("LadderText", "In a row: %1 up to %2, the wilds act as %3, %4 and %5",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3, %4 …: '8', 'J'"),
    QT_TRANSLATE_NOOP3("LadderText", "In a row: %1 up to %2, the wilds act as %3, %4, %5 and %6",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3, %4 …: '8', 'J'"),
    QT_TRANSLATE_NOOP3("LadderText", "In a row: %1 up to %2, all of them wilds",
                       "%1: '10'; %2: 'ace'"),
}};

constexpr TextsByWilds suits{{
    QT_TRANSLATE_NOOP3("LadderText", "Five %1", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("LadderText", "Four %1 and one wild", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("LadderText", "Three %1 and two wilds", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("LadderText", "Two %1 and three wilds", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("LadderText", "%2 and four wilds", "a flush; %2: a card, 'Q♠'"),
    QT_TRANSLATE_NOOP3("LadderText", "Five wilds", "a flush"),
}};

constexpr TextsByWilds suitedRows{{
    QT_TRANSLATE_NOOP3("LadderText", "Five %1 in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("LadderText", "Four %1 and one wild in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("LadderText", "Three %1 and two wilds in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("LadderText", "Two %1 and three wilds in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("LadderText", "%2 and four wilds in a row: %3 up to %4",
                       "%2: a card, 'Q♠'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("LadderText", "Five wilds in a row: %3 up to %4", "%3: '10'; %4: 'ace'"),
}};

constexpr std::array<SourceText, 4> suitNames{{
    QT_TRANSLATE_NOOP3("LadderText", "hearts", "%1 in 'Five %1', 'Four %1 and one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "diamonds", "%1 in 'Five %1', 'Four %1 and one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "clubs", "%1 in 'Five %1', 'Four %1 and one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "spades", "%1 in 'Five %1', 'Four %1 and one wild'"),
}};

/// Of a row, whose ace may stand last.
QString lowest(const HandResult& result)
{
    return rowValue(number(result.working.back().rank));
}

QString highest(const HandResult& result)
{
    return rowValue(number(result.working.front().rank));
}

QString byWilds(const TextsByWilds& texts, const HandResult& result)
{
    return texts[static_cast<std::size_t>(result.wildCount())].translated("LadderText");
}

QString straight(const HandResult& result)
{
    QStringList arguments{lowest(result), highest(result)};
    for (const WorkingCard& card : result.working) {
        if (card.isSubstitute)
            arguments += rankSymbol(card.rank);
    }
    return fill(byWilds(rows, result), arguments);
}

/// A flush, or a straight flush.
QString oneSuit(const TextsByWilds& texts, const Hand& hand, const HandResult& result)
{
    QStringList arguments{{}, {}, lowest(result), highest(result)};
    const auto* natural = std::ranges::find(result.working, false, &WorkingCard::isSubstitute);
    if (natural != result.working.end()) {
        const auto suit = static_cast<std::size_t>(*natural->suit) - 1;
        arguments[0] = suitNames[suit].translated("LadderText");
        arguments[1] = cardSymbol(hand[natural->dealtPosition]);
    }
    return fill(byWilds(texts, result), arguments);
}

} // namespace

QString rowFit(const Hand& hand, const HandResult& result)
{
    switch (result.value.category()) {
    case Category::straight:
        return straight(result);
    case Category::flush:
        return oneSuit(suits, hand, result);
    case Category::straightFlush:
    case Category::royalFlush:
        return oneSuit(suitedRows, hand, result);
    case Category::highCard:
    case Category::pair:
    case Category::twoPair:
    case Category::threeOfAKind:
    case Category::fullHouse:
    case Category::fourOfAKind:
    case Category::fiveOfAKind:
        break;
    }
    return {};
}

} // namespace showdown::narration
