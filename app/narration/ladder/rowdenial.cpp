// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/ladder/rowdenial.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/ladder/rowvalue.h"
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

/// Two to four.
constexpr std::array<SourceText, 3> suitCounts{{
    QT_TRANSLATE_NOOP3("LadderText", "Two different suits", "why this hand is no flush"),
    QT_TRANSLATE_NOOP3("LadderText", "Three different suits", "why this hand is no flush"),
    QT_TRANSLATE_NOOP3("LadderText", "Four different suits", "why this hand is no flush"),
}};

/// Two to five.
constexpr std::array<SourceText, 4> repeats{{
    QT_TRANSLATE_NOOP3("LadderText", "Two %1", "why this hand is no straight; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Three %1", "why this hand is no straight; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Four %1", "why this hand is no straight; %1: 'queens'"),
    QT_TRANSLATE_NOOP3("LadderText", "Five %1", "why this hand is no straight; %1: 'queens'"),
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

/// Few enough values to name.
struct GapText
{
    int missing;
    int wilds;
    SourceText text;
};

constexpr std::array gaps{
    GapText{1, 0,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1, has no wild", "%1 …: 'an 8', 'a jack'")},
    GapText{
        2, 0,
        QT_TRANSLATE_NOOP3("LadderText", "Needs %1 and %2, has no wild", "%1 …: 'an 8', 'a jack'")},
    GapText{2, 1,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1 and %2, has one wild",
                               "%1 …: 'an 8', 'a jack'")},
    GapText{3, 0,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1, %2 and %3, has no wild",
                               "%1 …: 'an 8', 'a jack'")},
    GapText{3, 1,
            QT_TRANSLATE_NOOP3("LadderText", "Needs %1, %2 and %3, has one wild",
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

} // namespace

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

QString rowDenial(const GapTooWide& detail)
{
    const auto* found = std::ranges::find_if(gaps, [&](const GapText& each) {
        return each.missing == detail.missing.size() && each.wilds == detail.wilds;
    });
    if (found != gaps.end()) {
        QStringList arguments;
        for (int value = detail.highest - 1; value > detail.lowest; --value) {
            if (detail.missing.contains(rankOf(value).value()))
                arguments += needed[static_cast<std::size_t>(value - 2)].translated("LadderText");
        }
        return fill(found->text.translated("LadderText"), arguments);
    }
    if (detail.lowest == cardvalue::lowAce)
        return fill(LadderText::tr("Ace up to %2: too far apart", "%2: '9', 'jack'"),
                    {{}, rowValue(detail.highest)});
    return fill(LadderText::tr("%1 up to %2: too far apart", "%1: '3'; %2: '9', 'jack'"),
                {rowValue(detail.lowest), rowValue(detail.highest)});
}

QString rowDenial(const NotAceHigh& detail)
{
    return fill(
        LadderText::tr("Only %1 high, not ace high", "why this hand is no royal flush; %1: 'nine'"),
        {rankWord(rankOf(detail.highest).value())});
}

} // namespace showdown::narration
