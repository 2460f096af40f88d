// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/narration/steps/stepsentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace showdown::narration {

bool haveEqual(const StepFacts& step, const char* variable, int /*number*/)
{
    const std::string name(variable);
    return step.number(name + '1') == step.number(name + '2');
}

bool inFirstHalf(const StepFacts& step)
{
    return step.half() == Half::first;
}

bool inSecondHalf(const StepFacts& step)
{
    return step.half() == Half::second;
}

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

QString owner(const StepFacts& step)
{
    return QString::number(step.owner());
}

int Count::of(const StepFacts& step) const
{
    if (m_function)
        return m_function(step);
    return m_variable ? step.number(m_variable) : -1;
}

namespace {

/// The sentence with its number as a word: "2 wilds" becomes "two wilds". Digits after a % number
/// the arguments.
QString withNumberWord(QString sentence, int number)
{
    const QString digits = QString::number(number);
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool isPlace = i > 0 && sentence[i - 1] == u'%';
        if (isPlace || !QStringView(sentence).sliced(i).startsWith(digits))
            continue;
        QString word = numberWord(number);
        if (i == 0)
            word[0] = word[0].toUpper();
        return sentence.replace(i, digits.size(), word);
    }
    return sentence;
}

} // namespace

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
    const QString sentence = QCoreApplication::translate("Steps", text.text, text.comment, number);
    return fill(number < 0 ? sentence : withNumberWord(sentence, number), texts);
}

const StepSentence* StepTable::find(std::uint8_t line, const StepFacts& step) const
{
    for (const StepRow& row : m_rows) {
        const std::span<const std::uint8_t> names = row.names();
        if (std::ranges::find(names, line) != names.end() && row.sentence.when.holds(step))
            return &row.sentence;
    }
    return nullptr;
}

} // namespace showdown::narration
