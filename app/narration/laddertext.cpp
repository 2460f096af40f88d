// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/laddertext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/entrytext.h"
#include "app/narration/fill.h"
#include "app/narration/tabletext.h"
#include "core/rules/playedhand.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct LadderText
{
    Q_DECLARE_TR_FUNCTIONS(LadderText)
};

/// A group that is too small, by the number of its natural cards and of its wilds.
struct SmallGroup
{
    int naturals = 0;
    int wilds = 0;
    SourceText text;
};

constexpr std::array smallGroups{
    SmallGroup{2, 0,
               QT_TRANSLATE_NOOP3("LadderText", "Two %1 are 2 of %3",
                                  "%1: 'queens'; %3: the number needed")},
    SmallGroup{3, 0,
               QT_TRANSLATE_NOOP3("LadderText", "Three %1 are 3 of %3",
                                  "%1: 'queens'; %3: the number needed")},
    SmallGroup{4, 0,
               QT_TRANSLATE_NOOP3("LadderText", "Four %1 are 4 of %3",
                                  "%1: 'queens'; %3: the number needed")},
    SmallGroup{1, 1,
               QT_TRANSLATE_NOOP3("LadderText", "Wild + %2 is 2 of %3",
                                  "%2: 'one queen'; %3: the number needed")},
    SmallGroup{2, 1,
               QT_TRANSLATE_NOOP3("LadderText", "Wild + two %1 are 3 of %3",
                                  "%1: 'queens'; %3: the number needed")},
    SmallGroup{3, 1,
               QT_TRANSLATE_NOOP3("LadderText", "Wild + three %1 are 4 of %3",
                                  "%1: 'queens'; %3: the number needed")},
    SmallGroup{0, 2,
               QT_TRANSLATE_NOOP3("LadderText", "Two wilds are 2 of %3", "%3: the number needed")},
    SmallGroup{1, 2,
               QT_TRANSLATE_NOOP3("LadderText", "Two wilds + %2 are 3 of %3",
                                  "%2: 'one queen'; %3: the number needed")},
    SmallGroup{2, 2,
               QT_TRANSLATE_NOOP3("LadderText", "Two wilds + two %1 are 4 of %3",
                                  "%1: 'queens'; %3: the number needed")},
    SmallGroup{
        0, 3, QT_TRANSLATE_NOOP3("LadderText", "Three wilds are 3 of %3", "%3: the number needed")},
    SmallGroup{1, 3,
               QT_TRANSLATE_NOOP3("LadderText", "Three wilds + %2 are 4 of %3",
                                  "%2: 'one queen'; %3: the number needed")},
    SmallGroup{0, 4,
               QT_TRANSLATE_NOOP3("LadderText", "Four wilds are 4 of %3", "%3: the number needed")},
};

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
    return rankSingle(rankOf(value).value());
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
    const auto* found = std::ranges::find_if(smallGroups, [&](const SmallGroup& each) {
        return each.naturals == detail.naturals - bugsInGroup
               && each.wilds == detail.wilds + bugsInGroup;
    });
    const QString single = detail.naturals - bugsInGroup == 1 ? oneCard(detail.value) : QString();
    return fill(found->text.translated("LadderText"),
                {plural(detail.value), single, QString::number(detail.needed)});
}

/// The reason, and what the wilds became if they could not help.
QString withBugs(const QString& reason, int bugs)
{
    return bugs == 0 ? reason
                     : fill(LadderText::tr("%1; the wild(s) count as ace(s)",
                                           "%1: a reason; wilds are bugs", bugs),
                            {reason});
}

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

/// Two to four.
constexpr std::array<SourceText, 3> suitCounts{{
    QT_TRANSLATE_NOOP3("LadderText", "Two different suits", "why this hand is no flush"),
    QT_TRANSLATE_NOOP3("LadderText", "Three different suits", "why this hand is no flush"),
    QT_TRANSLATE_NOOP3("LadderText", "Four different suits", "why this hand is no flush"),
}};

/// Two to five.
constexpr std::array<SourceText, 4> repeats{{
    QT_TRANSLATE_NOOP3("LadderText", "Two %1, but all five must differ",
                       "why this hand is no straight; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Three %1, but all five must differ",
                       "why this hand is no straight; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Four %1, but all five must differ",
                       "why this hand is no straight; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Five %1, but all five must differ",
                       "why this hand is no straight; %1: 'queens'"),
}};

/// Two to four: a hand that holds a wild is a flush only if its values differ.
constexpr std::array<SourceText, 3> repeatsInFlush{{
    QT_TRANSLATE_NOOP3("LadderText", "Two %1, but with a wild all must differ",
                       "why this hand is no flush; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Three %1, but with a wild all must differ",
                       "why this hand is no flush; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Four %1, but with a wild all must differ",
                       "why this hand is no flush; %1: 'queens'"),
}};

/// The values missing in a row of six: there is one wild too few, but with one natural card at an
/// end changed the row would be a straight, and each of these values is needed for it.
struct GapText
{
    int missing = 0;
    int wilds = 0;
    SourceText text;
};

constexpr std::array gaps{
    GapText{1, 0,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1, has no wild", "%1 …: 'an 8', 'a jack'")},
    GapText{2, 1,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1 and %2, has one wild",
                               "%1 …: 'an 8', 'a jack'")},
    GapText{3, 2,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1, %2 and %3, has two wilds",
                               "%1 …: 'an 8', 'a jack'")},
};

