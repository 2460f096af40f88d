// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/ladder/groupfit.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>

namespace showdown::narration {

namespace {

struct LadderText
{
    Q_DECLARE_TR_FUNCTIONS(LadderText)
};

/// Cards of equal value, by their number and how many of them are wilds.
struct GroupText
{
    int size;
    int wilds;
    SourceText text;
};

constexpr std::array groups{
    GroupText{2, 0,
              QT_TRANSLATE_NOOP3("LadderText", "%2 and %3 make a pair of %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{2, 1,
              QT_TRANSLATE_NOOP3("LadderText", "The wild and %2 make a pair of %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{2, 2, QT_TRANSLATE_NOOP3("LadderText", "Two wilds make a pair of %1", "%1: 'aces'")},
    GroupText{3, 0,
              QT_TRANSLATE_NOOP3("LadderText", "%2, %3 and %4 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 1,
              QT_TRANSLATE_NOOP3("LadderText", "The wild, %2 and %3 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 2,
              QT_TRANSLATE_NOOP3("LadderText", "Two wilds and %2 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{3, 3, QT_TRANSLATE_NOOP3("LadderText", "Three wilds make three %1", "%1: 'aces'")},
    GroupText{4, 0,
              QT_TRANSLATE_NOOP3("LadderText", "%2, %3, %4 and %5 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 1,
              QT_TRANSLATE_NOOP3("LadderText", "The wild, %2, %3 and %4 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 2,
              QT_TRANSLATE_NOOP3("LadderText", "Two wilds, %2 and %3 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 3,
              QT_TRANSLATE_NOOP3("LadderText", "Three wilds and %2 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 4, QT_TRANSLATE_NOOP3("LadderText", "Four wilds make four %1", "%1: 'aces'")},
    GroupText{5, 0, QT_TRANSLATE_NOOP3("LadderText", "All five cards are %1", "%1: 'queens'")},
    GroupText{5, 1,
              QT_TRANSLATE_NOOP3("LadderText", "The wild, %2, %3, %4 and %5 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 2,
              QT_TRANSLATE_NOOP3("LadderText", "Two wilds, %2, %3 and %4 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 3,
              QT_TRANSLATE_NOOP3("LadderText", "Three wilds, %2 and %3 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 4,
              QT_TRANSLATE_NOOP3("LadderText", "Four wilds and %2 make five %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{5, 5, QT_TRANSLATE_NOOP3("LadderText", "Five wilds make five %1", "%1: 'aces'")},
};

/// The same where the hand has another wild, outside of the group.
constexpr std::array groupsWithOneOfSeveralWilds{
    GroupText{3, 1,
              QT_TRANSLATE_NOOP3("LadderText", "A wild, %2 and %3 make three %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
    GroupText{4, 1,
              QT_TRANSLATE_NOOP3("LadderText", "A wild, %2, %3 and %4 make four %1",
                                 "%1: 'queens'; all others: cards, 'Q♠'")},
};

/// A complete hand and what it was found to be.
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
        return fill(pattern(size, wilds).translated("LadderText"), arguments);
    }

    QString twoPair() const
    {
        return fill(LadderText::tr("Two %1 (%2 %3) and two %4 (%5 %6)",
                                   "%1, %4: 'queens'; all others: cards, 'Q♠'"),
                    {plural(0), dealt(0), dealt(1), plural(2), dealt(2), dealt(3)});
    }

    QString fullHouse() const
    {
        return fill(LadderText::tr("Three %1 (%2 %3 %4) and two %5 (%6 %7)",
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

} // namespace

QString groupFit(const Hand& hand, const HandResult& result)
{
    const Finding finding(hand, result);
    const Category category = result.value.category();
    if (equalGroupCount(category) == 1)
        return finding.group(groupRange(category, 0).count);
    return category == Category::twoPair ? finding.twoPair() : finding.fullHouse();
}

} // namespace showdown::narration
