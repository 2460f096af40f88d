// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/parting.h"

#include <algorithm>

namespace showdown {

namespace {

bool areSame(const Step& one, const Step& other)
{
    return one.listing == other.listing && one.line == other.line && one.half == other.half
           && one.caller == other.caller && one.players == other.players
           && one.condition == other.condition && one.variables == other.variables;
}

Parting::Side sideOf(const Run& run, int index)
{
    Parting::Side side;
    if (index < run.size()) {
        side.step = &run.step(index);
        side.number = side.step->number(run.terms());
    }
    side.answer = answerOf(run.outcome(), run.end());
    return side;
}

std::optional<VariableValue> valueIn(const Step& step, std::string_view name)
{
    const auto found = std::ranges::find(step.variables, name, &Variable::name);
    return found == step.variables.end() ? std::nullopt : std::optional(found->value);
}

std::vector<Parting::Difference> differences(const Step& right, const Step& printed)
{
    std::vector<Parting::Difference> result;
    for (const Variable& variable : right.variables) {
        const auto other = valueIn(printed, variable.name);
        if (other != variable.value)
            result.push_back({variable.name, variable.value, other});
    }
    for (const Variable& variable : printed.variables) {
        if (!valueIn(right, variable.name))
            result.push_back({variable.name, std::nullopt, variable.value});
    }
    return result;
}

/// The next step of the same call; nullptr if there is none.
const Step* nextOfCall(const Run& run, int index)
{
    const Step& from = run.step(index);
    const auto next = run.nextWhere(index, [&from](const Step& step) {
        return step.listing == from.listing && step.caller == from.caller;
    });
    return next ? &run.step(*next) : nullptr;
}

} // namespace

Run printedRun(const Run& run, int mistake)
{
    Terms terms = run.terms();
    terms.mistake = mistake;
    return {run.hands(), terms};
}

std::optional<Parting> parting(const Run& right, const Run& printed)
{
    const auto at = std::ranges::mismatch(right.steps(), printed.steps(), areSame).in1;
    const auto index = static_cast<int>(at - right.steps().begin());
    if (index == right.size() && index == printed.size())
        return std::nullopt;
    Parting result{index, sideOf(right, index), sideOf(printed, index), {}};
    const Step* one = result.repaired.step;
    const Step* other = result.printed.step;
    if (one && other && one->listing == other->listing)
        result.variables = differences(*one, *other);
    if (one && other && one->listing == other->listing && result.variables.empty()) {
        one = nextOfCall(right, index); // a call on the line is over by then
        other = nextOfCall(printed, index);
        if (one && other && one->line == other->line)
            result.variables = differences(*one, *other);
    }
    return result;
}

} // namespace showdown
