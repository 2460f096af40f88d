// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/choicefield.h"

#include "app/gui/widgets/language.h"
#include "app/narration/exercisetext.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

bool asksForName(const Exercise& exercise)
{
    return std::holds_alternative<ChooseName>(exercise.kind);
}

bool asksForHand(const Exercise& exercise)
{
    return std::holds_alternative<ChooseHand>(exercise.kind);
}

std::vector<ExerciseAnswer> answersOf(const Exercise& exercise)
{
    std::vector<ExerciseAnswer> answers;
    if (const auto* named = std::get_if<ChooseName>(&exercise.kind)) {
        answers.assign(named->names.begin(), named->names.end());
    } else if (asksForHand(exercise)) {
        for (int player = 1; player <= static_cast<int>(exercise.hands.size()); ++player)
            answers.emplace_back(ChosenHand{player});
    } else if (!std::holds_alternative<FindNextStep>(exercise.kind)) { // has its own options
        for (const Category category : allCategories()) {
            if (exercise.rules.knows(category))
                answers.emplace_back(category);
        }
        std::ranges::sort(answers, std::ranges::greater(),
                          [](const ExerciseAnswer& each) { return std::get<Category>(each); });
    }
    return answers;
}

/// "rank", "name" or "hand", with which the names of the widgets begin.
QString wordOf(const Exercise& exercise)
{
    return asksForName(exercise)   ? QStringLiteral("name")
           : asksForHand(exercise) ? QStringLiteral("hand")
                                   : QStringLiteral("rank");
}

} // namespace

ChoiceField::ChoiceField(const Exercise& exercise, QWidget* parent)
    : ChoiceField(exercise, answersOf(exercise), wordOf(exercise) + QStringLiteral("Field"),
                  wordOf(exercise) + QStringLiteral("Choice"), parent)
{
    m_choices->setEven();
    onRetranslate(*this, [this] { sayWords(); });
}

ChoiceField::ChoiceField(const Exercise& exercise, const std::vector<ExerciseAnswer>& answers,
                         const QString& name, const QString& groupName, QWidget* parent,
                         const ChoiceGroup::MakeButton& make)
    : AnswerField(parent),
      m_exercise(exercise),
      m_answers(answers),
      m_choices(new ChoiceGroup(groupName, static_cast<int>(answers.size()), this, make))
{
    setObjectName(name);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_choices);
    connect(m_choices, &ChoiceGroup::chosenChanged, this, &AnswerField::changed);
}

void ChoiceField::sayWords()
{
    m_choices->setAccessibleName(asksForName(m_exercise)   ? tr("What is the hand called?")
                                 : asksForHand(m_exercise) ? tr("Which hand is it?")
                                                           : tr("Which rank is it?"));
    for (int choice = 0; choice < m_choices->count(); ++choice) {
        const QString key = asksForName(m_exercise)   ? QString(QChar(u'A' + choice))
                            : asksForHand(m_exercise) ? QString::number(choice + 1)
                                                      : QString();
        m_choices->setWords(choice, narration::exerciseChoice(m_exercise, answerAt(choice)), key);
    }
}

std::optional<ExerciseAnswer> ChoiceField::answer() const
{
    const std::optional<int> chosen = m_choices->chosen();
    return chosen ? std::optional(answerAt(*chosen)) : std::nullopt;
}

QString ChoiceField::missingText() const
{
    return asksForName(m_exercise)   ? tr("Choose a name first.")
           : asksForHand(m_exercise) ? tr("Choose a hand first.")
                                     : tr("Choose a rank first.");
}

void ChoiceField::showJudgement(const Judgement* judgement)
{
    m_choices->setMark(markOf(judgement));
}

bool ChoiceField::takeKey(const QKeyEvent& event)
{
    return m_choices->takeKey(event);
}

void ChoiceField::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        AnswerField::keyPressEvent(event);
}

void ChoiceField::focusAnswer()
{
    m_choices->focusChoice();
}

} // namespace showdown::gui
