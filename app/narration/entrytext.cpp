// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/entrytext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>

namespace showdown::narration {

namespace {

struct EntryText
{
    Q_DECLARE_TR_FUNCTIONS(EntryText)
};

/// Cards of equal value, by their number and how many of them are wilds.
struct GroupText
{
    int size = 0;
    int wilds = 0;
    SourceText text;
};

constexpr std::array groups{
    GroupText{2, 0,
              QT_TRANSLATE_NOOP3("EntryText", "%2 and %3 make a pair of %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{2, 1,
              QT_TRANSLATE_NOOP3("EntryText", "The wild and %2 make a pair of %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{2, 2, QT_TRANSLATE_NOOP3("EntryText", "Two wilds make a pair of %1", "%1: 'aces'")},
    GroupText{3, 0,
              QT_TRANSLATE_NOOP3("EntryText", "%2, %3 and %4 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 1,
              QT_TRANSLATE_NOOP3("EntryText", "The wild, %2 and %3 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 2,
              QT_TRANSLATE_NOOP3("EntryText", "Two wilds and %2 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 3, QT_TRANSLATE_NOOP3("EntryText", "Three wilds make three %1", "%1: 'aces'")},
    GroupText{4, 0,
              QT_TRANSLATE_NOOP3("EntryText", "%2, %3, %4 and %5 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 1,
              QT_TRANSLATE_NOOP3("EntryText", "The wild, %2, %3 and %4 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 2,
              QT_TRANSLATE_NOOP3("EntryText", "Two wilds, %2 and %3 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 3,
              QT_TRANSLATE_NOOP3("EntryText", "Three wilds and %2 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 4, QT_TRANSLATE_NOOP3("EntryText", "Four wilds make four %1", "%1: 'aces'")},
    GroupText{5, 0, QT_TRANSLATE_NOOP3("EntryText", "All five cards are %1", "%1: 'queens'")},
    GroupText{5, 1,
              QT_TRANSLATE_NOOP3("EntryText", "The wild, %2, %3, %4 and %5 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 2,
              QT_TRANSLATE_NOOP3("EntryText", "Two wilds, %2, %3 and %4 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 3,
              QT_TRANSLATE_NOOP3("EntryText", "Three wilds, %2 and %3 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 4,
              QT_TRANSLATE_NOOP3("EntryText", "Four wilds and %2 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 5, QT_TRANSLATE_NOOP3("EntryText", "Five wilds make five %1", "%1: 'aces'")},
};

/// The texts if the hand has another wild, outside of the group.
constexpr std::array groupsWithOneOfSeveralWilds{
    GroupText{2, 1,
              QT_TRANSLATE_NOOP3("EntryText", "A wild and %2 make a pair of %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 1,
              QT_TRANSLATE_NOOP3("EntryText", "A wild, %2 and %3 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 1,
              QT_TRANSLATE_NOOP3("EntryText", "A wild, %2, %3 and %4 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
};

/// A complete hand and its result.
class Finding
{
public:
    Finding(const Hand& hand, const HandResult& result) : m_hand(hand), m_result(result) {}

    /// The first cards of the working hand as a group of equal values.
    QString group(int size) const
    {
        const auto cards = std::span(m_result.working).first(static_cast<std::size_t>(size));
        QStringList arguments{plural(0)};
        for (const WorkingCard& card : cards) {
            if (!card.isSubstitute)
                arguments += dealt(card);
        }
        const int wilds = size - static_cast<int>(arguments.size()) + 1;
        return fill(pattern(size, wilds).translated("EntryText"), arguments);
    }

    QString twoPair() const
    {
        return fill(EntryText::tr("Two %1 (%2 %3) and two %4 (%5 %6)",
                                  "%1, %4: 'queens'; all others: cards, 'Q♠'"),
                    {plural(0), dealt(0), dealt(1), plural(2), dealt(2), dealt(3)});
    }

    QString fullHouse() const
    {
        return fill(EntryText::tr("Three %1 (%2 %3 %4) and two %5 (%6 %7)",
                                  "%1, %5: 'queens'; all others: cards, 'Q♠'"),
                    {plural(0), dealt(0), dealt(1), dealt(2), plural(3), dealt(3), dealt(4)});
    }

private:
    SourceText pattern(int size, int wilds) const
    {
        const auto isMeant = [&](const GroupText& each) {
            return each.size == size && each.wilds == wilds;
        };
        if (m_result.wildCount() > wilds) {
            const auto* found = std::ranges::find_if(groupsWithOneOfSeveralWilds, isMeant);
            if (found != groupsWithOneOfSeveralWilds.end())
                return found->text;
        }
        return std::ranges::find_if(groups, isMeant)->text;
    }

    const WorkingCard& working(int position) const
    {
        return m_result.working[static_cast<std::size_t>(position)];
    }
    QString plural(int position) const { return rankPlural(working(position).rank); }
    QString dealt(const WorkingCard& card) const { return cardSymbol(m_hand[card.dealtPosition]); }
    QString dealt(int position) const { return dealt(working(position)); }

    const Hand& m_hand;
    const HandResult& m_result;
};

QString groupFit(const Hand& hand, const HandResult& result)
{
    const Finding finding(hand, result);
    const Category category = result.value.category();
    if (equalGroupCount(category) == 1)
        return finding.group(groupRange(category, 0).count);
    return category == Category::twoPair ? finding.twoPair() : finding.fullHouse();
}

using TextsByWilds = std::array<SourceText, 6>; // no wild to five

constexpr TextsByWilds rows{{
    QT_TRANSLATE_NOOP3("EntryText", "In a row: %1 up to %2", "%1: '5', 'ace'; %2: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("EntryText", "In a row: %1 up to %2, the wild acts as %3",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3: '8', 'J'"),
    QT_TRANSLATE_NOOP3("EntryText", "In a row: %1 up to %2, the wilds act as %3 and %4",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3, %4: '8', 'J'"),
    QT_TRANSLATE_NOOP3("EntryText", "In a row: %1 up to %2, the wilds act as %3, %4 and %5",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3, %4 …: '8', 'J'"),
    QT_TRANSLATE_NOOP3("EntryText", "In a row: %1 up to %2, the wilds act as %3, %4, %5 and %6",
                       "%1: '5', 'ace'; %2: '9', 'jack'; %3, %4 …: '8', 'J'"),
    QT_TRANSLATE_NOOP3("EntryText", "In a row: %1 up to %2, all of them wilds",
                       "%1: '10'; %2: 'ace'"),
}};

constexpr TextsByWilds suited{{
    QT_TRANSLATE_NOOP3("EntryText", "Five %1", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("EntryText", "Four %1 and one wild", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("EntryText", "Three %1 and two wilds", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("EntryText", "Two %1 and three wilds", "a flush; %1: 'hearts'"),
    QT_TRANSLATE_NOOP3("EntryText", "%2 and four wilds", "a flush; %2: a card, 'Q♠'"),
    QT_TRANSLATE_NOOP3("EntryText", "Five wilds", "a flush"),
}};

constexpr TextsByWilds suitedRows{{
    QT_TRANSLATE_NOOP3("EntryText", "Five %1 in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("EntryText", "Four %1 and one wild in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("EntryText", "Three %1 and two wilds in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("EntryText", "Two %1 and three wilds in a row: %3 up to %4",
                       "%1: 'hearts'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("EntryText", "%2 and four wilds in a row: %3 up to %4",
                       "%2: a card, 'Q♠'; %3: '5', 'ace'; %4: '9', 'jack'"),
    QT_TRANSLATE_NOOP3("EntryText", "Five wilds in a row: %3 up to %4", "%3: '10'; %4: 'ace'"),
}};

constexpr std::array<SourceText, 4> suitNames{{
    QT_TRANSLATE_NOOP3("EntryText", "hearts", "%1 in 'Five %1', 'Four %1 and one wild'"),
    QT_TRANSLATE_NOOP3("EntryText", "diamonds", "%1 in 'Five %1', 'Four %1 and one wild'"),
    QT_TRANSLATE_NOOP3("EntryText", "clubs", "%1 in 'Five %1', 'Four %1 and one wild'"),
    QT_TRANSLATE_NOOP3("EntryText", "spades", "%1 in 'Five %1', 'Four %1 and one wild'"),
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
    return texts[static_cast<std::size_t>(result.wildCount())].translated("EntryText");
}

QString straight(const HandResult& result)
{
    QStringList arguments{lowest(result), highest(result)};
    for (const WorkingCard& card : result.working) {
        if (card.isSubstitute)
            arguments += spokenRank(card.rank);
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
        arguments[0] = suitNames[suit].translated("EntryText");
        arguments[1] = cardSymbol(hand[natural->dealtPosition]);
    }
    return fill(byWilds(texts, result), arguments);
}

QString rowFit(const Hand& hand, const HandResult& result)
{
    switch (result.value.category()) {
    case Category::straight:
        return straight(result);
    case Category::flush:
        return oneSuit(suited, hand, result);
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

QString highCard(const Hand& hand, const HandResult& result)
{
    const WorkingCard& highest = result.working.front();
    QStringList naturals;
    int wilds = 0;
    for (const WorkingCard& card : result.working) {
        if (card.rank != highest.rank)
            continue;
        if (card.isSubstitute)
            ++wilds;
        else
            naturals += cardSymbol(hand[card.dealtPosition]);
    }
    if (wilds > 0 && !naturals.isEmpty())
        //: %1: 'A♥', 'A♥ A♠'; the number is that of the wilds
        return fill(EntryText::tr("The wild(s) and %1 are the highest cards", "", wilds),
                    {naturals.join(u' ')});
    const bool isTaken = highest.rank != Rank::ace; // a value that is tried: the best one is an ace
    if (wilds > 1 && isTaken)
        return fill(EntryText::tr("As %1 the wilds are the highest cards", "%1: 'K'"),
                    {spokenRank(highest.rank)});
    if (wilds > 1)
        return EntryText::tr("The wilds are the highest cards, aces");
    if (wilds == 1 && isTaken)
        return fill(EntryText::tr("As %1 the wild is the highest card", "%1: 'K'"),
                    {spokenRank(highest.rank)});
    if (wilds == 1)
        return EntryText::tr("The wild is the highest card, an ace");
    if (naturals.size() == 1)
        return fill(EntryText::tr("%1 is the highest card", "%1: 'Q♠'"), naturals);
    if (naturals.size() == 2)
        return fill(EntryText::tr("%1 and %2 are the highest cards", "%1, %2: 'Q♠'"), naturals);
    return fill(EntryText::tr("%1 are the highest cards", "%1: 'Q♠ Q♥ Q♦'"), {naturals.join(u' ')});
}

} // namespace

QString entryText(const Hand& hand, const HandResult& result)
{
    const Category rank = result.value.category();
    if (rank == Category::highCard)
        return highCard(hand, result);
    return isOfEqualValues(rank) ? groupFit(hand, result) : rowFit(hand, result);
}

} // namespace showdown::narration
