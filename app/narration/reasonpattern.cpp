// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/reasonpattern.h"

#include "app/narration/fill.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct Reason
{
    PartKind kind;
    int index;
    SourceText two;
    SourceText three;
};

/// A kicker that is the only one has index 0 here.
constexpr std::array reasons{
    Reason{PartKind::card, 1,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a flush', 'a high card'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a flush', 'a high card'")},
    Reason{PartKind::card, 2,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the second card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the second card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::card, 3,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the third card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the third card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::card, 4,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the fourth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the fourth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::card, 5,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the fifth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the fifth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::pair, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the pair decides, %2 beats %3.</b>",
                              "%1: 'a pair', 'a full house with three kings'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the pair decides, %2 beats %3.</b>",
                              "%1: 'a pair', 'a full house with three kings'")},
    Reason{PartKind::higherPair, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the higher pair decides, %2 beats %3.</b>",
                              "%1: 'two pair'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the higher pair decides, %2 beats %3.</b>",
                              "%1: 'two pair'")},
    Reason{PartKind::lowerPair, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the lower pair decides, %2 beats %3.</b>",
                              "%1: 'two pair, queens high'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the lower pair decides, %2 beats %3.</b>",
                              "%1: 'two pair, queens high'")},
    Reason{PartKind::trio, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the trio decides, %2 beats %3.</b>",
                              "%1: 'three of a kind', 'a full house'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the trio decides, %2 beats %3.</b>",
                              "%1: 'three of a kind', 'a full house'")},
    Reason{PartKind::quad, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the quad decides, %2 beats %3.</b>",
                              "%1: 'four of a kind'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the quad decides, %2 beats %3.</b>",
                              "%1: 'four of a kind'")},
    Reason{PartKind::five, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the value decides, %2 beats %3.</b>",
                              "%1: 'five of a kind'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the value decides, %2 beats %3.</b>",
                              "%1: 'five of a kind'")},
    Reason{PartKind::kicker, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; <b>the kicker decides, %2 beats %3.</b>",
                              "%1: 'four sevens', 'two pair, queens and fives'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the kicker decides, %2 beats %3.</b>",
                              "%1: 'four sevens', 'two pair, queens and fives'")},
    Reason{PartKind::kicker, 1,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the first kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the first kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'")},
    Reason{PartKind::kicker, 2,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the second kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the second kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'")},
    Reason{PartKind::kicker, 3,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the third kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the third kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens'")},
    Reason{PartKind::highest, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1; "
                              "<b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a straight', 'a straight flush'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1; <b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a straight', 'a straight flush'")},
    Reason{PartKind::wilds, 0,
           QT_TRANSLATE_NOOP3("ReasonText",
                              "Both %4 and %5 have %1, card for card; "
                              "<b>fewer wilds decide, %2 beats %3.</b>",
                              "%1: 'a pair of queens'; %2, %3: 'none', 'one'"),
           QT_TRANSLATE_NOOP3("ReasonText",
                              "All three have %1, card for card; "
                              "<b>fewer wilds decide, %2 beats %3.</b>",
                              "%1: 'a pair of queens'; %2, %3: 'none', 'one'")},
};

} // namespace

QString reasonPattern(PartKind kind, int index, bool three)
{
    const auto* found = std::find_if(reasons.begin(), reasons.end(), [&](const Reason& reason) {
        return reason.kind == kind && reason.index == index;
    });
    if (found == reasons.end())
        return {};
    return (three ? found->three : found->two).translated("ReasonText");
}

QString fewerWildsOfTwo()
{
    return QCoreApplication::translate(
        "ReasonText", "Both have %1, card for card; <b>fewer wilds decide, %2 beats %3.</b>",
        "%1: 'a pair of queens'; %2, %3: 'none', 'one'");
}

} // namespace showdown::narration
