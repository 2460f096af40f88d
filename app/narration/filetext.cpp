// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/filetext.h"

#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/closestname.h"
#include "app/narration/errortext.h"
#include "app/narration/exercisefaulttext.h"
#include "app/narration/exercisetext.h"
#include "app/narration/fill.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <utility>

namespace showdown::narration {

namespace {

struct FaultText
{
    FileFault fault;
    SourceText text;
};

struct FileText
{
    Q_DECLARE_TR_FUNCTIONS(FileText)

public:
    using enum FileFault;
    static constexpr auto faults = std::to_array<FaultText>({
        {notFound, QT_TRANSLATE_NOOP3("FileText", "It does not exist.", "it: a file")},
        {linkCircle,
         QT_TRANSLATE_NOOP3("FileText", "It is a link that leads back to itself.", "it: a file")},
        {deadLink, QT_TRANSLATE_NOOP3("FileText", "It is a link to a file that does not exist.",
                                      "it: a file")},
        {folder, QT_TRANSLATE_NOOP3("FileText", "It is a folder.", "it: a file")},
        {notFile, QT_TRANSLATE_NOOP3("FileText", "It is no file.",
                                     "it: what a name stands for, such as a device")},
        {noPermission,
         QT_TRANSLATE_NOOP3("FileText", "You have no permission to read it.", "it: a file")},
        {notReadable,
         QT_TRANSLATE_NOOP3("FileText", "An error came up while it was read.", "it: a file")},
        {tooLarge, QT_TRANSLATE_NOOP3("FileText", "It is larger than 1 MB.", "it: a file")},
        {empty, QT_TRANSLATE_NOOP3("FileText", "It is empty.", "it: a file")},
        {notShowdown, QT_TRANSLATE_NOOP3("FileText", "It is not a Showdown file.", "it: a file")},
        {newer, QT_TRANSLATE_NOOP3("FileText", "It was made by a newer version.", "it: a file")},
        {tooDeep, QT_TRANSLATE_NOOP3("FileText", "Its braces and brackets are nested too deeply.",
                                     "its: of a file")},
        {hugeNumber,
         QT_TRANSLATE_NOOP3("FileText", "It has a number that is too large.", "it: a file")},

        {valueExpected, {QT_TR_NOOP("expected a value.")}},
        {keyExpected, {QT_TR_NOOP("expected a key in quotation marks.")}},
        {colonExpected, {QT_TR_NOOP("expected “:”.")}},
        {commaExpected, {QT_TR_NOOP("expected “,”.")}},
        {closingBraceExpected, {QT_TR_NOOP("expected “}”.")}},
        {closingBracketExpected, {QT_TR_NOOP("expected “]”.")}},
        {closingQuoteExpected, {QT_TR_NOOP("expected a closing quotation mark.")}},
        {escapeExpected,
         QT_TRANSLATE_NOOP3("FileText", "expected an escape such as \\n or \\u00e9.",
                            "after a backslash in a text of the file")},
        {digitExpected, {QT_TR_NOOP("expected a digit.")}},
        {utf8Expected, QT_TRANSLATE_NOOP3("FileText", "expected UTF-8.",
                                          "a byte of the file is no character in UTF-8")},
        {endExpected, {QT_TR_NOOP("expected the end of the file.")}},

        {keyMissing, QT_TRANSLATE_NOOP3("FileText", "%1 is missing.", "%1: a key of the file")},
        {aimMissing,
         {QT_TR_NOOP(
             "“aim” is missing: one sentence that says what one can do after the lesson.")}},
        {keyTwice, QT_TRANSLATE_NOOP3("FileText", "%1 is there twice.", "%1: a key of the file")},
        {keyUnknown, QT_TRANSLATE_NOOP3("FileText", "There is no key “%1” here; possible: %2.",
                                        "%1: a word of a lesson's file; %2: words")},
        {textWanted, QT_TRANSLATE_NOOP3("FileText", "%1 should be text in quotation marks.",
                                        "%1: a key of the file")},
        {textOrNullWanted,
         QT_TRANSLATE_NOOP3("FileText", "%1 should be text in quotation marks, or null.",
                            "%1: a key of the file")},
        {objectWanted, QT_TRANSLATE_NOOP3("FileText", "%1 should be an object in braces.",
                                          "%1: a key of the file")},
        {listWanted, QT_TRANSLATE_NOOP3("FileText", "%1 should be a list in brackets.",
                                        "%1: a key of the file")},
        {numberWanted,
         QT_TRANSLATE_NOOP3("FileText", "%1 should be a number.", "%1: a key of the file")},
        {wholeNumberWanted,
         QT_TRANSLATE_NOOP3("FileText", "%1 should be a whole number.", "%1: a key of the file")},
        {trueOrFalseWanted,
         QT_TRANSLATE_NOOP3("FileText", "%1 should be true or false.",
                            "%1: a key of the file; true and false are words of it")},
        {numberOrCardsWanted, QT_TRANSLATE_NOOP3("FileText", "%1 should be a number or cards.",
                                                 "%1: a key of the file")},
        {playerAndCardWanted,
         QT_TRANSLATE_NOOP3(
             "FileText",
             "%1 should be a player and one of the five cards as dealt, such as 3:5 for the last "
             "card of the third hand.",
             "%1: a key of the file")},
        {tableAndLineWanted,
         QT_TRANSLATE_NOOP3("FileText",
                            "%1 should be one of three tables and a line of the listing, such as "
                            "2:9.",
                            "%1: a key of the file")},
        {mistakeAndWinnersWanted,
         QT_TRANSLATE_NOOP3("FileText",
                            "%1 should be a printed mistake and who wins with it: E3:2.",
                            "%1: a key of the file")},
        {callAndVariablesWanted,
         QT_TRANSLATE_NOOP3(
             "FileText",
             "%1 should be a function, the number of the call and variables: GetKickers 1 "
             "numWilds=0.",
             "%1: a key of the file")},
        {idWanted,
         QT_TRANSLATE_NOOP3(
             "FileText",
             "%1 should be words of small letters a to z and digits, with hyphens: last-kicker.",
             "%1: a key of the file")},
        {cardValuesWanted,
         QT_TRANSLATE_NOOP3("FileText", "%1 should be values of cards: 2 to 10, J, Q, K, A.",
                            "%1: a key of the file")},
        {numberOutside, QT_TRANSLATE_NOOP3("FileText", "%1 should be a number from %2 to %3.",
                                           "%1: a key of the file")},
        {asManyAsHandsWanted,
         QT_TRANSLATE_NOOP3("FileText", "%1 should have as many elements as there are hands: %2.",
                            "%1: a key of the file")},
        {elementsWanted, QT_TRANSLATE_NOOP3("FileText", "%1 should have %2 to %3 elements.",
                                            "%1: a key of the file")},

        {presetUnknown,
         QT_TRANSLATE_NOOP3("FileText", "There are no house rules “%1”; there are: %2.",
                            "%1: a word of the file; %2: words")},
        {ruleUnknown, QT_TRANSLATE_NOOP3("FileText", "There is no house rule “%1”; there are: %2.",
                                         "%1: a word of the file; %2: words")},
        {rankUnknown, QT_TRANSLATE_NOOP3("FileText", "There is no rank “%1”; there are: %2.",
                                         "%1: a word of the file; %2: words")},
        {partUnknown, {QT_TR_NOOP("“%1” is no part of a comparison; there are: %2.")}},
        {handNameUnknown,
         {QT_TR_NOOP("“%1” should be a rank and the values that are compared, such as "
                     "full-house T 3.")}},
        {exerciseUnknown, {QT_TR_NOOP("There is no kind of exercise “%1”; there are: %2.")}},
        {numberUnknown, {QT_TR_NOOP("No number “%1” can be asked for; possible: %2.")}},
        {showUnknown, {QT_TR_NOOP("Cards cannot be shown as “%1”; possible: %2.")}},
        {functionUnknown, {QT_TR_NOOP("There is no listing of a function “%1”; there are: %2.")}},
        {mistakeUnknown,
         {QT_TR_NOOP("No line was printed with a mistake “%1” here; there are: %2.")}},
        {stepUnknown,
         {QT_TR_NOOP("There is no example “%1” with hands to step through; there are: %2.")}},
        {claimUnknown,
         {QT_TR_NOOP("No example, exercise or block is called “%1”; there are: %2.")}},
        {fieldUnknown, {QT_TR_NOOP("A link cannot claim “%1”; possible: %2.")}},
        {linkUnknown, {QT_TR_NOOP("A link cannot lead to “%1”; it can begin with: %2.")}},
        {blockUnknown, {QT_TR_NOOP("There is no block “%1”; there are: %2.")}},

        {ruleValueWrong,
         QT_TRANSLATE_NOOP3("FileText", "The house rule “%1” cannot be “%2”; possible: %3.",
                            "%1, %2: words of the file; %3: a list")},
        {lensNotInRules,
         QT_TRANSLATE_NOOP3("FileText", "It compares as %1, which its house rules do not have.",
                            "it: a file, or a table of it; %1: 'five of a kind'")},
        {cardsWrong,
         QT_TRANSLATE_NOOP3("FileText", "%1, %2.",
                            "%1: 'Player 2, card 3' or a key of the file; %2: 'character 4: …'")},
        {cardCountWrong,
         QT_TRANSLATE_NOOP3("FileText", "%1 should have %2 places for cards, but has %3.",
                            "%1: a key of the file")},
        {cardTwice,
         QT_TRANSLATE_NOOP3("FileText",
                            "%1 is there twice, as “%2” and as “%3”, but one deck holds it once.",
                            "%1: 'King of hearts'; %2, %3: 'Player 2, card 1', 'Board, card 3'")},

        {tooManyPlayers, QT_TRANSLATE_NOOP3("FileText", "It has more than three players.",
                                            "it: a file, or a table of it")},
        {longName, QT_TRANSLATE_NOOP3("FileText", "The name of %1 is longer than %2 characters.",
                                      "%1: a player, not by that name; %2: 24")},
        {tooManyDead, QT_TRANSLATE_NOOP3("FileText", "It has more than %1 dead cards.",
                                         "it: a file, or a table of it; %1: 20")},

        {noSetting, {QT_TR_NOOP("There are neither hands nor hole cards.")}},
        {twoSettings, {QT_TR_NOOP("There are hands and hole cards; only one of them can be.")}},
        {openPlace, {QT_TR_NOOP("Only a hand that is to be built can have an open place “_”.")}},
        {noClaim, {QT_TR_NOOP("This example claims nothing that could be checked.")}},
        {noExample, {QT_TR_NOOP("There is no example; a lesson has at least one.")}},
        {noKeyAndValue, QT_TRANSLATE_NOOP3("FileText", "Expected a key, a colon and a value.",
                                           "a line of a block of cards in a lesson: 'winner: 2'")},
        {claimBeforeHand, {QT_TR_NOOP("This is about a hand, but there is no hand above it.")}},
        {blockNotClosed, {QT_TR_NOOP("The block that begins here has no end “```”.")}},
        {noFunction, {QT_TR_NOOP("The block names no function to show.")}},
        {noQuestion, {QT_TR_NOOP("The block asks nothing; a line “question: …” is missing.")}},
        {tooFewToGuess, {QT_TR_NOOP("To guess who wins takes two or three hands.")}},
        {topHeading, {QT_TR_NOOP("Headings begin with “##”; the title stands in tasks.json.")}},
        {noText, {QT_TR_NOOP("The text is empty.")}},
        {rightIsWrong,
         QT_TRANSLATE_NOOP3("FileText", "The engine does not take “right” for a right answer. %1",
                            "right: a word of the file; %1: the reason, in sentences")},
        {wrongIsRight,
         QT_TRANSLATE_NOOP3("FileText", "The engine takes “wrong” for a right answer. %1",
                            "wrong: a word of the file; %1: the reason, in sentences")},
        {nothingDealt,
         {QT_TR_NOOP("“dealt” wants %1 tables of the ranks %2, but only %3 can be dealt.")}},
        {noOriginal, {QT_TR_NOOP("There is no lesson of this name in English.")}},
        {blockMisplaced, {QT_TR_NOOP("A block begins with “```” at the start of a line.")}},
        {html, {QT_TR_NOOP("HTML is not read here; “<” is written in a code span.")}},
        {markupInTitle,
         {QT_TR_NOOP(
             "“%1” is shown as it stands; links, code spans and “**” have no place in it.")}},
        {notText, {QT_TR_NOOP("This line is not text in UTF-8.")}},
        {notObject, {QT_TR_NOOP("This should be JSON: one object in braces.")}},
        {folderName,
         {QT_TR_NOOP(
             "The name of a lesson's folder is two digits and words of small letters a to z "
             "and digits, with hyphens: 06-two-pair.")}},
        {numberTwice,
         QT_TRANSLATE_NOOP3("FileText", "The lesson “%1” beside it has the same number.",
                            "%1: the name of a folder")},
        {lessonTwice,
         QT_TRANSLATE_NOOP3("FileText",
                            "The lesson “%1” beside it has the same name behind its digits.",
                            "%1: the name of a folder")},
        {unfitCharacter,
         QT_TRANSLATE_NOOP3("FileText", "The character %1 cannot be seen and does not belong here.",
                            "%1: 'U+202E'")},
        {idTwice, QT_TRANSLATE_NOOP3("FileText", "The id “%1” is there twice, first in %2:%3.",
                                     "%1: a word of a file; %2, %3: 'tasks.json:41'")},
        {claimWrong, QT_TRANSLATE_NOOP3("FileText", "“%1” says “%2”, but it is “%3”.",
                                        "%1: what a lesson claims; %2: how; %3: the truth")},
        {verdictWrong,
         QT_TRANSLATE_NOOP3(
             "FileText", "“%1” says “%2”, but it is “%3”. %4",
             "%1: what a lesson claims; %2: how; %3: the truth; %4: who wins and why, "
             "in sentences")},
        {claimNotInEnglish,
         QT_TRANSLATE_NOOP3(
             "FileText",
             "“%1” says “%2”, but it is “%3”: the program does not speak the language “%4”, so "
             "this has to be in English.",
             "%1: what a lesson claims; %2: how; %3: the truth; %4: fr")},
        {claimIdle,
         QT_TRANSLATE_NOOP3("FileText", "There is nothing here that “%1” could be held against.",
                            "%1: what a lesson claims")},
        {answerOfOtherKind, {QT_TR_NOOP("“%1” is no answer to this kind of exercise.")}},
        {answerUnfinished,
         {QT_TR_NOOP(
             "“%1” leaves a part of the answer open: a card, a comparison or the value of a "
             "wild is missing.")}},
        {answerWithCardTwice, {QT_TR_NOOP("“%1” holds a card twice, but one deck holds it once.")}},
        {answerChangesCards, {QT_TR_NOOP("“%1” changes a card that the exercise gives.")}},
        {answerNamesNoLine, {QT_TR_NOOP("“%1” names a line that the listing does not have.")}},
        {translationMissing, {QT_TR_NOOP("“%1” is missing; the English lesson has it.")}},
        {translationExtra, {QT_TR_NOOP("The English lesson has no “%1”.")}},
        {translatedCards, {QT_TR_NOOP("“%1” has other cards or rules in the English lesson.")}},
        {translatedQuestion, {QT_TR_NOOP("“%1” asks something else in the English lesson.")}},
        {translatedHead, {QT_TR_NOOP("“%1” is another one in the English lesson.")}},
        {translatedKey, {QT_TR_NOOP("“%2” of “%1” is another one in the English lesson.")}},
        {translatedPlace, {QT_TR_NOOP("“%1” stands elsewhere in the English lesson.")}},
        {translatedListing, {QT_TR_NOOP("The listings are other ones in the English lesson.")}},

        // The argument alone says it.
        {situationWrong, {"%1.", nullptr}},
        {exerciseWrong, {"%1", nullptr}},
    });
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < FileText::faults.size(); ++i) {
        if (FileText::faults[i].fault != static_cast<FileFault>(i))
            return false;
    }
    return FileText::faults.back().fault == FileFault::exerciseWrong;
}

static_assert(isInOrder());

/// Text from a lesson is longer than elsewhere, so that it can be compared.
constexpr qsizetype longestLessonText = 200;

/// How an argument is written in a sentence.
struct ArgumentText
{
    QString operator()(int number) const { return QString::number(number); }

