// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/steps/stepsentence.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

bool When::holds(const StepFacts& step) const
{
    if (m_answer && step.answer() != m_answer)
        return false;
    return !m_test || m_test->holds(step);
}

QString Argument::text(const StepFacts& step) const
{
    if (m_function)
        return m_function(step);
    if (m_aboutVariable)
        return m_aboutVariable(step, m_variable, m_index);
    return step.text(m_variable);
}

QString card(const StepFacts& step)
{
    return step.card(0);
}

QString player(const StepFacts& step)
{
    return QString::number(step.player());
}

QString otherPlayer(const StepFacts& step)
{
    return QString::number(step.otherPlayer());
}

int Count::of(const StepFacts& step) const
{
    if (m_function)
        return m_function(step);
    return m_variable ? step.number(m_variable) : -1;
}

QString StepSentence::filled(const StepFacts& step) const
{
    QStringList texts;
    for (const Argument& argument : arguments) {
        if (argument.isGiven())
            texts << argument.text(step);
    }
    const int number = count.of(step);
    if (number == 1 && one.text)
        return fill(one.translated("Steps"), texts);
    return fill(QCoreApplication::translate("Steps", text.text, text.comment, number), texts);
}

const StepSentence* findSentence(StepSentences sentences, int line, const StepFacts& step)
{
    const auto found = std::ranges::find_if(sentences, [&](const StepSentence& sentence) {
        return sentence.line == line && sentence.when.holds(step);
    });
    return found == sentences.end() ? nullptr : &*found;
}

} // namespace showdown::narration
