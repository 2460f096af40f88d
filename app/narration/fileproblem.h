// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/deck.h"
#include "core/odds/situation.h"
#include "core/rules/category.h"
#include "core/rules/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace showdown::narration {

/// What is wrong with a file as a whole.
enum class FileFault : std::uint8_t {
    notFound,
    linkCircle, ///< a link that leads back to itself
    deadLink,   ///< a link to what does not exist
    folder,
    notFile, ///< a pipe, a device or a socket
    noPermission,
    notReadable, ///< the system gives an error while it is read
    tooLarge,    ///< over 1 MB
    empty,       ///< nothing in it but white space
    notShowdown, ///< something else, or nothing that identifies it
    newer,       ///< made by a later version of the program
    tooDeep,     ///< more levels of braces and brackets than any table needs
    hugeNumber,  ///< a number that this machine cannot hold
};

/// Why a file could not be saved; an earlier file is unchanged.
enum class SaveFault : std::uint8_t {
    noFolder,
    noPermission,
    readOnly, ///< the disk is read-only
    diskFull,
    nameTooLong,
    isFolder,    ///< a folder has the name of the file
    notFile,     ///< a pipe or a device has it
    notWritable, ///< the system gives another error
};

/// What the JSON text should have continued with.
enum class SyntaxExpectation : std::uint8_t {
    value,
    key,
    colon,
    comma,
    closingBrace,
    closingBracket,
    closingQuote,
    escape, ///< after a backslash
    digit,
    utf8,
    end, ///< nothing more
};

/// Where the JSON text breaks off. Lines and columns count from 1, columns in characters.
struct SyntaxError
{
    int line = 1;
    int column = 1;
    SyntaxExpectation expected = SyntaxExpectation::value;

    bool operator==(const SyntaxError&) const = default;
};

/// A key of the file by its path, "rules.preset", from the part of the player or else from the
/// whole file. An empty path is the player's part itself. Players count from 0.
struct FileKey
{
    std::string path;
    std::optional<int> player;

    bool operator==(const FileKey&) const = default;
};

struct MissingKey
{
    FileKey key;
    bool operator==(const MissingKey&) const = default;
};

/// A key that stands twice in the same braces.
struct RepeatedKey
{
    std::string name;
    bool operator==(const RepeatedKey&) const = default;
};

/// The kinds of value that may follow a key.
enum class FileValue : std::uint8_t { text, textOrNull, object, list };

struct WrongValue
{
    FileKey key;
    FileValue expected = FileValue::text;
    bool operator==(const WrongValue&) const = default;
};

struct TooManyPlayers
{
    bool operator==(const TooManyPlayers&) const = default;
};

/// A player whose slots are not five.
struct WrongSlotCount
{
    int player = 0;
    bool operator==(const WrongSlotCount&) const = default;
};

struct LongName
{
    int player = 0;
    int longest = 0; ///< in characters
    bool operator==(const LongName&) const = default;
};

/// A slot with something that is not a card.
struct NotACard
{
    CardPlace slot;
    std::string text;
    bool operator==(const NotACard&) const = default;
};

/// A card that one deck holds once, in two slots.
struct CardHeldTwice
{
    Card card;
    CardPlace first;
    CardPlace second;
    bool operator==(const CardHeldTwice&) const = default;
};

/// Hole cards that are not two slots, or a board that is not five.
struct WrongOddsSlots
{
    SeenArea area = SeenArea::hole;
    int player = 0;
    bool operator==(const WrongOddsSlots&) const = default;
};

struct TooManyDead
{
    int most = 0;
    bool operator==(const TooManyDead&) const = default;
};

/// A place of a situation of Odds with something that is not a card, or a card that is not allowed
/// there.
struct NotAnOddsCard
{
    SeenPlace place;
    std::string text;
    bool operator==(const NotAnOddsCard&) const = default;
};

/// A natural card in two places of a situation of Odds.
struct OddsCardTwice
{
    Card card;
    SeenPlace first;
    SeenPlace second;
    bool operator==(const OddsCardTwice&) const = default;
};

/// A machine-readable name that does not exist.
struct UnknownId
{
    enum class Kind : std::uint8_t { preset, rule, rank };

    Kind kind = Kind::preset;
    std::string text;
    bool operator==(const UnknownId&) const = default;
};

struct WrongRuleValue
{
    Rule rule = Rule::pairFloor;
    std::string text;
    bool operator==(const WrongRuleValue&) const = default;
};

/// A rank that all hands are to be compared as, but that the rules of the file lack.
struct LensNotInRules
{
    Category lens = Category::fiveOfAKind;
    bool operator==(const LensNotInRules&) const = default;
};

/// Why a `.showdown` file cannot be read; no part of it was used.
using FileProblem =
    std::variant<FileFault, SyntaxError, RepeatedKey, MissingKey, WrongValue, TooManyPlayers,
                 WrongSlotCount, LongName, NotACard, CardHeldTwice, WrongOddsSlots, TooManyDead,
                 NotAnOddsCard, OddsCardTwice, UnknownId, WrongRuleValue, LensNotInRules>;

} // namespace showdown::narration