    QString operator()(const std::string& text) const
    {
        return fitForMessage(QString::fromStdString(text), longestLessonText);
    }

    QString operator()(const std::vector<std::string>& names) const
    {
        QStringList list;
        for (const std::string& name : names)
            list += (*this)(name);
        return list.join(QStringLiteral(", "));
    }

    /// “rules.preset”, Player 2: “cards”, the player alone, or “hands”: hand 2.
    QString operator()(const FileKey& key) const
    {
        const QString path = fitForMessage(QString::fromStdString(key.path));
        if (key.hand > 0)
            return fill(FileText::tr("“%1”: hand %2", "%1: a key of the file; %2: a number"),
                        {path, QString::number(key.hand)});
        if (!key.player)
            return fill(FileText::tr("“%1”", "a key of the file, as in '“title” is missing.'"),
                        {path});
        const QString player = playerName(*key.player + 1);
        return path.isEmpty()
                   ? player
                   : fill(FileText::tr("%1: “%2”", "%1: a player; %2: a key of the file"),
                          {player, path});
    }

    QString operator()(const FileWord& word) const
    {
        return fitForMessage(QString::fromStdString(word.text));
    }

    QString operator()(Rule rule) const { return ruleValues(rule); }
    QString operator()(Category rank) const { return categoryInline(rank); }
    QString operator()(Card card) const { return cardName(card); }

