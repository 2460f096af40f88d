// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "app/narration/steps/compare/resultrows.h"
#include "app/narration/steps/tables.h"
#include "core/compare/comparison.h"
#include "core/compare/winningplayer.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

bool ranksAreEqual(const StepFacts& step)
{
    return step.category("rank1") == step.category("rank2");
}

bool areHighCards(const StepFacts& step)
{
    return step.category("rank1") == Category::highCard;
}

bool noPlayerHasAWild(const StepFacts& step)
{
    return step.wilds("hand1") + step.wilds("hand2") == 0;
}

/// "flush beats straight".
QString firstBeatsSecond(const StepFacts& step)
{
    return categoryBeatsShort(step.category("rank1"), step.category("rank2"));
}

QString secondBeatsFirst(const StepFacts& step)
{
    return categoryBeatsShort(step.category("rank2"), step.category("rank1"));
}

/// "FindWinnerTwoPair".
QString comparator(const StepFacts& step)
{
    const std::string_view function = name(comparatorFor(step.category("rank1")));
    return QUtf8StringView(function).toString();
}

constexpr auto getWinningPlayerRows = [] {
    using Line = GetWinningPlayerLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 (%2) against Player %3 (%4).",
                            "%1: a number; %2: full house; %3: a number; %4: full house"),
         with(player, "rank1", otherPlayer, "rank2")},
        {Line::askHigher, yes,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has the higher rank: %2.",
                            "%1: a number; %2: flush beats straight"),
         with(player, firstBeatsSecond)},
        {Line::askHigher, no(ranksAreEqual),
         QT_TRANSLATE_NOOP3("Steps", "Both have the rank %1.", "%1: full house"), with("rank1")},
        {Line::askHigher, no,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 does not have the higher rank: %2.",
                            "%1: a number; %2: flush beats straight"),
         with(player, secondBeatsFirst)},
        {Line::returnHigher, always,
         QT_TRANSLATE_NOOP3("Steps", "The rank decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(player)},
        {Line::askLower, yes,
         QT_TRANSLATE_NOOP3("Steps", "Player %1 has the higher rank: %2.",
                            "%1: a number; %2: flush beats straight"),
         with(otherPlayer, secondBeatsFirst)},
        {Line::askLower, no,
         QT_TRANSLATE_NOOP3("Steps", "The ranks are equal: the cards must decide.", "")},
        {Line::returnLower, always,
         QT_TRANSLATE_NOOP3("Steps", "The rank decides: the hand of Player %1 is better.",
                            "%1: a number"),
         with(otherPlayer)},
        {Line::askEqualValues, yes,
         QT_TRANSLATE_NOOP3("Steps", "A wild is a bug here, and %1 is a rank of equal values.",
                            "%1: full house"),
         with("rank1")},
        {Line::askEqualValues, no(noPlayerHasAWild),
         QT_TRANSLATE_NOOP3("Steps", "There is no wild, and so no bug.", "")},
        {Line::askEqualValues, no(areHighCards),
         QT_TRANSLATE_NOOP3("Steps", "A wild counts as an ace among high cards anyway.", "")},
        {Line::askEqualValues, no,
         QT_TRANSLATE_NOOP3("Steps", "A bug is free here: %1 is no rank of equal values.",
                            "%1: full house"),
         with("rank1")},
        {Line::readBugs, hasNoWild("hand#"),
         QT_TRANSLATE_NOOP3("Steps", "ReadBugs finds no wild in the hand of Player %1.",
                            "%1: a number"),
         with(owner)},
        {Line::readBugs, always,
         QT_TRANSLATE_NOOP3("Steps", "ReadBugs turns the wilds of Player %1 into aces.",
                            "%1: a number"),
         with(owner)},
        {Line::findWinner, always,
         QT_TRANSLATE_NOOP3("Steps", "Two hands of one rank, %1: ask %2.",
                            "%1: full house; %2: FindWinnerTwoPair"),
         with("rank1", comparator)},
        {Line::askTie, yes,
         QT_TRANSLATE_NOOP3("Steps", "A tie so far, but natural beats wild here: fewer wilds win.",
                            "")},
        {Line::askTie, no, QT_TRANSLATE_NOOP3("Steps", "The cards have decided.", "")},
        {Line::compareWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "CompareWildCounts compares how many wilds were dealt.", "")},
    });
    return own + resultRows<Line>;
}();

constexpr auto compareWildCountsRows = [] {
    using Line = CompareWildCountsLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Who was dealt fewer wilds, Player %1 or Player %2?",
                            "%1: a number; %2: a number"),
         with(player, otherPlayer)},
        {Line::countWilds, equals("wilds#", 0),
         QT_TRANSLATE_NOOP3("Steps", "Player %1 was dealt no wild.", "%1: a number"), with(owner)},
        {Line::countWilds, always,
         QT_TRANSLATE_N_NOOP3("Steps", "Player %1 was dealt %n wilds.", "%1: a number"),
         with(owner), "wilds#",
         QT_TRANSLATE_NOOP3("Steps", "Player %1 was dealt one wild.", "%1: a number")},
        {Line::askFewer, yes,
         QT_TRANSLATE_NOOP3("Steps", "%1 against %2: Player %3 has fewer wilds.",
                            "%1: 3; %2: 3; %3: a number"),
         with("wilds1", "wilds2", player)},
        {Line::askFewer, no,
         QT_TRANSLATE_NOOP3("Steps", "%1 against %2: Player %3 does not have fewer wilds.",
                            "%1: 3; %2: 3; %3: a number"),
         with("wilds1", "wilds2", player)},
        {Line::returnFewer, always,
         QT_TRANSLATE_NOOP3("Steps", "Fewer wilds decide: the hand of Player %1 is better.",
                            "%1: a number"),
         with(player)},
        {Line::askMore, yes,
         QT_TRANSLATE_NOOP3("Steps", "%1 against %2: Player %3 has fewer wilds.",
                            "%1: 3; %2: 3; %3: a number"),
         with("wilds2", "wilds1", otherPlayer)},
        {Line::askMore, no,
         QT_TRANSLATE_NOOP3("Steps", "%1 against %2: both have the same number of wilds.",
                            "%1: 3; %2: 3"),
         with("wilds1", "wilds2")},
        {Line::returnMore, always,
         QT_TRANSLATE_NOOP3("Steps", "Fewer wilds decide: the hand of Player %1 is better.",
                            "%1: a number"),
         with(otherPlayer)},
        {Line::returnTie, always,
         QT_TRANSLATE_NOOP3("Steps", "The wilds do not decide either: a tie.", "")},
    });
}();

} // namespace

constinit const StepTable getWinningPlayerSteps{getWinningPlayerListing, getWinningPlayerRows};
constinit const StepTable compareWildCountsSteps{compareWildCountsListing, compareWildCountsRows};

} // namespace showdown::narration
