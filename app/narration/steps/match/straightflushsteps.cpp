// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/straightflush.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

bool aceCountsOne(const StepFacts& step)
{
    return step.has("info.aceIsOne") && step.number("info.aceIsOne") == 1;
}

bool holdsAce(const StepFacts& step)
{
    return step.hand("sorted")[0].value == cardvalue::ace;
}

/// "A♥": the card on top.
QString highestCard(const StepFacts& step)
{
    return step.card(step.hand("sorted")[0]);
}

/// The rows of the functions that first ask for one suit.
template <typename Line>
constexpr auto suitRows = sentencesOf<Line>({
    {Line::checkSuit, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsSameSuit is asked first: do all cards share a suit?",
                        "")},
    {Line::askOtherSuits, yes, QT_TRANSLATE_NOOP3("Steps", "The cards are not of one suit.", "")},
    {Line::askOtherSuits, no, QT_TRANSLATE_NOOP3("Steps", "All cards can be of one suit.", "")},
});

/// The rows of the functions that look for five values in a row.
template <typename Line>
constexpr auto searchRows = sentencesOf<Line>({
    {Line::sort, always,
     QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {Line::search, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsStraight looks for five values in a row.", "")},
});

constexpr auto royalFlushRows = [] {
    using Line = RoyalFlushLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a royal flush?", "%1: K♥ 6♣"),
         with("hand")},
        {Line::returnOtherSuits, always,
         QT_TRANSLATE_NOOP3("Steps", "More than one suit is no royal flush: the answer is no.",
                            "")},
        {Line::newInfo, always,
         QT_TRANSLATE_NOOP3("Steps", "A new info: it will say which values the wilds take.", "")},
        {Line::askNotFound, yes, QT_TRANSLATE_NOOP3("Steps", "The values are not in a row.", "")},
        {Line::askNotFound, no,
         QT_TRANSLATE_NOOP3("Steps", "The values are in a row: this is a straight flush.", "")},
        {Line::returnNoRow, always,
         QT_TRANSLATE_NOOP3("Steps", "No straight, no royal flush: the answer is no.", "")},
        {Line::askNoAce, yes(aceCountsOne),
         QT_TRANSLATE_NOOP3("Steps", "The ace stands below the two: the highest card is the 5.",
                            "")},
        {Line::askNoAce, yes,
         QT_TRANSLATE_NOOP3("Steps", "No ace is on top, neither a dealt one nor a wild.", "")},
        {Line::askNoAce, no(holdsAce), QT_TRANSLATE_NOOP3("Steps", "%1 is on top.", "%1: A♥"),
         with(highestCard)},
        {Line::askNoAce, no,
         QT_TRANSLATE_NOOP3("Steps", "A wild is the ace on top: info.cardValues is %1.",
                            "%1: [K, ★]"),
         with("info.cardValues")},
        {Line::returnNoAce, always,
         QT_TRANSLATE_NOOP3(
             "Steps", "A straight flush that does not end with the ace: the answer is no.", "")},
        {Line::returnYes, always,
         QT_TRANSLATE_NOOP3("Steps", "Ten to ace in one suit: the answer is yes.", "")},
    });
    return own + suitRows<Line> + searchRows<Line>;
}();

constexpr auto straightFlushRows = [] {
    using Line = StraightFlushLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a straight flush?", "%1: K♥ 6♣"),
         with("hand")},
        {Line::returnOtherSuits, always,
         QT_TRANSLATE_NOOP3("Steps", "More than one suit is no straight flush: the answer is no.",
                            "")},
        {Line::returnFound, equals("found", 1),
         QT_TRANSLATE_NOOP3("Steps", "One suit and five values in a row: the answer is yes.", "")},
        {Line::returnFound, always,
         QT_TRANSLATE_NOOP3("Steps", "One suit, but no five values in a row: the answer is no.",
                            "")},
    });
    return own + suitRows<Line> + searchRows<Line>;
}();

constexpr auto flushRows = [] {
    using Line = FlushLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a flush?", "%1: K♥ 6♣"),
         with("hand")},
        {Line::returnOtherSuits, always,
         QT_TRANSLATE_NOOP3("Steps", "More than one suit is no flush: the answer is no.", "")},
        {Line::askRepeats, yes,
         QT_TRANSLATE_NOOP3(
             "Steps", "Two natural cards are equal already, so a wild would repeat a value.", "")},
        {Line::askRepeats, no(hasNoWild("hand")),
         QT_TRANSLATE_NOOP3("Steps", "There is no wild: values may repeat.", "")},
        {Line::askRepeats, no,
         QT_TRANSLATE_NOOP3(
             "Steps", "No two natural cards are equal: every wild finds a value of its own.", "")},
        {Line::returnRepeats, always,
         QT_TRANSLATE_NOOP3("Steps", "No flush with a wild and a value twice: the answer is no.",
                            "")},
        {Line::returnYes, always,
         QT_TRANSLATE_NOOP3("Steps", "One suit for all cards: the answer is yes.", "")},
    });
    return own + suitRows<Line>;
}();

constexpr auto straightRows = [] {
    using Line = StraightLine;
    constexpr auto own = sentencesOf<Line>({
        {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a straight?", "%1: K♥ 6♣"),
         with("hand")},
        {Line::returnFound, equals("found", 1),
         QT_TRANSLATE_NOOP3("Steps", "Five values in a row: the answer is yes.", "")},
        {Line::returnFound, always,
         QT_TRANSLATE_NOOP3("Steps", "No five values in a row: the answer is no.", "")},
    });
    return own + searchRows<Line>;
}();

} // namespace

constinit const StepTable royalFlushSteps{royalFlushListing, royalFlushRows};
constinit const StepTable straightFlushSteps{straightFlushListing, straightFlushRows};
constinit const StepTable flushSteps{flushListing, flushRows};
constinit const StepTable straightSteps{straightListing, straightRows};

} // namespace showdown::narration
