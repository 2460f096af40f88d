// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/answerkeytext.h"

#include "app/narration/bughunttext.h"
#include "app/narration/exerciseoutstext.h"
#include "app/narration/fill.h"
#include "app/narration/practicetext.h"
#include "app/narration/storytext.h"
#include "core/questions/exercisefacts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace showdown::narration {

namespace {

struct AnswerKeyText
{
    Q_DECLARE_TR_FUNCTIONS(AnswerKeyText)
};

/// A number and a full stop end no sentence: "1. Paar".
QString lastSentence(const QString& text)
{
    static const QRegularExpression ends(QStringLiteral("(?<=[^0-9][.?!]) "));
    return text.split(ends).back();
}

/// "Three sixes: 2 cards; two pair: 9 cards."
QString outsInOneSentence(const Exercise& exercise, int player)
{
    QStringList groups = outGroupTexts(*outsAsked(exercise, player));
    for (qsizetype i = 0; i + 1 < groups.size(); ++i)
        groups[i].chop(1); // the full stop
    return groups.join(QStringLiteral("; "));
}

} // namespace

QString orderLetters(const PracticeQuestion& question)
{
    const PartOrder shown = partsShown(question);
    const auto right = std::get<PartOrder>(rightAnswer(question));
    QString letters;
    for (const PartName& part : right)
        letters += QChar(u'A' + static_cast<int>(std::ranges::find(shown, part) - shown.begin()));
    return letters;
}

std::vector<CardPlace> decidingCards(const Exercise& exercise)
{
    std::vector<CardPlace> right;
    for (int hand = 0; hand < static_cast<int>(exercise.hands.size()); ++hand) {
        for (int position = 0; position < Hand::fullSize; ++position) {
            if (judge(exercise, CardPlace{hand, position}).isRight)
                right.push_back({hand, position});
        }
    }
    return right;
}

QString keyAnswer(const PracticeQuestion& question)
{
    const ExerciseAnswer right = rightAnswer(question);
    const QString text = practiceAnswerText(question, right);
    if (std::holds_alternative<ChooseDecidingCard>(question.exercise.kind)) {
        QStringList cards;
        for (const CardPlace& place : decidingCards(question.exercise))
            cards << practiceAnswerText(question, place);
        cards.removeDuplicates(); // two wilds
        const QString list = cards.join(QStringLiteral(", "));
        return cards.size() < 2
                   ? list
                   : fill(AnswerKeyText::tr("One of these: %1", "%1: a list of cards"), {list});
    }
    if (std::holds_alternative<FindBug>(question.exercise.kind))
        return rightBugText(BugHunt(question.exercise));
    if (std::holds_alternative<BuildHands>(question.exercise.kind))
        return fill(AnswerKeyText::tr("For example %1", "%1: a hand"), {text});
    const std::optional<int> option = rightOption(question);
    const bool isOrder = std::holds_alternative<PartOrder>(right);
    // alone it would look like the number of a question
    if (std::holds_alternative<GiveNumber>(question.exercise.kind) && !option)
        return fill(AnswerKeyText::tr("Answer: %1", "%1: a number"), {text});
    if (!option && !isOrder)
        return text;
    return fill(AnswerKeyText::tr("%1: %2", "the letters of an answer, and the answer: 'B', "
                                            "'Player 2'"),
                {isOrder ? orderLetters(question) : optionKey(question, *option), text});
}

QString keyReason(const PracticeQuestion& question)
{
    const Exercise& exercise = question.exercise;
    if (const auto* outs = std::get_if<MarkOuts>(&exercise.kind))
        return outsInOneSentence(exercise, outs->player);
    const auto* number = std::get_if<GiveNumber>(&exercise.kind);
    if (number && number->of == GiveNumber::Of::outs)
        return outsInOneSentence(exercise, number->player);
    const auto* next = std::get_if<FindNextStep>(&exercise.kind);
    if (next && next->of != FindNextStep::Of::answer)
        return sentenceAt(Run(handsOf(exercise.hands), {exercise.rules, exercise.lens}), next->step,
                          Level::every);
    if (std::holds_alternative<FindBug>(exercise.kind)) {
        const BugHunt hunt(exercise);
        return tableAnswers(hunt, hunt.showingTable());
    }
    // sentences before the last one are the answer: "Player 2 wins.", "Straight: yes."
    const ExerciseAnswer right = rightAnswer(question);
    return lastSentence(practiceFeedback(question, right, judge(exercise, right), 0).reason);
}

} // namespace showdown::narration
