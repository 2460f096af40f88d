// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
//
// Which field there is for which kind of exercise.
#include "app/gui/exercises/answerfield.h"
#include "app/gui/exercises/buildfield.h"
#include "app/gui/exercises/choicefield.h"
#include "app/gui/exercises/deciderfield.h"
#include "app/gui/exercises/numberfield.h"
#include "app/gui/exercises/optionfield.h"
#include "app/gui/exercises/orderfield.h"
#include "app/gui/exercises/outsfield.h"
#include "app/gui/exercises/wildfield.h"
#include "app/gui/exercises/winnerfield.h"

namespace showdown::gui {
namespace {

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
        return new OrderField(exercise, filled, parent);
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
};

} // namespace

AnswerField* createAnswerField(const Exercise& exercise, int filled, const Appearance& appearance,
                               QWidget* parent)
{
    return std::visit(FieldOf{exercise, filled, appearance, parent}, exercise.kind);
}

AnswerField* createOptionField(const Exercise& exercise, const std::vector<Option>& options,
                               const Appearance& appearance, QWidget* parent)
{
    return new OptionField(exercise, options, appearance, parent);
}

} // namespace showdown::gui
