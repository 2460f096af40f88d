// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/categorytext.h"
#include "app/narration/steps/tables.h"
#include "core/compare/comparison.h"
#include "core/compare/lens.h"
#include "core/match/pokerhand.h"

#include <QCoreApplication>

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

/// "K♥ 6♣": the cards that the matcher is asked about.
QString asked(const StepFacts& step)
{
    return step.text(step.has("cards") ? "cards" : "hand");
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

constexpr auto getPokerHandRows = [] {
    using Line = GetPokerHandLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Player %1: find the highest rank that %2 makes.",
                            "%1: a number; %2: K♥ 6♣"),
         with(player, "hand")},
        {Line::setBugs, always,
         QT_TRANSLATE_NOOP3("Steps", "For now bugs is the hand itself: %1.", "%1: K♥ 6♣"),
         with("bugs")},
        {Line::askBug, yes,
         QT_TRANSLATE_NOOP3("Steps", "A wild is a bug here: among equal values it is just an ace.",
                            "")},
        {Line::askBug, no, QT_TRANSLATE_NOOP3("Steps", "There is no wild, and so no bug.", "")},
        {Line::readBugs, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "ReadBugs turns every wild into an ace, for the ranks of equal values.", "")},
        {Line::nextRank, yes,
         QT_TRANSLATE_NOOP3("Steps", "The next rank to try: %1.", "%1: full house"), with("rank")},
        {Line::nextRank, no,
         QT_TRANSLATE_NOOP3("Steps", "No rank from the highest down to the pair fits.", "")},
        {Line::tryMatcher, readsBugs,
         QT_TRANSLATE_NOOP3("Steps", "Is it %1? Ask %2, with every bug as an ace: %3.",
                            "%1: a full house; %2: FullHouse; %3: K♥ 6♣"),
         with(wanted, matcher, "bugs")},
        {Line::tryMatcher, always,
         QT_TRANSLATE_NOOP3("Steps", "Is it %1? Ask %2.", "%1: a full house; %2: FullHouse"),
         with(wanted, matcher)},
        {Line::askFound, yes, QT_TRANSLATE_NOOP3("Steps", "Yes: the rank is %1.", "%1: full house"),
         with("rank")},
        {Line::askFound, no,
         QT_TRANSLATE_NOOP3("Steps", "No: the hand is %1.", "%1: no full house"), with(denied)},
        {Line::returnRank, always,
         QT_TRANSLATE_NOOP3("Steps", "Return %1: the first rank that fits is the best one.",
                            "%1: full house"),
         with("rank")},
        {Line::returnHighCard, always,
         QT_TRANSLATE_NOOP3("Steps", "Return high card: nothing better is left.", "")},
    });
}();

constexpr auto fitsLensRows = [] {
    using Line = FitsLensLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Player %1: comparing as %2. Does %3 fit?",
                            "%1: a number; %2: full houses; %3: K♥ 6♣"),
         with(player, compared, "hand")},
        {Line::setCards, always,
         QT_TRANSLATE_NOOP3("Steps", "Start with the cards as they are: %1.", "%1: K♥ 6♣"),
         with("cards")},
        {Line::askBug, yes,
         QT_TRANSLATE_NOOP3("Steps", "A wild is a bug here, and %1 is a rank of equal values.",
                            "%1: full house"),
         with("rank")},
        {Line::askBug, no(hasNoWild("hand")),
         QT_TRANSLATE_NOOP3("Steps", "There is no wild, and so no bug.", "")},
        {Line::askBug, no(isHighCard),
         QT_TRANSLATE_NOOP3("Steps", "A wild counts as an ace among high cards anyway.", "")},
        {Line::askBug, no,
         QT_TRANSLATE_NOOP3("Steps", "A bug is free here: %1 is no rank of equal values.",
                            "%1: full house"),
         with("rank")},
        {Line::readBugs, hasNoWild("hand"),
         QT_TRANSLATE_NOOP3("Steps", "ReadBugs finds no wild in the hand.", "")},
        {Line::readBugs, always,
         QT_TRANSLATE_NOOP3("Steps", "ReadBugs turns every wild into an ace.", "")},
        {Line::tryMatcher, isHighCard,
         QT_TRANSLATE_NOOP3("Steps", "Every hand fits high card: nobody needs to be asked.", "")},
        {Line::tryMatcher, always,
         QT_TRANSLATE_NOOP3("Steps", "Is %1 in %2? Ask %3.",
                            "%1: a full house; %2: cards; %3: FullHouse"),
         with(wanted, asked, lensMatcher)},
        {Line::returnFits, equals("fits", 1),
         QT_TRANSLATE_NOOP3("Steps", "The hand fits: the answer is yes.", "")},
        {Line::returnFits, always,
         QT_TRANSLATE_NOOP3("Steps", "The hand is %1: the answer is no.", "%1: no full house"),
         with(denied)},
    });
}();

} // namespace

constinit const StepTable getPokerHandSteps{getPokerHandListing, getPokerHandRows};
constinit const StepTable fitsLensSteps{fitsLensListing, fitsLensRows};

} // namespace showdown::narration
