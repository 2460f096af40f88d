// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "app/narration/steps/tables.h"
#include "core/compare/comparison.h"
#include "core/match/pokerhand.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

/// "FullHouse": the function that is asked for a rank.
QString matcherName(Category category)
{
    switch (category) {
    case Category::highCard:
        return {};
    case Category::pair:
        return QStringLiteral("JacksOrBetter");
    case Category::twoPair:
        return QStringLiteral("TwoPair");
    case Category::threeOfAKind:
        return QStringLiteral("ThreeOfAKind");
    case Category::straight:
        return QStringLiteral("Straight");
    case Category::flush:
        return QStringLiteral("Flush");
    case Category::fullHouse:
        return QStringLiteral("FullHouse");
    case Category::fourOfAKind:
        return QStringLiteral("FourOfAKind");
    case Category::straightFlush:
        return QStringLiteral("StraightFlush");
    case Category::royalFlush:
        return QStringLiteral("RoyalFlush");
    case Category::fiveOfAKind:
        return QStringLiteral("FiveOfAKind");
    }
    return {};
}

QString matcher(const StepFacts& step)
{
    return matcherName(step.category("rank"));
}

QString lensMatcher(const StepFacts& step)
{
    const Category lens = step.category("rank");
    return lens == Category::twoPair ? QStringLiteral("SetInfoAndCheckForTwoPair")
                                     : matcherName(lens);
}

/// "a pair of jacks or better", "full houses", "no full house".
QString wanted(const StepFacts& step)
{
    return categoryPredicate(step.category("rank"), step.rules());
}

QString compared(const StepFacts& step)
{
    return categoryPlural(step.category("rank"));
}

QString denied(const StepFacts& step)
{
    return categoryDenied(step.category("rank"), step.rules());
}

bool hasBugs(const StepFacts& step)
{
    return step.rules().wildScope == WildScope::bug;
}

bool readsBugs(const StepFacts& step)
{
    return hasBugs(step) && isOfEqualValues(step.category("rank"));
}

bool isHighCard(const StepFacts& step)
{
    return step.category("rank") == Category::highCard;
}

constexpr auto getPokerHandRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1: find the highest rank that %2 makes.",
                        "%1: a number; %2: K♥ 6♣"),
     with(player, "hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "For now bugs is the hand itself: %1.", "%1: K♥ 6♣"),
     with("bugs")},
    {3, yes,
     QT_TRANSLATE_NOOP3("Steps", "A wild is a bug here: among equal values it is just an ace.",
                        "")},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "A wild is no bug here: it may take any value.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3(
         "Steps", "ReadBugs turns every wild into an ace, for the ranks of equal values.", "")},
    {5, yes, QT_TRANSLATE_NOOP3("Steps", "The next rank to try: %1.", "%1: full house"),
     with("rank")},
    {5, no, QT_TRANSLATE_NOOP3("Steps", "No rank from the highest down to the pair fits.", "")},
    {6, readsBugs,
     QT_TRANSLATE_NOOP3("Steps", "Is it %1? Ask %2, with every bug as an ace: %3.",
                        "%1: a full house; %2: FullHouse; %3: K♥ 6♣"),
     with(wanted, matcher, "bugs")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "Is it %1? Ask %2.", "%1: a full house; %2: FullHouse"),
     with(wanted, matcher)},
    {7, yes, QT_TRANSLATE_NOOP3("Steps", "Yes: the rank is %1.", "%1: full house"), with("rank")},
    {7, no, QT_TRANSLATE_NOOP3("Steps", "No: the hand is %1.", "%1: no full house"), with(denied)},
    {8, always,
     QT_TRANSLATE_NOOP3("Steps", "Return %1: the first rank that fits is the best one.",
                        "%1: full house"),
     with("rank")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "Return high card: nothing better is left.", "")},
});

constexpr auto fitsLensRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Player %1: comparing as %2. Does %3 fit?",
                        "%1: a number; %2: full houses; %3: K♥ 6♣"),
     with(player, compared, "hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Start with the cards as they are: %1.", "%1: K♥ 6♣"),
     with("cards")},
    {3, yes,
     QT_TRANSLATE_NOOP3("Steps", "A wild is a bug here, and %1 is a rank of equal values.",
                        "%1: full house"),
     with("rank")},
    {3, no(hasBugs),
     QT_TRANSLATE_NOOP3("Steps", "A bug is free here: %1 is no rank of equal values.",
                        "%1: full house"),
     with("rank")},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "A wild is no bug here: it may take any value.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "ReadBugs turns every wild into an ace.", "")},
    {5, isHighCard,
     QT_TRANSLATE_NOOP3("Steps", "Every hand fits high card: nobody needs to be asked.", "")},
    {5, always,
     QT_TRANSLATE_NOOP3("Steps", "Is %1 in %2? Ask %3.",
                        "%1: a full house; %2: cards; %3: FullHouse"),
     with(wanted, "cards", lensMatcher)},
    {6, equals("fits", 1), QT_TRANSLATE_NOOP3("Steps", "The hand fits: the answer is yes.", "")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "The hand is %1: the answer is no.", "%1: no full house"),
     with(denied)},
});

} // namespace

constinit const StepSentences getPokerHandSentences{getPokerHandRows};
constinit const StepSentences fitsLensSentences{fitsLensRows};

} // namespace showdown::narration
