// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/decisiontext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct DecisionText
{
    Q_DECLARE_TR_FUNCTIONS(DecisionText)
};

struct Reason
{
    PartKind kind{};
    int index = 0;
    SourceText two;
    SourceText three;
};

/// A kicker that is the only one has index 0 here.
constexpr std::array reasons{
    Reason{PartKind::card, 1,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a flush', 'a high card'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a flush', 'a high card'")},
    Reason{PartKind::card, 2,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the second card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the second card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::card, 3,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>the third card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the third card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::card, 4,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the fourth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the fourth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::card, 5,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>the fifth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the fifth card decides, %2 beats %3.</b>",
                              "%1: 'a flush, ace high', 'ace high'")},
    Reason{PartKind::pair, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>the pair decides, %2 beats %3.</b>",
                              "%1: 'a pair', 'a full house with three kings'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the pair decides, %2 beats %3.</b>",
                              "%1: 'a pair', 'a full house with three kings'")},
    Reason{PartKind::higherPair, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the higher pair decides, %2 beats %3.</b>",
                              "%1: 'two pair'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the higher pair decides, %2 beats %3.</b>",
                              "%1: 'two pair'")},
    Reason{PartKind::lowerPair, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>the lower pair decides, %2 beats %3.</b>",
                              "%1: 'two pair, queens high'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the lower pair decides, %2 beats %3.</b>",
                              "%1: 'two pair, queens high'")},
    Reason{PartKind::trio, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>three %2 beat three %3.</b>",
                              "%1: 'three of a kind', 'a full house'; %2: 'kings'; %3: 'queens'"),
           QT_TRANSLATE_NOOP3("DecisionText", "All three have %1; <b>three %2 beat three %3.</b>",
                              "%1: 'three of a kind', 'a full house'; %2: 'kings'; %3: 'queens'")},
    Reason{PartKind::quad, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>four %2 beat four %3.</b>",
                              "%1: 'four of a kind'; %2: 'kings'; %3: 'queens'"),
           QT_TRANSLATE_NOOP3("DecisionText", "All three have %1; <b>four %2 beat four %3.</b>",
                              "%1: 'four of a kind'; %2: 'kings'; %3: 'queens'")},
    Reason{PartKind::five, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>five %2 beat five %3.</b>",
                              "%1: 'five of a kind'; %2: 'kings'; %3: 'queens'"),
           QT_TRANSLATE_NOOP3("DecisionText", "All three have %1; <b>five %2 beat five %3.</b>",
                              "%1: 'five of a kind'; %2: 'kings'; %3: 'queens'")},
    Reason{PartKind::kicker, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; <b>the kicker decides, %2 beats %3.</b>",
                              "%1: 'four sevens', 'two pair, queens and fives'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the kicker decides, %2 beats %3.</b>",
                              "%1: 'four sevens', 'two pair, queens and fives'")},
    Reason{PartKind::kicker, 1,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the first kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the first kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'")},
    Reason{PartKind::kicker, 2,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the second kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the second kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens', 'three sixes'")},
    Reason{PartKind::kicker, 3,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the third kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the third kicker decides, %2 beats %3.</b>",
                              "%1: 'a pair of queens'")},
    Reason{PartKind::highest, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1; "
                              "<b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a straight', 'a straight flush'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1; <b>the highest card decides, %2 beats %3.</b>",
                              "%1: 'a straight', 'a straight flush'")},
    Reason{PartKind::wilds, 0,
           QT_TRANSLATE_NOOP3("DecisionText",
                              "Both %4 and %5 have %1, card for card; "
                              "<b>fewer wilds decide, %2 beats %3.</b>",
                              "%1: 'a pair of queens'; %2, %3: 'none', 'one'"),
           QT_TRANSLATE_NOOP3("DecisionText",
                              "All three have %1, card for card; "
                              "<b>fewer wilds decide, %2 beats %3.</b>",
                              "%1: 'a pair of queens'; %2, %3: 'none', 'one'")},
};

QString reasonPattern(PartKind kind, int index, bool three)
{
    const auto* found = std::find_if(reasons.begin(), reasons.end(), [&](const Reason& reason) {
        return reason.kind == kind && reason.index == index;
    });
    if (found == reasons.end())
        return {};
    return (three ? found->three : found->two).translated("DecisionText");
}

