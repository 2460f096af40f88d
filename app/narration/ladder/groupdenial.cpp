// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/ladder/groupdenial.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "core/rules/playedhand.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct LadderText
{
    Q_DECLARE_TR_FUNCTIONS(LadderText)
};

/// A group that is too small, by the number of its natural cards and of its wilds.
struct GroupText
{
    int naturals;
    int wilds;
    SourceText text;
};

constexpr std::array smallGroups{
    GroupText{2, 0,
              QT_TRANSLATE_NOOP3("LadderText", "Two %1 are 2 of %3",
                                 "%1: 'queens'; %3: the number needed")},
    GroupText{3, 0,
              QT_TRANSLATE_NOOP3("LadderText", "Three %1 are 3 of %3",
                                 "%1: 'queens'; %3: the number needed")},
    GroupText{4, 0,
              QT_TRANSLATE_NOOP3("LadderText", "Four %1 are 4 of %3",
                                 "%1: 'queens'; %3: the number needed")},
    GroupText{1, 1,
              QT_TRANSLATE_NOOP3("LadderText", "Wild + %2 is 2 of %3",
                                 "%2: 'one queen'; %3: the number needed")},
    GroupText{2, 1,
              QT_TRANSLATE_NOOP3("LadderText", "Wild + two %1 is 3 of %3",
                                 "%1: 'queens'; %3: the number needed")},
    GroupText{3, 1,
              QT_TRANSLATE_NOOP3("LadderText", "Wild + three %1 is 4 of %3",
                                 "%1: 'queens'; %3: the number needed")},
    GroupText{0, 2,
              QT_TRANSLATE_NOOP3("LadderText", "Two wilds are 2 of %3", "%3: the number needed")},
    GroupText{1, 2,
              QT_TRANSLATE_NOOP3("LadderText", "Two wilds + %2 is 3 of %3",
                                 "%2: 'one queen'; %3: the number needed")},
    GroupText{2, 2,
              QT_TRANSLATE_NOOP3("LadderText", "Two wilds + two %1 is 4 of %3",
                                 "%1: 'queens'; %3: the number needed")},
    GroupText{0, 3,
              QT_TRANSLATE_NOOP3("LadderText", "Three wilds are 3 of %3", "%3: the number needed")},
    GroupText{1, 3,
              QT_TRANSLATE_NOOP3("LadderText", "Three wilds + %2 is 4 of %3",
                                 "%2: 'one queen'; %3: the number needed")},
    GroupText{0, 4,
              QT_TRANSLATE_NOOP3("LadderText", "Four wilds are 4 of %3", "%3: the number needed")},
};

/// Three to ace: a single two is never the highest card beside so few wilds.
constexpr std::array<SourceText, 12> singles{{
    QT_TRANSLATE_NOOP3("LadderText", "one three", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one four", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one five", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one six", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one seven", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one eight", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one nine", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one ten", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one jack", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one queen", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one king", "%2 in 'Wild + %2 is 2 of 4'"),
    QT_TRANSLATE_NOOP3("LadderText", "one ace", "%2 in 'Wild + %2 is 2 of 4'"),
}};

/// Three to five.
constexpr std::array<SourceText, 3> valueCounts{{
    QT_TRANSLATE_NOOP3("LadderText", "Three different values",
                       "why this hand has no equal cards, or too few"),
    QT_TRANSLATE_NOOP3("LadderText", "Four different values",
                       "why this hand has no equal cards, or too few"),
    QT_TRANSLATE_NOOP3("LadderText", "Five different values",
                       "why this hand has no equal cards, or too few"),
}};

QString differentValues(int count)
{
    return valueCounts[static_cast<std::size_t>(count - 3)].translated("LadderText");
}

QString plural(int value)
{
    return rankPlural(rankOf(value).value());
}

QString oneCard(int value)
{
    return singles[static_cast<std::size_t>(value - 3)].translated("LadderText");
}

/// Two and more cards of one value, where a second group is missing.
QString onlyGroup(int count, int value)
{
    switch (count) {
    case 2:
        return fill(LadderText::tr("Only one pair: %1", "%1: 'queens'"), {plural(value)});
    case 3:
        return fill(LadderText::tr("Three %1, but no second pair", "%1: 'queens'"),
                    {plural(value)});
    case 4:
        return fill(LadderText::tr("Four %1 leave only one other card", "%1: 'queens'"),
                    {plural(value)});
    default:
        return fill(LadderText::tr("All five cards are %1", "%1: 'queens'"), {plural(value)});
    }
}

QString withoutBugs(const TooFewEqual& detail)
{
    if (detail.naturals + detail.wilds == 1)
        return differentValues(Hand::fullSize);
    const int bugsInGroup = detail.value == cardvalue::ace ? detail.bugs : 0;
    const auto* found = std::ranges::find_if(smallGroups, [&](const GroupText& each) {
        return each.naturals == detail.naturals - bugsInGroup
               && each.wilds == detail.wilds + bugsInGroup;
    });
    const QString single = detail.naturals - bugsInGroup == 1 ? oneCard(detail.value) : QString();
    return fill(found->text.translated("LadderText"),
                {plural(detail.value), single, QString::number(detail.needed)});
}

/// The reason, and what became of the wilds if they could not help.
QString withBugs(const QString& reason, int bugs)
{
    return bugs == 0 ? reason
                     : fill(LadderText::tr("%1; the wild(s) count as ace(s)",
                                           "%1: a reason; wilds are bugs", bugs),
                            {reason});
}

} // namespace

QString groupDenial(const TooFewEqual& detail)
{
    const bool namesBugs = detail.value == cardvalue::ace && detail.naturals + detail.wilds > 1;
    return withBugs(withoutBugs(detail), namesBugs ? 0 : detail.bugs);
}

QString groupDenial(const NoSecondGroup& detail, Category rank)
{
    const bool oneWild = detail.naturals == 1 && detail.wilds == 1;
    if (rank == Category::twoPair && oneWild)
        return LadderText::tr("One wild makes only one pair");
    if (rank == Category::fullHouse && detail.values > 2)
        return withBugs(differentValues(detail.values), detail.bugs);
    const bool alike = detail.values == 1 && detail.wilds == 0;
    return withBugs(onlyGroup(alike ? Hand::fullSize : detail.naturals, detail.value), detail.bugs);
}

QString groupDenial(const BelowFloor& detail)
{
    return withBugs(fill(LadderText::tr("A pair of %1 is below %2", "'tens', 'jacks'"),
                         {plural(detail.value), rankPlural(detail.floor)}),
                    detail.bugs);
}

} // namespace showdown::narration
