// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/sliptext.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct SlipText
{
    Q_DECLARE_TR_FUNCTIONS(SlipText)
};

/// Where a slip was printed, and what the function does there.
struct Slip
{
    int number = 0;
    const char* function = nullptr;
    const char* does = nullptr;
};

constexpr std::array<Slip, 20> slips{{
    {1, "CompareHands", QT_TRANSLATE_NOOP("SlipText", "it reads both values from card 1")},
    {3, "CompareKickers", QT_TRANSLATE_NOOP("SlipText", "it counts hand 2's wilds in hand 1")},
    {4, "CompareTrios, CompareQuads",
     QT_TRANSLATE_NOOP("SlipText", "hand 1's ace goes to a name that is never read")},
    {5, "FindWinner…", QT_TRANSLATE_NOOP("SlipText", "the unsorted hand is passed on")},
    {7, "AreCardsStraight",
     QT_TRANSLATE_NOOP("SlipText", "the lowest value is set only after a gap")},
    {8, "AreCardsStraight",
     QT_TRANSLATE_NOOP("SlipText", "the values in a gap are built on one that is not set yet")},
    {9, "DoCardsHaveSameValue", QT_TRANSLATE_NOOP("SlipText", "spent wilds are counted again")},
    {10, "TwoPair",
     QT_TRANSLATE_NOOP("SlipText", "two calls find the first pairs, not the highest ones")},
    {11, "SetInfoAndCheckForTwoPair",
     QT_TRANSLATE_NOOP("SlipText", "twos are taken out, and the pair stays in")},
    {12, "WildsAssumeCardValues",
     QT_TRANSLATE_NOOP("SlipText", "the first group takes every wild, and nothing is sorted")},
    {14, "FindWinnerStraight",
     QT_TRANSLATE_NOOP("SlipText", "hand 2 is put into one name and read from another")},
    {17, "DoCardsHaveSameValue",
     QT_TRANSLATE_NOOP("SlipText", "it reads an info that every caller makes empty")},
    {19, "AreCardsStraight",
     QT_TRANSLATE_NOOP("SlipText", "the values of the wilds are stored in a wrong name")},
    {20, "CompareKickers",
     QT_TRANSLATE_NOOP("SlipText", "it asks for exactly two wilds, where at least two count")},
    {21, "SetInfoAndCheckForTwoPair",
     QT_TRANSLATE_NOOP("SlipText", "it counts values that come exactly twice")},
    {22, "GetKickers",
     QT_TRANSLATE_NOOP("SlipText", "it takes out the wilds alone, or values that come just twice")},
    {23, "ComparePairs, WildsAssumeInfoCardValues",
     QT_TRANSLATE_NOOP("SlipText", "wilds become aces although the other group is aces already")},
    {24, "FullHouse", QT_TRANSLATE_NOOP("SlipText", "it takes two groups of one value")},
    {25, "FindWinnerFullHouse",
     QT_TRANSLATE_NOOP("SlipText", "the wilds are never replaced and count 100")},
    {27, "GetKickers",
     QT_TRANSLATE_NOOP("SlipText", "one value is passed on where a list is wanted")},
}};

} // namespace

QString slipName(int slip)
{
    return QStringLiteral("E%1").arg(slip);
}

QString slipText(int slip)
{
    const auto* found = std::ranges::find(slips, slip, &Slip::number);
    if (found == slips.end())
        return {};
    return fill(SlipText::tr("as the printed %1 does: %2 (%3)",
                             "%1: a function; %2: what it does; %3: 'E3'"),
                {QString::fromUtf8(found->function), SlipText::tr(found->does), slipName(slip)});
}

} // namespace showdown::narration