QString fewerWildsOfTwo()
{
    return QCoreApplication::translate(
        "DecisionText", "Both have %1, card for card; <b>fewer wilds decide, %2 beats %3.</b>",
        "%1: 'a pair of queens'; %2, %3: 'none', 'one'");
}

/// None to four.
constexpr std::array<SourceText, 5> fewerWilds{{
    QT_TRANSLATE_NOOP3("DecisionText", "none", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "one", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "two", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "three", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "four", "wilds, %1 in '%1 beats %2'"),
}};

/// One to five.
constexpr std::array<SourceText, 5> moreWilds{{
    QT_TRANSLATE_NOOP3("DecisionText", "one", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "two", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "three", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "four", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("DecisionText", "five", "wilds, %2 in '%1 beats %2'"),
}};

int patternIndex(const Decision& decision, Category category)
{
    const bool isOnlyKicker = decision.kind == PartKind::kicker && kickerCount(category) == 1;
    return isOnlyKicker ? 0 : decision.index;
}

QString betterWord(const Decision& decision)
{
    if (decision.kind == PartKind::wilds)
        return fewerWilds.at(static_cast<std::size_t>(decision.better)).translated("DecisionText");
    return beatingValue(rankOf(decision.better).value());
}

QString worseWord(const Decision& decision)
{
    if (decision.kind == PartKind::wilds)
        return moreWilds.at(static_cast<std::size_t>(decision.worse - 1))
            .translated("DecisionText");
    return beatenValue(rankOf(decision.worse).value());
}

/// Groups of three and more are named by their cards, "four kings beat four queens", all else by
/// its value.
bool namesGroup(const Decision& decision)
{
    return decision.kind == PartKind::trio || decision.kind == PartKind::quad
           || decision.kind == PartKind::five;
}

QString groupOr(const Decision& decision, int value, const QString& otherwise)
{
    return namesGroup(decision) ? rankPlural(rankOf(value).value()) : otherwise;
}

HandDetail namedDetail(const Decision& decision, Category category)
{
    if (decision.kind == PartKind::wilds)
        return HandDetail::allGroups;
    if (decision.position == 0)
        return HandDetail::rank;
    if (decision.position == 1 || equalGroupCount(category) < 2)
        return HandDetail::firstGroup;
    return HandDetail::allGroups;
}

} // namespace

std::optional<Decision> Decision::of(const Comparison& comparison)
{
    const ComparisonPart* part = comparison.decidingPart();
    if (!part)
        return std::nullopt;
    const bool firstIsBetter = part->outcome == Outcome::better;
    return Decision{part->kind, part->index, firstIsBetter ? part->first : part->second,
                    firstIsBetter ? part->second : part->first,
                    static_cast<int>(comparison.parts.size()) - 1};
}

Sentence decidedSentence(const Decision& decision, const HandValue& value, const Sharers& sharers)
{
    const Category category = value.category();
    const bool unnamed = decision.kind == PartKind::wilds && sharers.first.isEmpty();
    const QString pattern =
        unnamed && sharers.count == 2
            ? fewerWildsOfTwo()
            : reasonPattern(decision.kind, patternIndex(decision, category), sharers.count == 3);
    return Sentence::of(pattern, {handPhrase(value, namedDetail(decision, category)),
                                  groupOr(decision, decision.better, betterWord(decision)),
                                  groupOr(decision, decision.worse, worseWord(decision)),
                                  sharers.first, sharers.second});
}

QString decisionLabel(const Decision& decision)
{
    if (decision.kind == PartKind::rank)
        return categoryBeatsShortest(static_cast<Category>(decision.better),
                                     static_cast<Category>(decision.worse));
    if (decision.kind == PartKind::wilds)
        return fill(DecisionText::tr("%1 beats %2", "wilds: none beats one"),
                    {betterWord(decision), worseWord(decision)});
    return fill(DecisionText::tr("%1 beats %2", "3 beats 2, king beats queen"),
                {betterWord(decision), worseWord(decision)});
}

} // namespace showdown::narration
