// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

bool wildMayRepeat(const StepFacts& step)
{
    return step.rules().flushRepeats;
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

constexpr auto royalFlushRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a royal flush?", "%1: K♥ 6♣"), with("hand")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsSameSuit is asked first: do all cards share a suit?",
                        "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "The cards are not of one suit.", "")},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "All cards can be of one suit.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "More than one suit is no royal flush: the answer is no.", "")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "A new info: it will say which values the wilds take.", "")},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsStraight looks for five values in a row.", "")},
    {8, yes, QT_TRANSLATE_NOOP3("Steps", "The values are not in a row.", "")},
    {8, no, QT_TRANSLATE_NOOP3("Steps", "The values are in a row: this is a straight flush.", "")},
    {9, always, QT_TRANSLATE_NOOP3("Steps", "No straight, no royal flush: the answer is no.", "")},
    {10, yes(holdsAce),
     QT_TRANSLATE_NOOP3("Steps", "The ace stands below the two: the highest card is the 5.", "")},
    {10, yes, QT_TRANSLATE_NOOP3("Steps", "No ace is on top, neither a dealt one nor a wild.", "")},
    {10, no(holdsAce), QT_TRANSLATE_NOOP3("Steps", "%1 is on top.", "%1: A♥"), with(highestCard)},
    {10, no,
     QT_TRANSLATE_NOOP3("Steps", "A wild is the ace on top: info.cardValues is %1.", "%1: [K, ★]"),
     with("info.cardValues")},
    {11, always,
     QT_TRANSLATE_NOOP3("Steps",
                        "A straight flush that does not end with the ace: the answer is no.", "")},
    {12, always, QT_TRANSLATE_NOOP3("Steps", "Ten to ace in one suit: the answer is yes.", "")},
});

constexpr auto straightFlushRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a straight flush?", "%1: K♥ 6♣"), with("hand")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsSameSuit is asked first: do all cards share a suit?",
                        "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "The cards are not of one suit.", "")},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "All cards can be of one suit.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "More than one suit is no straight flush: the answer is no.", "")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsStraight looks for five values in a row.", "")},
    {7, equals("found", 1),
     QT_TRANSLATE_NOOP3("Steps", "One suit and five values in a row: the answer is yes.", "")},
    {7, always,
     QT_TRANSLATE_NOOP3("Steps", "One suit, but no five values in a row: the answer is no.", "")},
});

constexpr auto flushRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a flush?", "%1: K♥ 6♣"), with("hand")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsSameSuit is asked first: do all cards share a suit?",
                        "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "The cards are not of one suit.", "")},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "All cards can be of one suit.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "More than one suit is no flush: the answer is no.", "")},
    {5, yes,
     QT_TRANSLATE_NOOP3(
         "Steps", "Two natural cards are equal already, so a wild would repeat a value.", "")},
    {5, no(wildMayRepeat), QT_TRANSLATE_NOOP3("Steps", "A wild may repeat a value here.", "")},
    {5, no(hasNoWild("hand")),
     QT_TRANSLATE_NOOP3("Steps", "There is no wild: values may repeat.", "")},
    {5, no,
     QT_TRANSLATE_NOOP3(
         "Steps", "No two natural cards are equal: every wild finds a value of its own.", "")},
    {6, always,
     QT_TRANSLATE_NOOP3("Steps", "No flush with a wild and a value twice: the answer is no.", "")},
    {7, always, QT_TRANSLATE_NOOP3("Steps", "One suit for all cards: the answer is yes.", "")},
});

constexpr auto straightRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Is %1 a straight?", "%1: K♥ 6♣"), with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Sort the hand: highest first, wilds last.", "")},
    {3, always,
     QT_TRANSLATE_NOOP3("Steps", "AreCardsStraight looks for five values in a row.", "")},
    {4, equals("found", 1),
     QT_TRANSLATE_NOOP3("Steps", "Five values in a row: the answer is yes.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "No five values in a row: the answer is no.", "")},
});

} // namespace

constinit const StepSentences royalFlushSentences{royalFlushRows};
constinit const StepSentences straightFlushSentences{straightFlushRows};
constinit const StepSentences flushSentences{flushRows};
constinit const StepSentences straightSentences{straightRows};

} // namespace showdown::narration
