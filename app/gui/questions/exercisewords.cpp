// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/questions/exercisewords.h"

#include "app/narration/comparisontext.h"
#include "app/narration/verdicttext.h"

#include <QCoreApplication>

namespace showdown::gui {
namespace {

struct ExerciseWords
{
    Q_DECLARE_TR_FUNCTIONS(ExerciseWords)
};

} // namespace

QString judgedTitle(bool isRight)
{
    return isRight ? ExerciseWords::tr("Right.") : ExerciseWords::tr("Not quite.");
}

QString judgedReason(const Exercise& exercise, const ExerciseAnswer& /*answer*/,
                     const Judgement& judgement)
{
    if (judgement.showdown.players.empty())
        return {};
    return narration::verdict(judgement.showdown, exercise.rules, exercise.lens).text();
}

QString answerFaultText(AnswerFault fault)
{
    return fault == AnswerFault::cardTwice ? ExerciseWords::tr("One deck holds each card once.")
                                           : ExerciseWords::tr("The answer is not complete yet.");
}

QStringList filledStepTexts(const Exercise& exercise, int count)
{
    const std::optional<ExerciseAnswer> right = rightAnswer(exercise);
    QStringList steps;
    if (!right || count <= 0)
        return steps;
    const Judgement judgement = judge(exercise, *right);
    for (const Comparison& comparison : judgement.showdown.comparisons) {
        for (const ComparisonPart& part : comparison.parts) {
            if (steps.size() < count)
                steps << narration::leafDescription(part, comparison);
        }
    }
    return steps;
}

} // namespace showdown::gui
