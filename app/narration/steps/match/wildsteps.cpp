// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/steps/tables.h"
#include "core/match/wilds.h"

#include <QCoreApplication>

namespace showdown::narration {

namespace {

constexpr auto readBugsRows = [] {
    using Line = ReadBugsLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Read every wild of %1 as an ace.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::copyHand, always,
         QT_TRANSLATE_NOOP3("Steps", "CopyHand comes first: the dealt cards must not change.", "")},
        {Line::replaceWilds, always,
         QT_TRANSLATE_NOOP3("Steps", "ReplaceWildsWithAces changes the copy.", "")},
        {Line::returnCopy, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"),
         with("copy")},
    });
}();

constexpr auto copyHandRows = [] {
    using Line = CopyHandLine;
    return sentencesOf<Line>({
        {Line::start, always, QT_TRANSLATE_NOOP3("Steps", "Copy %1, card by card.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::newCopy, always, QT_TRANSLATE_NOOP3("Steps", "The copy starts empty.", "")},
        {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"),
         with(cardIn("hand"))},
        {Line::nextCard, no, QT_TRANSLATE_NOOP3("Steps", "No card is left.", "")},
        {Line::addCard, always,
         QT_TRANSLATE_NOOP3("Steps", "A new card for %1: the copy is %2.", "%1: 6♥; %2: K♥ 6♣"),
         with(cardIn("hand"), "copy")},
        {Line::returnCopy, always, QT_TRANSLATE_NOOP3("Steps", "Return the copy: %1.", "%1: K♥ 6♣"),
         with("copy")},
    });
}();

constexpr auto replaceWildsWithAcesRows = [] {
    using Line = ReplaceWildsWithAcesLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Turn every wild of %1 into an ace.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::nextCard, yes, QT_TRANSLATE_NOOP3("Steps", "Look at %1.", "%1: 6♥"), with(card)},
        {Line::nextCard, no,
         QT_TRANSLATE_NOOP3("Steps", "No card is left: the hand is now %1.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::askWild, yes, QT_TRANSLATE_NOOP3("Steps", "%1 is a wild.", "%1: 6♥"), with(card)},
        {Line::askWild, no,
         QT_TRANSLATE_NOOP3("Steps", "%1 is no wild: it stays as it is.", "%1: 6♥"), with(card)},
        {Line::becomeAce, always, QT_TRANSLATE_NOOP3("Steps", "%1 becomes an ace.", "%1: 6♥"),
         with(card)},
    });
}();

constexpr auto wildsAssumeMissingValuesRows = [] {
    using Line = WildsAssumeMissingValuesLine;
    return sentencesOf<Line>({
        {Line::start, always,
         QT_TRANSLATE_NOOP3("Steps", "Give each wild of %1 the highest value that the hand lacks.",
                            "%1: K♥ 6♣"),
         with("hand")},
        {Line::setValue, always, QT_TRANSLATE_NOOP3("Steps", "Start with the ace.", "")},
        {Line::nextWild, yes, QT_TRANSLATE_NOOP3("Steps", "%1 needs a value.", "%1: 6♥"),
         with(card)},
        {Line::nextWild, no,
         QT_TRANSLATE_NOOP3("Steps", "No wild is left without a value: %1.", "%1: K♥ 6♣"),
         with("hand")},
        {Line::askHeld, yes,
         QT_TRANSLATE_NOOP3("Steps", "The hand already holds the value %1.", "%1: 6, jack"),
         with("value")},
        {Line::askHeld, no,
         QT_TRANSLATE_NOOP3("Steps", "The hand lacks the value %1.", "%1: 6, jack"), with("value")},
        {Line::lowerValue, always,
         QT_TRANSLATE_NOOP3("Steps", "Go one down, to %1.", "%1: 6, jack"), with("value")},
        {Line::takeValue, always,
         QT_TRANSLATE_NOOP3("Steps", "%1 takes the value %2.", "%1: 6♥; %2: 6, jack"),
         with(card, "value")},
    });
}();

} // namespace

constinit const StepTable readBugsSteps{readBugsListing, readBugsRows};
constinit const StepTable copyHandSteps{copyHandListing, copyHandRows};
constinit const StepTable replaceWildsWithAcesSteps{replaceWildsWithAcesListing,
                                                    replaceWildsWithAcesRows};
constinit const StepTable wildsAssumeMissingValuesSteps{wildsAssumeMissingValuesListing,
                                                        wildsAssumeMissingValuesRows};

} // namespace showdown::narration
