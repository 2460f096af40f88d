// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/rankfield.h"

#include "app/gui/exercises/choicegroup.h"
#include "app/gui/widgets/language.h"
#include "app/narration/categorytext.h"

#include <QVBoxLayout>

#include <algorithm>

namespace showdown::gui {
namespace {

std::vector<Category> ranksKnown(const HouseRules& rules)
{
    std::vector<Category> ranks;
    for (const Category category : allCategories()) {
        if (rules.knows(category))
            ranks.push_back(category);
    }
    std::ranges::sort(ranks, std::ranges::greater());
    return ranks;
}

} // namespace

RankField::RankField(const Exercise& exercise, QWidget* parent)
    : AnswerField(parent),
      m_rules(exercise.rules),
      m_ranks(ranksKnown(exercise.rules)),
      m_choices(
          new ChoiceGroup(QStringLiteral("rankChoice"), static_cast<int>(m_ranks.size()), this))
{
    setObjectName(QStringLiteral("rankField"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_choices->setEven();
    layout->addWidget(m_choices);
    connect(m_choices, &ChoiceGroup::chosenChanged, this, &AnswerField::changed);
    onRetranslate(*this, [this] {
        m_choices->setAccessibleName(tr("Which rank is it?"));
        for (int rank = 0; rank < m_choices->count(); ++rank)
            m_choices->setWords(
                rank, narration::categoryName(m_ranks[static_cast<std::size_t>(rank)], m_rules));
    });
}

std::optional<ExerciseAnswer> RankField::answer() const
{
    const std::optional<int> chosen = m_choices->chosen();
    return chosen ? std::optional<ExerciseAnswer>(m_ranks[static_cast<std::size_t>(*chosen)])
                  : std::nullopt;
}

QString RankField::missingText() const
{
    return tr("Choose a rank first.");
}

void RankField::showJudgement(const Judgement* judgement)
{
    m_choices->setMark(markOf(judgement));
}

void RankField::focusAnswer()
{
    m_choices->focusChoice();
}

} // namespace showdown::gui
