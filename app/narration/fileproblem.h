// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/notation.h"
#include "core/odds/situation.h"
#include "core/questions/exercise.h"
#include "core/rules/category.h"
#include "core/rules/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace showdown::narration {

/// What is wrong with a `.showdown` file or a lesson. The table in filetext.cpp has the sentence of
/// each, in the same order, and thereby what its arguments are.
enum class FileFault : std::uint8_t {
    // The file as a whole cannot be opened …
    notFound,
    linkCircle, ///< a link that leads back to itself
    deadLink,   ///< a link to what does not exist
    folder,
    notFile, ///< a pipe, a device or a socket
    noPermission,
    notReadable, ///< the system gives an error while it is read
    // … or its text is none that can be read.
    tooLarge,    ///< over 1 MB
    empty,       ///< nothing in it but white space
    notShowdown, ///< something else, or nothing that identifies it
    newer,       ///< made by a later version of the program
    tooDeep,     ///< more levels of braces and brackets than any table needs
    hugeNumber,  ///< a number that this machine cannot hold

    // What the JSON text should have continued with
    valueExpected,
    keyExpected,
    colonExpected,
    commaExpected,
    closingBraceExpected,
    closingBracketExpected,
    closingQuoteExpected,
    escapeExpected, ///< after a backslash
    digitExpected,
    utf8Expected,
    endExpected, ///< nothing more

    // Keys, and the kind of value that may follow one
    keyMissing,
    aimMissing, ///< of a lesson
    keyTwice,   ///< in the same braces
    keyUnknown,
    textWanted,
    textOrNullWanted,
    objectWanted,
    listWanted,
    numberWanted,
    wholeNumberWanted,
    trueOrFalseWanted,
    numberOrCardsWanted,
    playerAndCardWanted,     ///< `1:4`
    tableAndLineWanted,      ///< `2:9`
    mistakeAndWinnersWanted, ///< `E3:2`
    callAndVariablesWanted,  ///< `FindWinnerPair 1 numWilds=0`
    idWanted,                ///< `last-kicker`
    cardValuesWanted,        ///< `K`
    numberOutside,
    asManyAsHandsWanted, ///< elements of a list
    elementsWanted,      ///< other elements of a list

    // Names that do not exist
    presetUnknown,
    ruleUnknown,
    rankUnknown,
    partUnknown,
    handNameUnknown,
    exerciseUnknown, ///< a kind of exercise
    numberUnknown,   ///< what a number is asked of
    showUnknown,
    functionUnknown,
    mistakeUnknown, ///< with which none of these functions is printed
    stepUnknown,    ///< an example that a link loads
    claimUnknown,   ///< an example, exercise or block that a link is about
    fieldUnknown,   ///< what a link claims of it
    linkUnknown,    ///< a kind of link
    blockUnknown,   ///< a kind of block of lesson.md

    // Rules and cards
    ruleValueWrong,
    lensNotInRules, ///< a rank that all hands are to be compared as
    cardsWrong,
    cardCountWrong,
    cardTwice, ///< though one deck holds it once

    // What only `.showdown` files have
    tooManyPlayers,
    longName,
    tooManyDead,

    // What only lessons have
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
    nothingDealt,   ///< fewer tables than wanted
    noOriginal,     ///< a translation of no lesson
    blockMisplaced, ///< indented, or with other marks
    html,           ///< in Markdown
    markupInTitle,  ///< or in a group: it is shown as it stands
    notText,        ///< not UTF-8, or a zero byte
    notObject,      ///< a file that should be one JSON object
    folderName,     ///< of the lesson
    numberTwice,    ///< the number of another lesson beside it
    lessonTwice,    ///< the id of another lesson beside it
    unfitCharacter, ///< one that controls a terminal or turns the direction of text
    idTwice,
    claimWrong,        ///< the engine says something else
    verdictWrong,      ///< the same of who wins, or why
    claimNotInEnglish, ///< as claimWrong, in a language that the program does not speak
    claimIdle,         ///< the setting has no answer to it: outs of hands, for example
    answerOfOtherKind,
    answerUnfinished,
    answerWithCardTwice,
    answerChangesCards,
    answerNamesNoLine, ///< the listing has no such line
    translationMissing, ///< the original has it
    translationExtra,   ///< the original does not
    translatedCards,    ///< other cards, rules or rank
    translatedQuestion, ///< an exercise with the same cards asks something else
    translatedHead,     ///< the value of a key of the lesson
    translatedKey,      ///< the value of a key of an example or exercise
    translatedPlace,    ///< a different order
    translatedListing,  ///< other functions
    situationWrong,
    exerciseWrong,
};

/// A key of a file by its path, "rules.preset", from the part of the player or else from the whole
/// file or table. An empty path is the part of the player, or the table, itself.
struct FileKey
{
    std::string path;
    std::optional<int> player = {}; ///< from 0
    int hand = 0;                   ///< one of several hands under the key, from 1

    bool operator==(const FileKey&) const = default;
};

/// A word of a `.showdown` file: cut if it is too long for one.
struct FileWord
{
    std::string text;
    bool operator==(const FileWord&) const = default;
};

/// An answer to an exercise without a fault: stands for what decides about it, in whole sentences.
struct GivenAnswer
{
    Exercise exercise;
    ExerciseAnswer answer;

    bool operator==(const GivenAnswer&) const = default;
};

/// What a sentence is filled with. A rule stands for its possible values.
using FaultArgument =
    std::variant<int, std::string, std::vector<std::string>, FileKey, FileWord, Rule, Category,
                 Card, SeenPlace, NotationError, SituationError, ExerciseFault, GivenAnswer>;

/// Why a `.showdown` file cannot be read, no part of which was used then; or what is wrong in a
/// file of a lesson: `tasks.json`, line 41.
struct FileProblem
{
    FileProblem(FileFault what = FileFault::notFound, std::vector<FaultArgument> with = {})
        : fault(what), arguments(std::move(with))
    {}

    FileFault fault;
    std::vector<FaultArgument> arguments;
    std::string file = {}; ///< of a lesson; empty: of its folder
    int line = 1;          ///< in a lesson and where JSON text breaks off
    int table = 0;         ///< the one that it is about, from 1, where a file has several

    bool operator==(const FileProblem&) const = default;
};

/// The names there are, as a problem lists them.
template <typename Values>
std::vector<std::string> knownIds(const Values& values)
{
    std::vector<std::string> ids;
    ids.reserve(values.size());
    for (const auto& value : values)
        ids.emplace_back(id(value));
    return ids;
}

/// Why a file could not be saved; an earlier file is unchanged.
enum class SaveFault : std::uint8_t {
    noFolder,
    noPermission,
    readOnly, ///< the disk is read-only
    diskFull,
    nameTooLong,
    tooLarge,    ///< to be read again; nothing was written
    isFolder,    ///< a folder has the name of the file
    notFile,     ///< a pipe or a device has it
    notWritable, ///< the system gives another error
};

} // namespace showdown::narration
