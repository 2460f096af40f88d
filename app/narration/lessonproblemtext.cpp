// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/lessonproblemtext.h"

#include "app/narration/errortext.h"
#include "app/narration/exercisefaulttext.h"
#include "app/narration/filetext.h"
#include "app/narration/fill.h"

#include <QCoreApplication>
#include <QStringList>

namespace showdown::narration {

namespace {

struct LessonProblemText
{
    Q_DECLARE_TR_FUNCTIONS(LessonProblemText)
};

constexpr qsizetype longestShown = 200;

/// Text from a lesson, fit for a message; longer than elsewhere, so that it can be compared.
QString lessonText(const std::string& text)
{
    QString shownText;
    const QString all = QString::fromStdString(text);
    for (const QChar character : QStringView(all).left(longestShown)) {
        const bool fits = character.isPrint() || character.isSurrogate();
        shownText += fits ? character : QChar(QChar::ReplacementCharacter);
    }
    return all.size() > longestShown ? shownText + QStringLiteral("…") : shownText;
}

QString listedNames(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list += lessonText(name);
    return list.join(QStringLiteral(", "));
}

QString number(int value)
{
    return QString::number(value);
}

QString faultText(FileFault fault)
{
    return fileProblemText(fault);
}

QString faultText(const SyntaxError& error)
{
    return fileProblemText(error);
}

QString faultText(LessonFlaw flaw)
{
    switch (flaw) {
    case LessonFlaw::noSetting:
        return LessonProblemText::tr("There are neither hands nor hole cards.");
    case LessonFlaw::twoSettings:
        return LessonProblemText::tr("There are hands and hole cards; only one of them can be.");
    case LessonFlaw::openPlace:
        return LessonProblemText::tr("Only a hand that is to be built can have an open place “_”.");
    case LessonFlaw::noClaim:
        return LessonProblemText::tr("This example claims nothing that could be checked.");
    case LessonFlaw::noExample:
        return LessonProblemText::tr("There is no example; a lesson has at least one.");
    case LessonFlaw::noKeyAndValue:
        return LessonProblemText::tr("Expected a key, a colon and a value.",
                                     "a line of a block of cards in a lesson: 'winner: 2'");
    case LessonFlaw::claimBeforeHand:
        return LessonProblemText::tr("This is about a hand, but there is no hand above it.");
    case LessonFlaw::blockNotClosed:
        return LessonProblemText::tr("The block that begins here has no end “```”.");
    case LessonFlaw::noFunction:
        return LessonProblemText::tr("The block names no function to show.");
    case LessonFlaw::noQuestion:
        return LessonProblemText::tr("The block asks nothing; a line “question: …” is missing.");
    case LessonFlaw::tooFewToGuess:
        return LessonProblemText::tr("To guess who wins takes two or three hands.");
    case LessonFlaw::topHeading:
        return LessonProblemText::tr("Headings begin with “##”; the title stands in tasks.json.");
    case LessonFlaw::noText:
        return LessonProblemText::tr("The text is empty.");
    case LessonFlaw::rightIsWrong:
        return LessonProblemText::tr("The engine does not take “right” for a right answer.",
                                     "right: a word of the file");
    case LessonFlaw::wrongIsRight:
        return LessonProblemText::tr("The engine takes “wrong” for a right answer.",
                                     "wrong: a word of the file");
    case LessonFlaw::noOriginal:
        return LessonProblemText::tr("There is no lesson of this name in English.");
    case LessonFlaw::blockMisplaced:
        return LessonProblemText::tr("A block begins with “```” at the start of a line.");
    case LessonFlaw::html:
        return LessonProblemText::tr("HTML is not read here; “<” is written in a code span.");
    case LessonFlaw::notText:
        return LessonProblemText::tr("This line is not text in UTF-8.");
    case LessonFlaw::notObject:
        return LessonProblemText::tr("This should be JSON: one object in braces.");
    case LessonFlaw::folderName:
        return LessonProblemText::tr("The name of a lesson's folder is two digits and words of "
                                     "small letters a to z and digits, with hyphens: 06-two-pair.");
    }
    return {};
}

QString faultText(const LessonKeyUnknown& unknown)
{
    return fill(LessonProblemText::tr("There is no key “%1” here; possible: %2.",
                                      "%1: a word of a lesson's file; %2: words"),
                {lessonText(unknown.key), listedNames(unknown.known)});
}

QString faultText(const LessonKeyTwice& twice)
{
    return fill(LessonProblemText::tr("“%1” is there twice.", "%1: a key of a lesson's file"),
                {lessonText(twice.key)});
}

QString faultText(const LessonKeyMissing& missing)
{
    return fill(LessonProblemText::tr("“%1” is missing.", "%1: a key of a lesson's file"),
                {lessonText(missing.key)});
}

/// The pattern for a value of another kind: %1 is the key.
QString pattern(LessonValue expected)
{
    switch (expected) {
    case LessonValue::text:
        return LessonProblemText::tr("“%1” should be text in quotation marks.");
    case LessonValue::number:
        return LessonProblemText::tr("“%1” should be a number.");
    case LessonValue::wholeNumber:
        return LessonProblemText::tr("“%1” should be a whole number.");
    case LessonValue::trueOrFalse:
        return LessonProblemText::tr("“%1” should be true or false.",
                                     "true and false are words of the file");
    case LessonValue::list:
        return LessonProblemText::tr("“%1” should be a list in brackets.");
    case LessonValue::object:
        return LessonProblemText::tr("“%1” should be an object in braces.");
    case LessonValue::textOrNull:
        return LessonProblemText::tr("“%1” should be text in quotation marks, or null.",
                                     "null is a word of the file");
    case LessonValue::numberOrCards:
        return LessonProblemText::tr("“%1” should be a number or cards.");
    case LessonValue::playerAndCard:
        return LessonProblemText::tr(
            "“%1” should be a player and one of the five cards as dealt, such as 3:5 for the last "
            "card of the third hand.");
    case LessonValue::mistakeAndWinners:
        return LessonProblemText::tr(
            "“%1” should be a printed mistake and who wins with it: E3:2.");
    case LessonValue::callAndVariables:
        return LessonProblemText::tr("“%1” should be a function, the number of the call and "
                                     "variables: GetKickers 1 numWilds=0.");
    case LessonValue::id:
        return LessonProblemText::tr("“%1” should be words of small letters a to z and digits, "
                                     "with hyphens: last-kicker.");
    case LessonValue::value:
        return LessonProblemText::tr("“%1” should be values of cards: 2 to 10, J, Q, K, A.");
    }
    return {};
}

QString faultText(const LessonValueWrong& wrong)
{
    return fill(pattern(wrong.expected), {lessonText(wrong.key)});
}

QString faultText(const LessonNumberOutside& outside)
{
    return fill(LessonProblemText::tr("“%1” should be a number from %2 to %3."),
                {lessonText(outside.key), number(outside.least), number(outside.most)});
}

QString faultText(const LessonListSize& size)
{
    if (size.least == size.most)
        return fill(
            LessonProblemText::tr("“%1” should have as many elements as there are hands: %2."),
            {lessonText(size.key), number(size.most)});
    return fill(LessonProblemText::tr("“%1” should have %2 to %3 elements."),
                {lessonText(size.key), number(size.least), number(size.most)});
}

/// The pattern for a name that does not exist: %1 is the name, %2 lists those there are.
QString pattern(LessonIdUnknown::Kind kind)
{
    using Kind = LessonIdUnknown::Kind;
    switch (kind) {
    case Kind::preset:
        return LessonProblemText::tr("There are no house rules “%1”; there are: %2.");
    case Kind::rule:
        return LessonProblemText::tr("There is no house rule “%1”; there are: %2.");
    case Kind::rank:
        return LessonProblemText::tr("There is no rank “%1”; there are: %2.");
    case Kind::part:
        return LessonProblemText::tr("“%1” is no part of a comparison; there are: %2.");
    case Kind::exercise:
        return LessonProblemText::tr("There is no kind of exercise “%1”; there are: %2.");
    case Kind::asked:
        return LessonProblemText::tr("No number “%1” can be asked for; possible: %2.");
    case Kind::show:
        return LessonProblemText::tr("Cards cannot be shown as “%1”; possible: %2.");
    case Kind::function:
        return LessonProblemText::tr("There is no listing of a function “%1”; there are: %2.");
    case Kind::step:
        return LessonProblemText::tr(
            "There is no example “%1” with hands to step through; there are: %2.");
    case Kind::claim:
        return LessonProblemText::tr(
            "No example, exercise or block is called “%1”; there are: %2.");
    case Kind::field:
        return LessonProblemText::tr("A link cannot claim “%1”; possible: %2.");
    case Kind::block:
        return LessonProblemText::tr("There is no block “%1”; there are: %2.");
    case Kind::link:
        return LessonProblemText::tr("A link cannot lead to “%1”; it can begin with: %2.");
    }
    return {};
}

QString faultText(const LessonIdUnknown& unknown)
{
    return fill(pattern(unknown.kind), {lessonText(unknown.text), listedNames(unknown.known)});
}

QString faultText(const WrongRuleValue& wrong)
{
    return fileProblemText(wrong);
}

QString faultText(const LensNotInRules& wrong)
{
    return fileProblemText(wrong);
}

QString faultText(const LessonCardsWrong& wrong)
{
    const QString error =
        wrong.number > 0 ? errorText(wrong.error, wrong.number) : errorText(wrong.error);
    return fill(LessonProblemText::tr("“%1”: %2", "%1: a key of a lesson; %2: what is wrong"),
                {lessonText(wrong.key), error});
}

QString faultText(const LessonCardCount& count)
{
    if (count.number > 0)
        return fill(LessonProblemText::tr("“%1”: hand %2 should have %3 cards, but has %4."),
                    {lessonText(count.key), number(count.number), number(count.expected),
                     number(count.found)});
    return fill(LessonProblemText::tr("“%1” should have %2 cards, but has %3."),
                {lessonText(count.key), number(count.expected), number(count.found)});
}

QString faultText(const RepeatedCard& repeated)
{
    return errorText(repeated);
}

QString faultText(const SituationError& error)
{
    return errorText(error);
}

QString faultText(const LessonNumberTwice& twice)
{
    return fill(LessonProblemText::tr("The lesson “%1” beside it has the same number.",
                                      "%1: the name of a folder"),
                {lessonText(twice.other)});
}

QString faultText(const LessonUnfitCharacter& unfit)
{
    return fill(LessonProblemText::tr("The character %1 cannot be seen and does not belong here.",
                                      "%1: 'U+202E'"),
                {codePointName(unfit.character)});
}

QString faultText(const LessonIdTwice& twice)
{
    return fill(LessonProblemText::tr("The id “%1” is there twice, first in %2:%3.",
                                      "%1: a word of a file; %2, %3: 'tasks.json:41'"),
                {lessonText(twice.id), lessonText(twice.firstFile), number(twice.firstLine)});
}

QString faultText(ExerciseFault fault)
{
    return exerciseFaultText(fault);
}

QString faultText(const LessonClaimWrong& wrong)
{
    if (!wrong.unspoken.empty())
        return fill(
            LessonProblemText::tr("“%1” says “%2”, but it is “%3”: the program does not speak the "
                                  "language “%4”, so this has to be in English.",
                                  "%1: what a lesson claims; %2: how; %3: the truth; %4: fr"),
            {lessonText(wrong.claim), lessonText(wrong.stated), lessonText(wrong.found),
             lessonText(wrong.unspoken)});
    return fill(LessonProblemText::tr("“%1” says “%2”, but it is “%3”.",
                                      "%1: what a lesson claims; %2: how; %3: the truth"),
                {lessonText(wrong.claim), lessonText(wrong.stated), lessonText(wrong.found)});
}

QString faultText(const LessonClaimIdle& idle)
{
    return fill(LessonProblemText::tr("There is nothing here that “%1” could be held against.",
                                      "%1: what a lesson claims"),
                {lessonText(idle.claim)});
}

QString faultText(const LessonAnswerFault& wrong)
{
    switch (wrong.fault) {
    case AnswerFault::otherKind:
        return fill(LessonProblemText::tr("“%1” is no answer to this kind of exercise."),
                    {lessonText(wrong.key)});
    case AnswerFault::unfinished:
        return fill(
            LessonProblemText::tr("“%1” leaves a part of the answer open: a card, a comparison "
                                  "or the value of a wild is missing."),
            {lessonText(wrong.key)});
    case AnswerFault::cardTwice:
        return fill(LessonProblemText::tr("“%1” holds a card twice, but one deck holds it once."),
                    {lessonText(wrong.key)});
    case AnswerFault::changed:
        return fill(LessonProblemText::tr("“%1” changes a card that the exercise gives."),
                    {lessonText(wrong.key)});
    }
    return {};
}

QString faultText(const LessonTranslationDiffers& differs)
{
    switch (differs.what) {
    case LessonTranslationDiffers::What::missing:
        return fill(LessonProblemText::tr("“%1” is missing; the English lesson has it."),
                    {lessonText(differs.id)});
    case LessonTranslationDiffers::What::extra:
        return fill(LessonProblemText::tr("The English lesson has no “%1”."),
                    {lessonText(differs.id)});
    case LessonTranslationDiffers::What::cards:
        return fill(LessonProblemText::tr("“%1” has other cards or rules in the English lesson."),
                    {lessonText(differs.id)});
    case LessonTranslationDiffers::What::question:
        return fill(LessonProblemText::tr("“%1” asks something else in the English lesson."),
                    {lessonText(differs.id)});
    case LessonTranslationDiffers::What::key:
        return differs.id.empty()
                   ? fill(LessonProblemText::tr("“%1” is another one in the English lesson."),
                          {lessonText(differs.key)})
                   : fill(LessonProblemText::tr("“%2” of “%1” is another one in the English "
                                                "lesson."),
                          {lessonText(differs.id), lessonText(differs.key)});
    case LessonTranslationDiffers::What::place:
        return fill(LessonProblemText::tr("“%1” stands elsewhere in the English lesson."),
                    {lessonText(differs.id)});
    case LessonTranslationDiffers::What::listing:
        return LessonProblemText::tr("The listings are other ones in the English lesson.");
    }
    return {};
}

} // namespace

QString lessonFaultText(const LessonFault& fault)
{
    return std::visit([](const auto& one) { return faultText(one); }, fault);
}

QString lessonProblemText(const LessonProblem& problem)
{
    if (problem.file.empty())
        return lessonFaultText(problem.fault);
    return fill(LessonProblemText::tr("%1:%2: %3", "'tasks.json:41: …'; keep the form"),
                {QString::fromStdString(problem.file), number(problem.line),
                 lessonFaultText(problem.fault)});
}

} // namespace showdown::narration
