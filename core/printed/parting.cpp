// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/printed/parting.h"

#include <algorithm>
#include <utility>

namespace showdown {

namespace {

bool isSamePlace(const Step& one, const Step& other)
{
    return one.listing == other.listing && one.line == other.line && one.half == other.half;
}

/// The step after the call that begins with this one.
int afterCall(const Run& run, int first)
{
    const Step& head = run.step(first);
    const auto isOfCall = [&](const Step& step) {
        return step.depth > head.depth
               || (step.depth == head.depth && step.listing == head.listing
                   && step.line != head.line);
    };
    int index = first + 1;
    while (index < run.size() && isOfCall(run.step(index)))
        ++index;
    return index;
}

/// Goes through both runs as long as they are the same.
class Walk
{
public:
    Walk(const Run& right, const Run& printed) : m_right(right), m_printed(printed) {}

    void toTheParting()
    {
        while (m_rightIndex < m_right.size() && m_printedIndex < m_printed.size()) {
            if (areSame()) {
                ++m_rightIndex;
                ++m_printedIndex;
            } else if (!skipCall()) {
                return;
            }
        }
    }

    int rightIndex() const { return m_rightIndex; }
    int printedIndex() const { return m_printedIndex; }

private:
    bool areSame() const
    {
        const Step& one = m_right.step(m_rightIndex);
        const Step& other = m_printed.step(m_printedIndex);
        return isSamePlace(one, other) && one.caller == rightCaller(other.caller)
               && one.players == other.players && one.condition == other.condition
               && one.variables == other.variables;
    }

    /// The step of the other run for one that made a call, before this one.
    std::optional<int> rightCaller(std::optional<int> caller) const
    {
        int skipped = 0;
        for (const auto& [first, after] : m_skipped)
            skipped += std::clamp(caller.value_or(0) - first + 1, 0, after - first);
        return caller ? std::optional(*caller - skipped) : caller;
    }

    /// Passes over a call that the other run does not make, if both are at one place after it.
    bool skipCall()
    {
        if (m_printed.step(m_printedIndex).number(m_printed.terms()) != 1
            || isSamePlace(m_right.step(m_rightIndex), m_printed.step(m_printedIndex)))
            return false;
        const int after = afterCall(m_printed, m_printedIndex);
        if (after == m_printed.size()
            || !isSamePlace(m_right.step(m_rightIndex), m_printed.step(after)))
            return false;
        m_skipped.emplace_back(m_printedIndex, after);
        m_printedIndex = after;
        return true;
    }

    const Run& m_right;
    const Run& m_printed;
    int m_rightIndex = 0;
    int m_printedIndex = 0;
    std::vector<std::pair<int, int>> m_skipped; ///< first step, and the one after the last
};

Parting::Side sideOf(const Run& run, int index)
{
    Parting::Side side;
    side.index = index;
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

bool differInAnswer(const Step* one, const Step* other)
{
    return one && other && isSamePlace(*one, *other) && one->condition != other->condition;
}

/// The steps from this one on that are so deep, until the call is over, and the step after it.
struct RestOfCall
{
    std::vector<int> steps;
    int after = 0;
};

RestOfCall restOfCall(const Run& run, int from, int depth)
{
    RestOfCall rest;
    for (rest.after = from; rest.after < run.size(); ++rest.after) {
        if (run.step(rest.after).depth < depth)
            break;
        if (run.step(rest.after).depth == depth)
            rest.steps.push_back(rest.after);
    }
    return rest;
}

/// Goes on in both runs to the nearest line that both come to, in this call or in one that led to
/// it; false if there is none.
bool meet(const Run& right, int& index, const Run& printed, int& other)
{
    int depth = std::min(right.step(index).depth, printed.step(other).depth);
    for (; depth >= 0 && index < right.size() && other < printed.size(); --depth) {
        const RestOfCall ours = restOfCall(right, index, depth);
        const RestOfCall theirs = restOfCall(printed, other, depth);
        std::size_t passed = ours.steps.size() + theirs.steps.size();
        for (std::size_t i = 0; i < ours.steps.size() && i < passed; ++i) {
            for (std::size_t j = 0; j < theirs.steps.size() && i + j < passed; ++j) {
                if (!isSamePlace(right.step(ours.steps[i]), printed.step(theirs.steps[j])))
                    continue;
                passed = i + j;
                index = ours.steps[i];
                other = theirs.steps[j];
            }
        }
        if (passed < ours.steps.size() + theirs.steps.size())
            return true;
        index = ours.after;
        other = theirs.after;
    }
    return false;
}

/// Whether both runs have the variable.
bool isShared(const Parting::Difference& difference)
{
    return difference.repaired && difference.printed;
}

bool differ(const Step& right, const Step& printed, bool onlyShared)
{
    return right.condition != printed.condition
           || (onlyShared ? std::ranges::any_of(differences(right, printed), isShared)
                          : right.variables != printed.variables);
}

std::optional<Parting::Pair> firstOtherValue(const Run& right, int index, const Run& printed,
                                             int other, bool onlyShared)
{
    while (index < right.size() && other < printed.size()) {
        const Step& one = right.step(index);
        const Step& two = printed.step(other);
        if (!isSamePlace(one, two) || one.depth != two.depth) {
            if (!meet(right, index, printed, other))
                break;
        } else if (differ(one, two, onlyShared)) {
            return Parting::Pair{index, &one, &two, one.number(right.terms())};
        } else {
            ++index;
            ++other;
        }
    }
    return std::nullopt;
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
    Walk walk(right, printed);
    walk.toTheParting();
    if (walk.rightIndex() == right.size() && walk.printedIndex() == printed.size())
        return std::nullopt;
    Parting result{sideOf(right, walk.rightIndex()), sideOf(printed, walk.printedIndex()), {}, {}};
    const Step* one = result.repaired.step;
    const Step* other = result.printed.step;
    if (one && other && one->listing == other->listing)
        result.variables = differences(*one, *other);
    if (one && other && one->listing == other->listing && result.variables.empty()) {
        one = nextOfCall(right, walk.rightIndex()); // a call on the line is over by then
        other = nextOfCall(printed, walk.printedIndex());
        if (one && other && one->line == other->line)
            result.variables = differences(*one, *other);
    }
    // on another line a variable of one run alone may only be set a line later in the other
    const bool isShown = std::ranges::any_of(result.variables, [&](const auto& each) {
        return isSamePlace(*one, *other) || isShared(each);
    });
    if (isShown || differInAnswer(result.repaired.step, result.printed.step))
        return result;
    const bool onlyShared = !result.variables.empty();
    result.later =
        firstOtherValue(right, walk.rightIndex(), printed, walk.printedIndex(), onlyShared);
    if (result.later)
        result.variables = differences(*result.later->repaired, *result.later->printed);
    return result;
}

} // namespace showdown
