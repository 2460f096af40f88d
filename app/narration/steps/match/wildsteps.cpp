// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"

#include <QCoreApplication>

#include <array>

namespace showdown::narration {

namespace {

constexpr auto readBugsRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Read every wild of %1 as an ace.", "%1: K♥ 6♣"),
     with("hand")},
    {2, always,
     QT_TRANSLATE_NOOP3("Steps", "CopyHand comes first: the dealt cards must not change.", "")},
    {3, always, QT_TRANSLATE_NOOP3("Steps", "ReplaceWildsWithAces changes the copy.", "")},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"), with("copy")},
});

constexpr auto copyHandRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Copy %1, card by card.", "%1: K♥ 6♣"), with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "The copy starts empty.", "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(cardIn("hand"))},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
    {4, always,
     QT_TRANSLATE_NOOP3("Steps", "A new card for %1: the copy is %2.", "%1: 6♥; %2: K♥ 6♣"),
     with(cardIn("hand"), "copy")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"), with("copy")},
});

constexpr auto replaceWildsWithAcesRows = std::to_array<StepSentence>({
    {1, always, QT_TRANSLATE_NOOP3("Steps", "Turn every wild of %1 into an ace.", "%1: K♥ 6♣"),
     with("hand")},
    {2, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(card)},
    {2, no, QT_TRANSLATE_NOOP3("Steps", "No card is left: the hand is now %1.", "%1: K♥ 6♣"),
     with("hand")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is a wild.", "%1: 6♥"), with(card)},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "%1 is no wild: it stays as it is.", "%1: 6♥"), with(card)},
    {4, always, QT_TRANSLATE_NOOP3("Steps", "%1 becomes an ace.", "%1: 6♥"), with(card)},
});

constexpr auto wildsAssumeMissingValuesRows = std::to_array<StepSentence>({
    {1, always,
     QT_TRANSLATE_NOOP3("Steps", "Give each wild of %1 the highest value that the hand lacks.",
                        "%1: K♥ 6♣"),
     with("hand")},
    {2, always, QT_TRANSLATE_NOOP3("Steps", "Start with the ace.", "")},
    {3, yes, QT_TRANSLATE_NOOP3("Steps", "%1 needs a value.", "%1: 6♥"), with(card)},
    {3, no, QT_TRANSLATE_NOOP3("Steps", "No wild is left without a value: %1.", "%1: K♥ 6♣"),
     with("hand")},
    {4, yes, QT_TRANSLATE_NOOP3("Steps", "The hand already holds the value %1.", "%1: 6, jack"),
     with("value")},
    {4, no, QT_TRANSLATE_NOOP3("Steps", "The hand lacks the value %1.", "%1: 6, jack"),
     with("value")},
    {5, always, QT_TRANSLATE_NOOP3("Steps", "Go one down, to %1.", "%1: 6, jack"), with("value")},
    {6, always, QT_TRANSLATE_NOOP3("Steps", "%1 takes the value %2.", "%1: 6♥; %2: 6, jack"),
     with(card, "value")},
});

} // namespace

constinit const StepSentences readBugsSentences{readBugsRows};
constinit const StepSentences copyHandSentences{copyHandRows};
constinit const StepSentences replaceWildsWithAcesSentences{replaceWildsWithAcesRows};
constinit const StepSentences wildsAssumeMissingValuesSentences{wildsAssumeMissingValuesRows};

} // namespace showdown::narration