    /// "Player 2, card 1", "Board, card 3", at the beginning of a sentence.
    QString operator()(const SeenPlace& place) const
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

    QString operator()(const NotationError& error) const { return errorText(error); }
    QString operator()(const SituationError& error) const { return errorText(error); }
    QString operator()(ExerciseFault fault) const { return exerciseFaultText(fault); }
    QString operator()(const GivenAnswer& given) const
    {
        const auto& [exercise, answer] = given;
        return exerciseFeedback(exercise, answer, judge(exercise, answer)).reason;
    }
};

/// The name that was probably meant, where many are known.
std::optional<QString> meantName(const std::vector<FaultArgument>& arguments)
{
    constexpr std::size_t few = 8; // which are easily read
    const auto* names =
        arguments.size() == 2 ? std::get_if<std::vector<std::string>>(&arguments.back()) : nullptr;
    if (!names || names->size() <= few)
        return std::nullopt;
    QStringList known;
    for (const std::string& name : *names)
        known += QString::fromStdString(name);
    return closestName(std::visit(ArgumentText(), arguments.front()), known);
}

/// What is wrong, wherever.
QString sentenceOf(const FileProblem& problem)
{
    const bool isOfLesson = !problem.file.empty();
    if (const auto meant = isOfLesson ? meantName(problem.arguments) : std::nullopt)
        return fill(FileText::tr("“%1” is unknown here; did you mean “%2”?",
                                 "%1: a word of a lesson; %2: one that is known"),
                    {std::visit(ArgumentText(), problem.arguments.front()), *meant});
    if (isOfLesson && problem.fault == FileFault::notFound)
        return fill(FileText::tr("There is no file “%1” here.", "in the folder of a lesson"),
                    {QString::fromStdString(problem.file)});
    const FaultText& sentence = FileText::faults.at(static_cast<std::size_t>(problem.fault));
    QStringList arguments;
    for (const FaultArgument& argument : problem.arguments)
        arguments += std::visit(ArgumentText(), argument);
    const QString text = sentence.text.translated("FileText");
    if (problem.fault < FileFault::valueExpected || problem.fault > FileFault::endExpected)
        return fill(text, arguments);
    arguments += text;
    return isOfLesson // where the line stands before it
               ? fill(FileText::tr("Column %1: %2", "%2: such as “expected a value.”"),
                      arguments.mid(1))
               : fill(FileText::tr("Line %1, column %2: %3", "%3: such as “expected a value.”"),
                      arguments);
}

/// What is wrong with one of several tables.
QString sentenceOfTable(FileProblem problem)
{
    const QString number = QString::number(std::exchange(problem.table, 0));
    const auto* key =
        problem.arguments.empty() ? nullptr : std::get_if<FileKey>(&problem.arguments.front());
    if (key && *key == FileKey{}) {
        problem.arguments.front() =
            fill(FileText::tr("Table %1", "of several in a file, at the beginning of a sentence"),
                 {number})
                .toStdString();
        return sentenceOf(problem);
    }
    const SourceText& text = FileText::faults.at(static_cast<std::size_t>(problem.fault)).text;
    const bool beginsWithPlace =
        text.translated("FileText").startsWith(u"%1")
        && (key || std::holds_alternative<SeenPlace>(problem.arguments.front()));
    return fill(beginsWithPlace
                    ? FileText::tr("Table %1, %2", "'Table 3, Player 2, card 3 should be …'")
                    : FileText::tr("Table %1: %2", "%2: a sentence that says what is "
                                                   "wrong in it"),
                {number, sentenceOf(problem)});
}

} // namespace

QString fileProblemText(const FileProblem& problem)
{
    return problem.table > 0 ? sentenceOfTable(problem) : sentenceOf(problem);
}

QString placedProblemText(const FileProblem& problem)
{
    if (problem.file.empty())
        return fileProblemText(problem);
    return fill(FileText::tr("%1:%2: %3", "'tasks.json:41: …'; keep the form"),
                {QString::fromStdString(problem.file), QString::number(problem.line),
                 fileProblemText(problem)});
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
    case SaveFault::tooLarge:
        return FileText::tr("The file could not be saved: it would be larger than 1 MB.");
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
    case SaveFault::tooLarge:
        return FileText::tr("Shorten the notes, or move some of its tables to another file.");
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
