// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/categorytext.h"

#include "app/narration/cardtext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

struct CategoryText
{
    Q_DECLARE_TR_FUNCTIONS(CategoryText)
};

using CategoryTexts = std::array<SourceText, allCategories().size()>;

QString text(const CategoryTexts& texts, Category category)
{
    return texts[static_cast<std::size_t>(category)].translated("CategoryText");
}

constexpr CategoryTexts categoryNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "High card", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Pair", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Two pair", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Three of a kind", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Straight", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Flush", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Full house", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Four of a kind", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Straight flush", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Royal flush", "a rank in a list"),
    QT_TRANSLATE_NOOP3("CategoryText", "Five of a kind", "a rank in a list"),
});

constexpr CategoryTexts categoryInlineNames = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "high card", "%1 in 'pair beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "pair", "%1 in 'flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "two pair", "%1 in 'flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "three of a kind", "%1 in 'flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "straight", "%1 in 'flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "flush", "%1 in 'full house beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "full house", "%1 in 'straight flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "four of a kind", "%1 in 'straight flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "straight flush", "%1 in 'royal flush beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "royal flush", "%1 in 'five of a kind beats %1'"),
    QT_TRANSLATE_NOOP3("CategoryText", "five of a kind", "as %1 in 'flush beats %1'"),
});

constexpr CategoryTexts objects = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "a high card", "%1 in 'both have %1', 'A flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a pair", "%1 in 'both have %1', 'A flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "two pair", "%1 in 'both have %1', 'A flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "three of a kind",
                       "%1 in 'both have %1', 'A flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a straight", "%1 in 'both have %1', 'A flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a flush", "%1 in 'both have %1', 'A full house beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a full house",
                       "%1 in 'both have %1', 'A straight flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "four of a kind",
                       "%1 in 'both have %1', 'A straight flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a straight flush",
                       "%1 in 'both have %1', 'A royal flush beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a royal flush",
                       "%1 in 'both have %1', 'Five of a kind beats %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "five of a kind", "%1 in 'both have %1'"),
});

constexpr CategoryTexts categoryPlurals = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "high cards", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "pairs", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "two pairs", "hands of two pair"),
    QT_TRANSLATE_NOOP3("CategoryText", "threes of a kind", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "straights", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "flushes", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "full houses", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "fours of a kind", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "straight flushes", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "royal flushes", "several hands of this rank"),
    QT_TRANSLATE_NOOP3("CategoryText", "fives of a kind", "several hands of this rank"),
});

constexpr CategoryTexts denials = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "no high card", "as %2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "no pair", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "not two pair", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "not three of a kind", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "no straight", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "no flush", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "no full house", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "not four of a kind", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "no straight flush", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "no royal flush", "%2 in '%1's hand is %2.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "not five of a kind", "%2 in '%1's hand is %2.'"),
});

constexpr CategoryTexts predicates = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "a high card", "as %1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a pair", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "two pair", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "three of a kind", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a straight", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a flush", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a full house", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "four of a kind", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a straight flush", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "a royal flush", "%1 in 'Neither hand is %1.'"),
    QT_TRANSLATE_NOOP3("CategoryText", "five of a kind", "%1 in 'Neither hand is %1.'"),
});

constexpr CategoryTexts sentences = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "A high card beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "A pair beats %1.", "%1: 'a high card'"),
    QT_TRANSLATE_NOOP3("CategoryText", "Two pair beats %1.", "%1: 'a pair', 'a high card'"),
    QT_TRANSLATE_NOOP3("CategoryText", "Three of a kind beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "A straight beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "A flush beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "A full house beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "Four of a kind beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "A straight flush beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "A royal flush beats %1.", "%1: 'a pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "Five of a kind beats %1.", "%1: 'a pair', 'two pair'"),
});

constexpr CategoryTexts labels = std::to_array<SourceText>({
    QT_TRANSLATE_NOOP3("CategoryText", "high card beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "pair beats %1", "%1: 'high card'"),
    QT_TRANSLATE_NOOP3("CategoryText", "two pair beats %1", "%1: 'pair', 'high card'"),
    QT_TRANSLATE_NOOP3("CategoryText", "three of a kind beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "straight beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "flush beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "full house beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "four of a kind beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "straight flush beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "royal flush beats %1", "%1: 'pair', 'two pair'"),
    QT_TRANSLATE_NOOP3("CategoryText", "five of a kind beats %1", "%1: 'pair', 'two pair'"),
});

} // namespace

QString categoryName(Category category)
{
    return text(categoryNames, category);
}

QString categoryName(Category category, const HouseRules& rules)
{
    if (category == Category::pair && rules.pairFloor == Rank::jack)
        return CategoryText::tr("Jacks or better");
    return categoryName(category);
}

QString categoryInline(Category category)
{
    return text(categoryInlineNames, category);
}

QString categoryWithArticle(Category category)
{
    return text(objects, category);
}

QString categoryPlural(Category category)
{
    return text(categoryPlurals, category);
}

QString categoryDenied(Category category, const HouseRules& rules)
{
    if (category != Category::pair || rules.pairFloor == Rank::two)
        return text(denials, category);
    if (rules.pairFloor == Rank::ace)
        return CategoryText::tr("no pair of aces", "%2 in '%1's hand is %2.'");
    return fill(
        CategoryText::tr("no pair of %1 or better", "%2 in '%1's hand is %2.'; %1: 'jacks'"),
        {rankPlural(rules.pairFloor)});
}

QString categoryPredicate(Category category, const HouseRules& rules)
{
    if (category != Category::pair || rules.pairFloor == Rank::two)
        return text(predicates, category);
    if (rules.pairFloor == Rank::ace)
        return CategoryText::tr("a pair of aces", "%1 in 'Neither hand is %1.'");
    return fill(
        CategoryText::tr("a pair of %1 or better", "%1 in 'Neither hand is %1.'; %1: 'jacks'"),
        {rankPlural(rules.pairFloor)});
}

QString categoryBeats(Category winner, Category loser)
{
    return fill(text(sentences, winner), {categoryWithArticle(loser)});
}

QString categoryBeatsShortest(Category winner, Category loser)
{
    const bool toThree = loser == Category::threeOfAKind;
    if (winner == Category::fourOfAKind && toThree)
        return CategoryText::tr("four beats three of a kind");
    if (winner == Category::fiveOfAKind && toThree)
        return CategoryText::tr("five beats three of a kind");
    if (winner == Category::fiveOfAKind && loser == Category::fourOfAKind)
        return CategoryText::tr("five beats four of a kind");
    return categoryBeatsShort(winner, loser);
}

QString categoryBeatsShort(Category winner, Category loser)
{
    return fill(text(labels, winner), {categoryInline(loser)});
}

} // namespace showdown::narration
