// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// Which field there is for which kind of exercise.
#include "app/gui/exercises/answerfield.h"
#include "app/gui/exercises/bugfield.h"
#include "app/gui/exercises/buildfield.h"
#include "app/gui/exercises/choicefield.h"
#include "app/gui/exercises/deciderfield.h"
#include "app/gui/exercises/numberfield.h"
#include "app/gui/exercises/optionfield.h"
#include "app/gui/exercises/orderfield.h"
#include "app/gui/exercises/outsfield.h"
#include "app/gui/exercises/wildfield.h"
#include "app/gui/exercises/winnerfield.h"
#include "app/narration/solutiontext.h"

#include <algorithm>
#include <random>
#include <span>

namespace showdown::gui {
namespace {

/// The parts in a wrong order, always the same; the first `told` ones stay.
PartOrder shuffledParts(const PartOrder& right, int told)
{
    constexpr unsigned seed = 15;
    std::mt19937 random(seed);
    PartOrder parts = right;
    const std::span open = std::span(parts).subspan(static_cast<std::size_t>(told));
    for (std::size_t i = open.size(); i > 1; --i)
        std::swap(open[i - 1], open[random() % i]); // unlike std::shuffle, portable
    if (parts == right)
        std::ranges::reverse(open);
    return parts;
}

/// Creates the field of each kind.
struct FieldOf
{
    const Exercise& exercise;
    int filled;
    const Appearance& appearance;
    QWidget* parent;

    AnswerField* operator()(const BuildHands& /*kind*/) const
    {
        return new BuildField(exercise, appearance, parent);
    }
    AnswerField* operator()(const ChooseWinner& /*kind*/) const
    {
        return new WinnerField(exercise, parent);
    }
    AnswerField* operator()(const ChooseDecidingCard& /*kind*/) const
    {
        return new DeciderField(exercise, appearance, parent);
    }
    AnswerField* operator()(const OrderParts& /*kind*/) const
    {
        const int told = static_cast<int>(narration::filledSteps(exercise, filled).size());
        const auto right = std::get<PartOrder>(*rightAnswer(exercise));
        return new OrderField(exercise, shuffledParts(right, told), told, parent);
    }
    AnswerField* operator()(const NameWilds& /*kind*/) const
    {
        return new WildField(exercise, appearance, parent);
    }
    AnswerField* operator()(const NameRank& /*kind*/) const
    {
        return new ChoiceField(exercise, parent);
    }
    AnswerField* operator()(const ChooseName& /*kind*/) const
    {
        return new ChoiceField(exercise, parent);
    }
    AnswerField* operator()(const ChooseHand& /*kind*/) const
    {
        return new ChoiceField(exercise, parent);
    }
    AnswerField* operator()(const MarkOuts& /*kind*/) const
    {
        return new OutsField(exercise, appearance, parent);
    }
    AnswerField* operator()(const GiveNumber& /*kind*/) const
    {
        return new NumberField(exercise, parent);
    }
    AnswerField* operator()(const FindNextStep& /*kind*/) const
    {
        return new ChoiceField(exercise, parent);
    }
    AnswerField* operator()(const FindBug& /*kind*/) const
    {
        return new BugField(exercise, parent);
    }
};

} // namespace

AnswerField* createAnswerField(const Exercise& exercise, int filled, const Appearance& appearance,
                               QWidget* parent)
{
    return std::visit(FieldOf{exercise, filled, appearance, parent}, exercise.kind);
}

AnswerField* createAnswerField(const PracticeQuestion& question, const Appearance& appearance,
                               QWidget* parent)
{
    const Exercise& exercise = question.exercise;
    if (!question.options.empty())
        return new OptionField(exercise, question.options, appearance, parent);
    if (std::holds_alternative<OrderParts>(exercise.kind))
        return new OrderField(exercise, partsShown(question), 0, parent);
    return createAnswerField(exercise, 0, appearance, parent);
}

} // namespace showdown::gui
