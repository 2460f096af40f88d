// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/fileproblem.h"
#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "core/odds/situation.h"
#include "core/questions/exercise.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace showdown::narration {

/// A flaw in a part of a lesson that needs no further details.
enum class LessonFlaw : std::uint8_t {
    noSetting,       ///< neither hands nor hole cards
    twoSettings,     ///< hands and hole cards
    openPlace,       ///< `_` where nothing is built
    noClaim,         ///< an example that says nothing
    noExample,       ///< a lesson without one
    noKeyAndValue,   ///< a line of a block that is not `key: value`
    claimBeforeHand, ///< a claim about a hand before there is one
    blockNotClosed,
    noFunction,    ///< a listing of nothing
    noQuestion,    ///< a guess that asks nothing
    tooFewToGuess, ///< a guess with fewer than two hands
    topHeading,    ///< `# …`: the title comes from elsewhere
    noText,        ///< a text with nothing in it
    rightIsWrong,  ///< the engine says so
    wrongIsRight,
    noOriginal,     ///< a translation of no lesson
    folderName,     ///< of the lesson
    blockMisplaced, ///< indented, or with other marks
    html,           ///< in Markdown
    notText,        ///< not UTF-8, or a zero byte
    notObject,      ///< a file that should be one JSON object
};

/// The kinds of value that may follow a key of a lesson.
enum class LessonValue : std::uint8_t {
    text,
    number,
    wholeNumber,
    trueOrFalse,
    list,
    object,
    textOrNull,
    numberOrCards,
    playerAndCard,     ///< `1:4`
    mistakeAndWinners, ///< `E3:2`
    callAndVariables,  ///< `FindWinnerPair 1 numWilds=0`
    value,             ///< of a card: `K`
    id,                ///< `last-kicker`
};

struct LessonKeyUnknown
{
    std::string key;
    std::vector<std::string> known;
    bool operator==(const LessonKeyUnknown&) const = default;
};

struct LessonKeyTwice
{
    std::string key;
    bool operator==(const LessonKeyTwice&) const = default;
};

struct LessonKeyMissing
{
    std::string key;
    bool operator==(const LessonKeyMissing&) const = default;
};

struct LessonValueWrong
{
    std::string key;
    LessonValue expected = LessonValue::text;
    bool operator==(const LessonValueWrong&) const = default;
};

/// A number that lies outside of what is possible.
struct LessonNumberOutside
{
    std::string key;
    int least = 0;
    int most = 0;
    bool operator==(const LessonNumberOutside&) const = default;
};

/// A list that is too short or too long.
struct LessonListSize
{
    std::string key;
    int least = 0;
    int most = 0;
    bool operator==(const LessonListSize&) const = default;
};

/// A name that does not exist.
struct LessonIdUnknown
{
    enum class Kind : std::uint8_t {
        preset,
        rule,
        rank,
        part,
        exercise, ///< a kind of exercise
        asked,    ///< what a number is asked of
        show,
        function,
        step,  ///< an example that a link loads
        claim, ///< an example, exercise or block that a link is about
        field, ///< what a link claims of it
        link,  ///< a kind of link
        block, ///< a kind of block of lesson.md
    };

    Kind kind = Kind::preset;
    std::string text;
    std::vector<std::string> known;
    bool operator==(const LessonIdUnknown&) const = default;
};

/// Cards that cannot be read. `number` counts hands from 1; 0 if there is only one.
struct LessonCardsWrong
{
    std::string key;
    int number = 0;
    NotationError error;
    bool operator==(const LessonCardsWrong&) const = default;
};

struct LessonCardCount
{
    std::string key;
    int number = 0;
    int expected = 5;
    int found = 0;
    bool operator==(const LessonCardCount&) const = default;
};

/// A lesson with the same number as another one beside it.
struct LessonNumberTwice
{
    std::string other;
    bool operator==(const LessonNumberTwice&) const = default;
};

/// A character that must not be shown: it controls a terminal or turns the direction of text.
struct LessonUnfitCharacter
{
    char32_t character = 0;
    bool operator==(const LessonUnfitCharacter&) const = default;
};

struct LessonIdTwice
{
    std::string id;
    std::string firstFile;
    int firstLine = 1;
    bool operator==(const LessonIdTwice&) const = default;
};

/// What a lesson says and what the engine says.
struct LessonClaimWrong
{
    std::string claim;
    std::string stated;
    std::string found;
    std::string
        unspoken; ///< the lesson's language if the program does not speak it; `found` is English
    bool operator==(const LessonClaimWrong&) const = default;
};

/// A claim for which the setting has no answer: outs of hands, for example.
struct LessonClaimIdle
{
    std::string claim;
    bool operator==(const LessonClaimIdle&) const = default;
};

/// An answer of an exercise that cannot be judged.
struct LessonAnswerFault
{
    std::string key;
    AnswerFault fault = AnswerFault::otherKind;
    bool operator==(const LessonAnswerFault&) const = default;
};

/// A difference between a translation and its original.
struct LessonTranslationDiffers
{
    enum class What : std::uint8_t {
        missing,  ///< the original has it
        extra,    ///< the original does not
        cards,    ///< other cards, rules or rank
        question, ///< an exercise with the same cards asks something else
        key,      ///< the value of a key; without an id one of the lesson
        place,    ///< a different order
        listing,  ///< other functions; without an id
    };

    What what = What::missing;
    std::string id;
    std::string key = {};
    bool operator==(const LessonTranslationDiffers&) const = default;
};

/// What is wrong at one place.
using LessonFault =
    std::variant<FileFault, SyntaxError, LessonFlaw, LessonKeyUnknown, LessonKeyTwice,
                 LessonKeyMissing, LessonValueWrong, LessonNumberOutside, LessonListSize,
                 LessonIdUnknown, WrongRuleValue, LensNotInRules, LessonCardsWrong, LessonCardCount,
                 RepeatedCard, SituationError, LessonNumberTwice, LessonIdTwice,
                 LessonUnfitCharacter, ExerciseFault, LessonClaimWrong, LessonClaimIdle,
                 LessonAnswerFault, LessonTranslationDiffers>;

/// Something wrong in a file of a lesson: `tasks.json`, line 41.
struct LessonProblem
{
    std::string file; ///< empty: of the folder
    int line = 1;
    LessonFault fault;
    bool operator==(const LessonProblem&) const = default;
};

} // namespace showdown::narration
