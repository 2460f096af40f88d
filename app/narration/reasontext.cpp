// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/reasontext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/reasonpattern.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace showdown::narration {

namespace {

struct ReasonText
{
    Q_DECLARE_TR_FUNCTIONS(ReasonText)
};

/// None to four.
constexpr std::array<SourceText, 5> fewerWilds{{
    QT_TRANSLATE_NOOP3("ReasonText", "none", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "one", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "two", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "three", "wilds, %1 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "four", "wilds, %1 in '%1 beats %2'"),
}};

/// One to five.
constexpr std::array<SourceText, 5> moreWilds{{
    QT_TRANSLATE_NOOP3("ReasonText", "one", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "two", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "three", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "four", "wilds, %2 in '%1 beats %2'"),
    QT_TRANSLATE_NOOP3("ReasonText", "five", "wilds, %2 in '%1 beats %2'"),
}};

int patternIndex(const Decision& decision, Category category)
{
    const bool isOnlyKicker = decision.kind == PartKind::kicker && kickerCount(category) == 1;
    return isOnlyKicker ? 0 : decision.index;
}

QString betterWord(const Decision& decision)
{
    if (decision.kind == PartKind::wilds)
        return fewerWilds.at(static_cast<std::size_t>(decision.better)).translated("ReasonText");
    return beatingValue(rankOf(decision.better).value());
}

QString worseWord(const Decision& decision)
{
    if (decision.kind == PartKind::wilds)
        return moreWilds.at(static_cast<std::size_t>(decision.worse - 1)).translated("ReasonText");
    return beatenValue(rankOf(decision.worse).value());
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

int namedValues(const Decision& decision, Category category)
{
    if (decision.kind == PartKind::wilds)
        return decision.position;
    return std::min(decision.position, std::max(1, equalGroupCount(category)));
}

Sentence decidedSentence(const Decision& decision, const HandValue& value, const Sharers& sharers)
{
    const Category category = value.category();
    const bool unnamed = decision.kind == PartKind::wilds && sharers.first.isEmpty();
    const QString pattern =
        unnamed && sharers.count == 2
            ? fewerWildsOfTwo()
            : reasonPattern(decision.kind, patternIndex(decision, category), sharers.count == 3);
    return Sentence::of(pattern,
                        {handPhrase(value, namedDetail(decision, category)), betterWord(decision),
                         worseWord(decision), sharers.first, sharers.second});
}

QString decisionLabel(const Decision& decision)
{
    if (decision.kind == PartKind::rank)
        return categoryBeatsShort(static_cast<Category>(decision.better),
                                  static_cast<Category>(decision.worse));
    return fill(ReasonText::tr("%1 beats %2", "3 beats 2, king beats queen, none beats one"),
                {betterWord(decision), worseWord(decision)});
}

} // namespace showdown::narration
