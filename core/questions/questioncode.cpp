// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercisefacts.h"
#include "core/questions/questiondealers.h"

#include <algorithm>
#include <utility>

namespace showdown {
namespace {

/// Whether two steps are the same to one who knows their line, the variables and the card that the
/// line looks at.
bool looksAlike(const Step& one, const Step& other)
{
    const auto current = [](const Step& step) {
        CardsInRoles cards = step.cards;
        std::erase_if(cards, [](const CardInRole& card) { return card.role != CardRole::current; });
        return cards;
    };
    return one.listing == other.listing && one.line == other.line && one.half == other.half
           && one.players == other.players && one.variables == other.variables
           && current(one) == current(other);
}

/// Whether no other step that looks alike goes on in another way.
bool isDetermined(const Run& run, const FindNextStep& asked, int index)
{
    const Step& step = run.step(index);
    for (int other = 1; other + 2 < run.size(); ++other) {
        if (!looksAlike(run.step(other), step))
            continue;
        const Step& next = run.step(other + 1);
        const Step& ofStep = run.step(index + 1);
        const bool isSame = asked.of == FindNextStep::Of::function
                                ? run.step(other + 2).listing == run.step(index + 2).listing
                                : run.step(other).condition == step.condition
                                      && next.listing == ofStep.listing && next.line == ofStep.line;
        if (!isSame)
            return false;
    }
    return true;
}

/// The steps of a run that can be asked about so.
std::vector<int> stepsToAsk(const Run& run, FindNextStep asked)
{
    std::vector<int> steps;
    for (int index = 1; index + 2 < run.size(); ++index) {
        asked.step = index;
        const Step& step = run.step(index);
        switch (asked.of) {
        case FindNextStep::Of::answer:
            // where no card is looked at, the variables alone say it
            if (const auto asks = questionAt(run, index, asked.level);
                asks && (!std::holds_alternative<ConditionAsked>(*asks) || !step.cards.empty()))
                steps.push_back(index);
            break;
        case FindNextStep::Of::line: // a condition leads to one line or another
            if (step.condition && run.step(index + 1).listing == step.listing)
                steps.push_back(index);
            break;
        case FindNextStep::Of::function: // which the next line calls
            if (!run.previousOfCall(index + 2) && run.previousOfCall(index + 1))
                steps.push_back(index);
            break;
        }
    }
    std::erase_if(steps, [&](int index) { return !isDetermined(run, asked, index); });
    return steps;
}

/// Those of the steps in one short function, not in an inner call; each as likely, however often
/// it runs.
std::vector<int> inOneShortFunction(const Run& run, std::vector<int> steps, SeededRandom& random)
{
    constexpr std::size_t mostLines = 15; // read at a glance
    std::erase_if(steps, [&run](int index) {
        const Step& step = run.step(index);
        return step.depth > 1 || step.listing->shown(run.terms()).size() > mostLines;
    });
    std::vector<const Listing*> functions;
    for (const int index : steps) {
        const Listing* function = run.step(index).listing;
        if (std::ranges::find(functions, function) == functions.end())
            functions.push_back(function);
    }
    if (functions.empty())
        return {};
    const Listing* chosen = random.pick(functions);
    std::erase_if(steps, [&](int index) { return run.step(index).listing != chosen; });
    return steps;
}

/// An easy one is about a line of a short function.
std::optional<FindNextStep> someStep(const Run& run, Difficulty difficulty, SeededRandom& random)
{
    using Of = FindNextStep::Of;
    FindNextStep asked;
    asked.of = difficulty == Difficulty::easy
                   ? random.pick(std::array{Of::function, Of::line})
                   : random.pick(std::array{Of::function, Of::line, Of::line, Of::answer});
    asked.level = Level::questions;
    std::vector<int> steps = stepsToAsk(run, asked);
    if (difficulty == Difficulty::easy)
        steps = inOneShortFunction(run, std::move(steps), random);
    random.shuffle(steps);
    const Answer wanted = random.chance(1, 2); // yes and no are as likely
    const auto isWanted = [&](int index) {
        if (asked.of != Of::answer)
            return true;
        const Answer answer = rightAnswer(*questionAt(run, index, asked.level));
        return !std::holds_alternative<bool>(answer) || answer == wanted;
    };
    const auto chosen = std::ranges::find_if(steps, isWanted);
    if (chosen == steps.end())
        return std::nullopt;
    asked.step = *chosen;
    return asked;
}

/// A number that a variable holds at the end of a call; see GiveNumber.
std::optional<GiveNumber> someVariable(const Run& run, SeededRandom& random)
{
    const int index = random.below(run.size());
    const std::string function(run.step(index).listing->function);
    GiveNumber asked;
    asked.of = GiveNumber::Of::variable;
    asked.function = function;
    std::vector<int> steps = stepsOfCall(run, function, asked.call);
    while (!steps.empty() && std::ranges::find(steps, index) == steps.end())
        steps = stepsOfCall(run, function, ++asked.call);
    if (steps.empty())
        return std::nullopt;
    std::vector<std::string> names;
    for (const Variable& variable : run.step(steps.back()).variables) {
        const auto* card = std::get_if<CardValue>(&variable.value);
        if (std::holds_alternative<int>(variable.value)
            || (card && card->value >= number(Rank::two) && card->value <= number(Rank::ace)))
            names.emplace_back(variable.name);
    }
    if (names.empty())
        return std::nullopt;
    asked.variable = random.pick(names);
    return asked;
}

} // namespace

std::optional<DealtExercise> dealCode(const QuestionSource& source, const HouseRules& rules,
                                      SeededRandom& random)
{
    QuestionSource hands = source;
    const bool isOne = source.difficulty == Difficulty::easy || random.chance(1, 2);
    hands.kind = isOne ? QuestionKind::name : QuestionKind::winner;
    auto dealt = dealHands(hands, rules, {1 + random.below(2)}, random);
    if (!dealt)
        return std::nullopt;
    const Run run(handsOf(dealt->exercise.hands), {rules, std::nullopt});
    if (source.kind == QuestionKind::nextStep) {
        const auto asked = someStep(run, source.difficulty, random);
        dealt->exercise.kind = asked.value_or(FindNextStep{});
        return asked ? dealt : std::nullopt;
    }
    constexpr int tries = 4;
    for (int each = 0; each < tries; ++each) {
        if (const auto asked = someVariable(run, random)) {
            dealt->exercise.kind = *asked;
            return dealt;
        }
    }
    return std::nullopt;
}

} // namespace showdown