/// Two to king: an ace never stands between two cards.
constexpr std::array<SourceText, 12> needed{{
    QT_TRANSLATE_NOOP3("LadderText", "a 2", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 3", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 4", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 5", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 6", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 7", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "an 8", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 9", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a 10", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a jack", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a queen", "%1 in 'Needs %1 and %2, has one wild'"),
    QT_TRANSLATE_NOOP3("LadderText", "a king", "%1 in 'Needs %1 and %2, has one wild'"),
}};

QString rowDenial(const SuitsDiffer& detail)
{
    return suitCounts[static_cast<std::size_t>(detail.suits - 2)].translated("LadderText");
}

QString rowDenial(const EqualValues& detail, Category rank)
{
    const auto index = static_cast<std::size_t>(detail.count - 2);
    const SourceText& text = rank == Category::flush ? repeatsInFlush[index] : repeats[index];
    return fill(text.translated("LadderText"), {rankPlural(rankOf(detail.value).value())});
}

QString rowDenial(const GapTooWide& detail, Category rank, bool areWildsTaken)
{
    const bool endsWithAce =
        detail.highest == cardvalue::ace && detail.lowest == cardvalue::ten - 1;
    if (rank == Category::royalFlush && !endsWithAce)
        return LadderText::tr("Not in a row up to the ace", "why this hand is no royal flush");
    const auto* found = std::ranges::find_if(gaps, [&](const GapText& each) {
        return each.missing == detail.missing.size() && each.wilds == detail.wilds;
    });
    if (found != gaps.end()) {
        QStringList arguments;
        for (int value = detail.highest - 1; value > detail.lowest; --value) {
            if (detail.missing.contains(rankOf(value).value()))
                arguments += needed[static_cast<std::size_t>(value - 2)].translated("LadderText");
        }
        if (areWildsTaken) // one value is missing, as no wild is left
            return fill(
                LadderText::tr("Needs %1", "%1: 'an 8', 'a jack'; a wild is tried as another"),
                arguments);
        return fill(found->text.translated("LadderText"), arguments);
    }
    if (detail.lowest == cardvalue::lowAce)
        return fill(
            LadderText::tr("Ace up to %2: too far apart for five in a row", "%2: '9', 'jack'"),
            {{}, rowValue(detail.highest)});
    return fill(
        LadderText::tr("%1 up to %2: too far apart for five in a row", "%1: '3'; %2: '9', 'jack'"),
        {rowValue(detail.lowest), rowValue(detail.highest)});
}

QString rowDenial(const NotAceHigh& detail)
{
    return fill(
        LadderText::tr("Only %1 high, not ace high", "why this hand is no royal flush; %1: 'nine'"),
        {rankWord(rankOf(detail.highest).value())});
}

/// The text of each reason for a hand.
struct RowReason
{
    const LadderRow& row;
    const PlayerResult& player;
    const HouseRules& rules;

    QString operator()(const Fits&) const
    {
        return player.result ? entryText(player.hand, *player.result) : QString();
    }
    QString operator()(const SuitsDiffer& detail) const { return rowDenial(detail); }
    QString operator()(const EqualValues& detail) const { return rowDenial(detail, row.rank); }
    QString operator()(const GapTooWide& detail) const
    {
        return rowDenial(detail, row.rank, !player.taken.empty());
    }
    QString operator()(const NotAceHigh& detail) const { return rowDenial(detail); }
    QString operator()(const TooFewEqual& detail) const { return groupDenial(detail); }
    QString operator()(const NoSecondGroup& detail) const { return groupDenial(detail, row.rank); }
    QString operator()(const BelowFloor& detail) const { return groupDenial(detail); }
    QString operator()(const NotReached&) const { return ladderAnswer(row); }
};

} // namespace

QString ladderText(const LadderRow& row, const PlayerResult& player, const HouseRules& rules)
{
    return std::visit(RowReason{row, player, rules}, row.detail);
}

QString ladderAnswer(const LadderRow& row)
{
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return LadderText::tr("Not reached", "a rank below the first that fits");
    return *fits ? LadderText::tr("Yes", "the hand is of this rank")
                 : LadderText::tr("No", "the hand is not of this rank");
}

QString foldedLadderText()
{
    return LadderText::tr("Not reached, nor any below", "a rank below the first that fits");
}

QString foldedLadderDescription(const QString& rank)
{
    return fill(LadderText::tr("%1: not reached, nor any below.", "%1: 'Two pair'"), {rank});
}

QString ladderDescription(const LadderRow& row, const PlayerResult& player, const HouseRules& rules)
{
    const QString rank = categoryName(row.rank, rules);
    const std::optional<bool> fits = row.fits();
    if (!fits)
        return fill(LadderText::tr("%1: not reached.", "%1: 'High card'"), {rank});
    const QString pattern = *fits ? LadderText::tr("%1: yes. %2.", "%1: 'Straight'; %2: the reason")
                                  : LadderText::tr("%1: no. %2.", "%1: 'Straight'; %2: the reason");
    return fill(pattern, {rank, ladderText(row, player, rules)});
}

QString ladderWaits(int player, const Hand& hand, const QStringList& names)
{
    return fill(LadderText::tr("%1 has %n of 5 card(s). The rank check starts with the fifth.",
                               "%1: 'Player 3'", hand.size()),
                {playerName(player, names)});
}

} // namespace showdown::narration
