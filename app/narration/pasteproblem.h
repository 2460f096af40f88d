// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"
#include "core/cards/notation.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/ruletext.h"

#include <QString>

#include <cstdint>

namespace showdown::narration {

/// What is wrong with text that was to be hands or a situation.
enum class PasteFault : std::uint8_t {
    noHand,
    noCard, ///< it is other text, no word of which is a card
    badHand,
    tooManyHands,
    situationHere, ///< it is a situation, which has no place among hands
    unknownOption, ///< in the rules line, `text` is its word
    missingValue,  ///< of the option `text`
    unknownRules,
    unknownRule,
    badValue, ///< of `rule`
    unknownRank,
    rankNotInRules,
    badArea,          ///< of a situation: `area` has a mistake
    tooManyCards,     ///< of a situation: in `area`, for hole cards of `hand`, `count` are too many
    repeatedCard,     ///< of a situation: `situation` says which
    unknownWord,      ///< in a command line, `text` is the word, `known` what may stand there
    otherCommand,     ///< the same for the command itself
    fileInCommand,    ///< in a command line, `text` is the file that stands in place of hands
    badFile,          ///< the text is that of a file: `file` says what is wrong with it
    wordWithoutValue, ///< the same, and a value should follow it
    noRoom,           ///< there are places for `count` cards
    onlyHoleUnknown,  ///< an unknown card would lie among others than hole cards
};

/// Why nothing was read.
struct PasteProblem
{
    PasteFault fault = PasteFault::noHand;
    int hand = 1;           ///< of a bad hand, from 1
    bool isOnlyHand = true; ///< there are no others, so that its number need not be said
    NotationError notation; ///< of a bad hand
    QString text;           ///< what stands there
    Rule rule = Rule::pairFloor;
    SeenArea area = SeenArea::hole;
    int count = 0;
    SituationError situation;
    QString known; ///< words between blanks
    FileProblem file;

    bool operator==(const PasteProblem&) const = default;
};

/// "hand 2, character 4: 'x' is no suit; one of h d c s", "rules line: 'x' is no rule": why text
/// cannot be pasted.
QString pasteProblemText(const PasteProblem& problem);

/// "A picture cannot be read as cards. …": what was pasted is no text.
QString pictureIsNoText();

} // namespace showdown::narration
