// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"
#include "core/cards/notation.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/rule.h"

#include <QString>

#include <cstdint>

namespace showdown::narration {

/// What is wrong with text pasted as hands or as a situation.
enum class PasteFault : std::uint8_t {
    noHand,
    noCard, ///< it is other text, without a card
    badHand,
    tooManyHands,
    situationHere, ///< it is a situation, which cannot be pasted among hands
    unknownOption, ///< in the rules line, `text` is its word
    missingValue,  ///< of the option `text`
    unknownRules,
    unknownRule,
    badValue, ///< of `rule`
    unknownRank,
    rankNotInRules,
    badArea,          ///< in a situation: `area` has a mistake
    tooManyCards,     ///< in a situation: `count` cards are too many for `area`, for hole cards of
                      ///< `hand`
    repeatedCard,     ///< in a situation: `situation` says which
    unknownWord,      ///< in a command line, `text` is the word, `known` lists the words allowed
                      ///< there
    otherCommand,     ///< as unknownWord, for the command itself
    fileInCommand,    ///< in a command line, `text` is the file given instead of hands
    badFile,          ///< the text is that of a file: `file` says what is wrong with it
    wordWithoutValue, ///< as unknownWord, and a value should follow the word
    noRoom,           ///< there are places for `count` cards
    onlyHoleUnknown,  ///< an unknown card would lie among others than hole cards
};

/// Why nothing was pasted.
struct PasteProblem
{
    PasteFault fault = PasteFault::noHand;
    int hand = 1;           ///< of a bad hand, from 1
    bool isOnlyHand = true; ///< it is the only one, so that its number is left out
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

/// "A picture cannot be read as cards. …": what was pasted is not text.
QString pictureIsNoText();

} // namespace showdown::narration
