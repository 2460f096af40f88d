// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/filetext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/errortext.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>
#include <QStringList>

namespace showdown::narration {

namespace {

struct FileText
{
    Q_DECLARE_TR_FUNCTIONS(FileText)
};

QString shown(std::string_view text)
{
    return fitForMessage(QUtf8StringView(text).toString());
}

/// “rules.preset”, Player 2: “cards”, or the player alone.
QString keyText(const FileKey& key)
{
    if (key.player && key.path.empty())
        return playerName(*key.player + 1);
    if (!key.player)
        return fill(FileText::tr("“%1”", "a key of the file, as in '“title” is missing.'"),
                    {shown(key.path)});
    return fill(FileText::tr("%1: “%2”", "%1: a player; %2: a key of the file"),
                {playerName(*key.player + 1), shown(key.path)});
}

/// The pattern for a place: %1 is the line, %2 the column.
QString pattern(SyntaxExpectation expected)
{
    switch (expected) {
    case SyntaxExpectation::value:
        return FileText::tr("Line %1, column %2: expected a value.");
    case SyntaxExpectation::key:
        return FileText::tr("Line %1, column %2: expected a key in quotation marks.");
    case SyntaxExpectation::colon:
        return FileText::tr("Line %1, column %2: expected “:”.");
    case SyntaxExpectation::comma:
        return FileText::tr("Line %1, column %2: expected “,”.");
    case SyntaxExpectation::closingBrace:
        return FileText::tr("Line %1, column %2: expected “}”.");
    case SyntaxExpectation::closingBracket:
        return FileText::tr("Line %1, column %2: expected “]”.");
    case SyntaxExpectation::closingQuote:
        return FileText::tr("Line %1, column %2: expected a closing quotation mark.");
    case SyntaxExpectation::escape:
        return FileText::tr("Line %1, column %2: expected an escape such as \\n or \\u00e9.",
                            "after a backslash in a text of the file");
    case SyntaxExpectation::digit:
        return FileText::tr("Line %1, column %2: expected a digit.");
    case SyntaxExpectation::utf8:
        return FileText::tr("Line %1, column %2: expected UTF-8.",
                            "a byte of the file is no character in UTF-8");
    case SyntaxExpectation::end:
        return FileText::tr("Line %1, column %2: expected the end of the file.");
    }
    return {};
}

QString text(FileFault fault)
{
    switch (fault) {
    case FileFault::notFound:
        return FileText::tr("It does not exist.", "it: a file");
    case FileFault::linkCircle:
        return FileText::tr("It is a link that leads back to itself.", "it: a file");
    case FileFault::deadLink:
        return FileText::tr("It is a link to a file that does not exist.", "it: a file");
    case FileFault::folder:
        return FileText::tr("It is a folder.", "it: a file");
    case FileFault::notFile:
        return FileText::tr("It is no file.", "it: what a name stands for, such as a device");
    case FileFault::noPermission:
        return FileText::tr("You have no permission to read it.", "it: a file");
    case FileFault::notReadable:
        return FileText::tr("An error came up while it was read.", "it: a file");
    case FileFault::tooLarge:
        return FileText::tr("It is larger than 1 MB.", "it: a file");
    case FileFault::empty:
        return FileText::tr("It is empty.", "it: a file");
    case FileFault::notShowdown:
        return FileText::tr("It is not a Showdown file.", "it: a file");
    case FileFault::newer:
        return FileText::tr("It was made by a newer version.", "it: a file");
    case FileFault::tooDeep:
        return FileText::tr("Its braces and brackets are nested too deeply.", "its: of a file");
    case FileFault::hugeNumber:
        return FileText::tr("It has a number that is too large.", "it: a file");
    }
    return {};
}

QString text(const SyntaxError& error)
{
    return fill(pattern(error.expected),
                {QString::number(error.line), QString::number(error.column)});
}

QString text(const RepeatedKey& repeated)
{
    return fill(FileText::tr("The key “%1” stands there twice.", "in the same braces of a file"),
                {shown(repeated.name)});
}

QString text(const MissingKey& missing)
{
    return fill(FileText::tr("%1 is missing.", "%1: a key of the file"), {keyText(missing.key)});
}

/// The pattern for a value of another kind: %1 is the key.
QString pattern(FileValue expected)
{
    switch (expected) {
    case FileValue::text:
        return FileText::tr("%1 should be text in quotation marks.", "%1: a key of the file");
    case FileValue::textOrNull:
        return FileText::tr("%1 should be text in quotation marks, or null.",
                            "%1: a key of the file");
    case FileValue::object:
        return FileText::tr("%1 should be an object in braces.", "%1: a key of the file");
    case FileValue::list:
        return FileText::tr("%1 should be a list in brackets.", "%1: a key of the file");
    }
    return {};
}

QString text(const WrongValue& wrong)
{
    return fill(pattern(wrong.expected), {keyText(wrong.key)});
}

QString text(TooManyPlayers)
{
    return FileText::tr("It has more than three players.", "it: a file");
}

QString text(const WrongSlotCount& wrong)
{
    return fill(FileText::tr("%1 should have five slots, each with a card or null.",
                             "%1: a player; null is a word of the file"),
                {playerName(wrong.player + 1)});
}

QString text(const LongName& name)
{
    return fill(FileText::tr("The name of %1 is longer than %2 characters.",
                             "%1: a player, not by that name; %2: 24"),
                {playerName(name.player + 1), QString::number(name.longest)});
}

QString text(const NotACard& wrong)
{
    return fill(FileText::tr("%1 is not a card: “%2”.", "%1: 'Player 2, card 3'; %2: 'Kx'"),
                {slotName(wrong.slot), shown(wrong.text)});
}

QString text(const CardHeldTwice& twice)
{
    return fill(FileText::tr("%1 is in %2 and in %3, but one deck holds it once.",
                             "%1: 'King of hearts'; %2, %3: 'Player 2, card 3'"),
                {cardName(twice.card), slotName(twice.first), slotName(twice.second)});
}

QString text(const WrongOddsSlots& wrong)
{
    if (wrong.area == SeenArea::board)
        return FileText::tr("The board should have five slots, each with a card or null.",
                            "null is a word of the file");
    return fill(FileText::tr("%1 should have two hole cards, each a card, “?” or null.",
                             "%1: a player; null is a word of the file"),
                {playerName(wrong.player + 1)});
}

QString text(const TooManyDead& dead)
{
    return FileText::tr("It has more than %n dead cards.", "it: a file", dead.most);
}

/// "Player 2, card 1", "Board, card 3", at the beginning of a sentence.
QString oddsPlaceText(const SeenPlace& place)
{
    const QString number = QString::number(place.position + 1);
    switch (place.area) {
    case SeenArea::hole:
        return slotName({place.player, place.position});
    case SeenArea::board:
        return fill(FileText::tr("Board, card %1", "a place; %1: 1 to 5"), {number});
    case SeenArea::dead:
        return fill(FileText::tr("Dead cards, card %1", "a place; %1: a number"), {number});
    }
    return {};
}

QString text(const NotAnOddsCard& wrong)
{
    return fill(FileText::tr("%1 is not a card: “%2”.", "%1: 'Player 2, card 3'; %2: 'Kx'"),
                {oddsPlaceText(wrong.place), shown(wrong.text)});
}

QString text(const OddsCardTwice& twice)
{
    return fill(FileText::tr("%1 is there twice, as “%2” and as “%3”, but one deck holds it once.",
                             "%1: 'King of hearts'; %2, %3: 'Player 2, card 1', 'Board, card 3'"),
                {cardName(twice.card), oddsPlaceText(twice.first), oddsPlaceText(twice.second)});
}

/// The pattern for a name that does not exist: %1 is the name, %2 lists those there are.
QString pattern(UnknownId::Kind kind)
{
    switch (kind) {
    case UnknownId::Kind::preset:
        return FileText::tr("There are no house rules “%1”; there are: %2.",
                            "%1: a word of the file; %2: words");
    case UnknownId::Kind::rule:
        return FileText::tr("There is no house rule “%1”; there are: %2.",
                            "%1: a word of the file; %2: words");
    case UnknownId::Kind::rank:
        return FileText::tr("There is no rank “%1”; there are: %2.",
                            "%1: a word of the file; %2: words");
    }
    return {};
}

template <typename Values>
QString listedIds(const Values& values)
{
    QStringList ids;
    for (const auto value : values)
        ids += QUtf8StringView(id(value)).toString();
    return ids.join(QStringLiteral(", "));
}

QString knownIds(UnknownId::Kind kind)
{
    switch (kind) {
    case UnknownId::Kind::preset:
        return listedIds(allPresets());
    case UnknownId::Kind::rule:
        return listedIds(allRules());
    case UnknownId::Kind::rank:
        return listedIds(allCategories());
    }
    return {};
}

QString text(const UnknownId& unknown)
{
    return fill(pattern(unknown.kind), {shown(unknown.text), knownIds(unknown.kind)});
}

QString text(const WrongRuleValue& wrong)
{
    return fill(FileText::tr("The house rule “%1” cannot be “%2”; possible: %3.",
                             "%1, %2: words of the file; %3: a list"),
                {shown(id(wrong.rule)), shown(wrong.text), ruleValues(wrong.rule)});
}

QString text(const LensNotInRules& wrong)
{
    return fill(FileText::tr("It compares as %1, which its house rules do not have.",
                             "it: a file; %1: 'five of a kind'"),
                {categoryInline(wrong.lens)});
}

} // namespace

QString fileProblemText(const FileProblem& problem)
{
    return std::visit([](const auto& one) { return text(one); }, problem);
}

QString fileNotOpened(const FileProblem& problem)
{
    return fill(FileText::tr("This file could not be opened. %1 Your table is unchanged.",
                             "%1: a sentence that says why"),
                {fileProblemText(problem)});
}

QString saveFaultText(SaveFault fault)
{
    switch (fault) {
    case SaveFault::noFolder:
        return FileText::tr("The file could not be saved: its folder is not there.");
    case SaveFault::noPermission:
        return FileText::tr("The file could not be saved: you have no permission to write there.");
    case SaveFault::readOnly:
        return FileText::tr("The file could not be saved: that disk can only be read.");
    case SaveFault::diskFull:
        return FileText::tr("The file could not be saved: the disk is full.");
    case SaveFault::nameTooLong:
        return FileText::tr("The file could not be saved: its name is too long.");
    case SaveFault::isFolder:
        return FileText::tr("The file could not be saved: a folder has this name.");
    case SaveFault::notFile:
        return FileText::tr("The file could not be saved: what has this name is no file.");
    case SaveFault::notWritable:
        return FileText::tr("The file could not be saved: the system reports an error.");
    }
    return {};
}

QString saveAdvice(SaveFault fault)
{
    switch (fault) {
    case SaveFault::noFolder:
        return FileText::tr("Save it in a folder that is there, or make this one again.");
    case SaveFault::noPermission:
        return FileText::tr("Save it in a folder of your own, such as your documents.");
    case SaveFault::readOnly:
        return FileText::tr("Save it on another disk, such as in your documents.");
    case SaveFault::diskFull:
        return FileText::tr("Make room on the disk and try again, or save it on another one.");
    case SaveFault::nameTooLong:
        return FileText::tr("Save it under a shorter name.");
    case SaveFault::isFolder:
    case SaveFault::notFile:
        return FileText::tr("Save it under another name.");
    case SaveFault::notWritable:
        return FileText::tr("Try again, or save it in another folder.");
    }
    return {};
}

QString fileNotSaved(SaveFault fault)
{
    return fill(FileText::tr("%1 %2", "%1: why a file could not be saved; %2: what to do"),
                {saveFaultText(fault), saveAdvice(fault)});
}

} // namespace showdown::narration
